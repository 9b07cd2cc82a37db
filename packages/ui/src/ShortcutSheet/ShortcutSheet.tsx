import { Fragment } from 'react'
import { Dialog, type DialogProps } from '../Dialog'
import { Kbd } from '../Kbd'
import * as S from './ShortcutSheet.styles'

export interface Shortcut {
  label: string
  /** Keys pressed together, in the order they are read: `['Ctrl', 'K']`. */
  keys: readonly string[]
  /** Keys are pressed one after the other: `g` then `u`. */
  sequence?: boolean | undefined
}

export interface ShortcutGroup {
  label: string
  shortcuts: readonly Shortcut[]
}

export interface ShortcutSheetProps extends Omit<DialogProps, 'title' | 'children' | 'size'> {
  groups: readonly ShortcutGroup[]
}

/** The list of keys that `?` opens. */
export function ShortcutSheet({ groups, ...rest }: ShortcutSheetProps) {
  return (
    <Dialog title="Keyboard shortcuts" size="lg" {...rest}>
      <S.Columns>
        {groups.map((group) => (
          <S.Group key={group.label} aria-label={group.label}>
            <h3>{group.label}</h3>
            <dl>
              {group.shortcuts.map((shortcut) => (
                <S.Entry key={shortcut.label}>
                  <dt>{shortcut.label}</dt>
                  <dd>
                    {shortcut.keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && shortcut.sequence ? ' then ' : null}
                        <Kbd>{key}</Kbd>
                      </Fragment>
                    ))}
                  </dd>
                </S.Entry>
              ))}
            </dl>
          </S.Group>
        ))}
      </S.Columns>
    </Dialog>
  )
}
