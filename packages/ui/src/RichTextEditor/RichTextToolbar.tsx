import { type Editor, useEditorState } from '@tiptap/react'
import { ImagePlus, Link as LinkIcon } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../IconButton'
import { AddressForm } from './AddressForm'
import * as S from './RichTextEditor.styles'
import { isSafeImage, isSafeLink } from './richText'
import { TOOLBAR_ACTS, type ToolbarAct } from './toolbarActs'

type Asking = 'link' | 'image'

/** One stop of Tab; arrows, Home and End move inside it. Link and picture ask for an address below. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [stop, setStop] = useState(0)
  const [asking, setAsking] = useState<Asking | null>(null)
  const acts: readonly ToolbarAct[] = [
    ...TOOLBAR_ACTS,
    { name: 'Link', icon: LinkIcon, isOn: (on) => on.isActive('link'), run: () => ask('link') },
    { name: 'Picture by address', icon: ImagePlus, run: () => ask('image') },
  ]
  const pressed = useEditorState({ editor, selector: (state) => acts.map((act) => act.isOn?.(state.editor)) })

  function ask(what: Asking): boolean {
    setAsking(what)
    return true
  }
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const last = acts.length - 1
    const next = { [forward]: stop === last ? 0 : stop + 1, [backward]: stop === 0 ? last : stop - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  const close = () => {
    setAsking(null)
    editor.commands.focus()
  }
  const linkTo = (address: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else chain.setLink({ href: address }).run()
    setAsking(null)
  }
  const place = (address: string, words: string) => {
    editor.chain().focus().setImage({ src: address, alt: words }).run()
    setAsking(null)
  }
  return (
    <>
      <S.Toolbar role="toolbar" aria-label="Formatting" onKeyDown={move}>
        {acts.map((act, index) => (
          <IconButton
            key={act.name}
            size="sm"
            label={act.name}
            icon={act.icon}
            aria-pressed={act.isOn ? pressed[index] === true : undefined}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            onClick={() => act.run(editor)}
          />
        ))}
      </S.Toolbar>
      {asking === 'link' ? (
        <AddressForm
          label="Address of the link"
          start={String(editor.getAttributes('link')['href'] ?? '')}
          isGood={(address) => address === '' || isSafeLink(address)}
          fault="Write a whole address that begins with https://, http:// or mailto:."
          hint="Leave it empty to take the link away."
          onDone={linkTo}
          onCancel={close}
        />
      ) : null}
      {asking === 'image' ? (
        <AddressForm
          label="Address of the picture"
          start=""
          words="What it shows"
          isGood={isSafeImage}
          fault="Write a whole address that begins with https:// or http://."
          onDone={place}
          onCancel={close}
        />
      ) : null}
    </>
  )
}
