import { Compartment, EditorState, Transaction } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldControl } from '../Field'
import type { CodeVariable } from './CodeEditor'
import { CodeStatus } from './CodeStatus'
import { codeExtensions, indentKeys } from './codeExtensions'
import { codeTheme } from './codeTheme'
import type { CodeReport } from './inspectCode'
import { VariableMenu } from './VariableMenu'

interface CodeSurfaceProps {
  value: string
  onChange(value: string): void
  onBlur: (() => void) | undefined
  language: 'html' | 'text'
  variables: readonly CodeVariable[] | undefined
  readOnly: boolean
  control: FieldControl
  labelId: string
}

export interface CodePlace {
  line: number
  column: number
}

const NONCE = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Its own chunk: it carries CodeMirror. The view is made once; what changes goes through compartments. */
export default function CodeSurface(props: CodeSurfaceProps) {
  const { value, onChange, onBlur, language, variables, readOnly, control, labelId } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [rules] = useState(() => new Compartment())
  const [access] = useState(() => new Compartment())
  const [report, setReport] = useState<CodeReport>()
  const [place, setPlace] = useState<CodePlace>({ line: 1, column: 1 })
  const statusId = `${control.id}-status`
  const described = [control['aria-describedby'], statusId].filter(Boolean).join(' ')
  const names = JSON.stringify(variables ?? null)

  const changed = useEffectEvent(onChange)
  const left = useEffectEvent(() => onBlur?.())
  const first = useEffectEvent(() => value)

  useLayoutEffect(() => {
    if (!host.current) return
    const follow = EditorView.updateListener.of(({ state, docChanged, selectionSet, transactions }) => {
      if (docChanged && !transactions.some((each) => each.annotation(Transaction.remote))) changed(state.doc.toString())
      if (!docChanged && !selectionSet) return
      const line = state.doc.lineAt(state.selection.main.head)
      setPlace({ line: line.number, column: state.selection.main.head - line.from + 1 })
    })
    const blur = EditorView.domEventHandlers({ blur: () => left() })
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: first(),
        extensions: [
          EditorView.cspNonce.of(NONCE()),
          keymap.of(indentKeys),
          rules.of([]),
          access.of([]),
          basicSetup,
          EditorView.lineWrapping,
          codeTheme,
          follow,
          blur,
        ],
      }),
    })
    view.current = made
    return () => {
      view.current = null
      made.destroy()
    }
  }, [rules, access])

  useLayoutEffect(() => {
    const { report: field, extensions } = codeExtensions({ language, variables: JSON.parse(names) ?? undefined })
    const tell = EditorView.updateListener.of(({ state }) => setReport(state.field(field)))
    view.current?.dispatch({ effects: rules.reconfigure([extensions, tell]) })
  }, [language, names, rules])

  useLayoutEffect(() => {
    const attributes: Record<string, string> = { id: control.id, 'aria-labelledby': labelId, 'aria-describedby': described }
    if (control['aria-invalid']) attributes['aria-invalid'] = 'true'
    if (readOnly) attributes['aria-readonly'] = 'true'
    view.current?.dispatch({
      effects: access.reconfigure([EditorState.readOnly.of(readOnly), EditorView.contentAttributes.of(attributes)]),
    })
  }, [access, control.id, control['aria-invalid'], described, labelId, readOnly])

  // A value from outside (a reset, another version) replaces the text; our own report comes back equal.
  useEffect(() => {
    const now = view.current
    if (!now || now.state.doc.toString() === value) return
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: value }, annotations: Transaction.remote.of(true) })
  }, [value])

  const insert = (name: string) => {
    const now = view.current
    if (!now) return
    now.dispatch(now.state.replaceSelection(`{{${name}}}`))
    now.focus()
  }
  return (
    <>
      {variables?.length && !readOnly ? <VariableMenu variables={variables} onChoose={insert} /> : null}
      <div ref={host} />
      {report ? <CodeStatus id={statusId} {...{ report, place, language, judged: variables !== undefined }} /> : null}
    </>
  )
}
