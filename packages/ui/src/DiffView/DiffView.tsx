import { type ComponentPropsWithRef, useMemo } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import * as S from './DiffView.styles'
import { diffLines } from './diffLines'

export interface DiffViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names what is compared, e.g. "Version 3 and version 4". */
  label: string
  before: string
  after: string
}

const WORDS = { same: '', added: 'Added: ', removed: 'Removed: ' } as const

/** Two texts line by line: sign, colour and, for screen readers, words. Texts are shown as text, whatever they hold. */
export function DiffView({ label, before, after, ...rest }: DiffViewProps) {
  const lines = useMemo(() => diffLines(before, after), [before, after])
  if (before === after)
    return (
      <S.Frame {...rest}>
        <S.Nothing>Nothing changed.</S.Nothing>
      </S.Frame>
    )
  return (
    <S.Frame role="region" aria-label={label} tabIndex={0} {...rest}>
      <S.Lines>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place; equal lines are common
          <S.Line key={index} data-kind={line.kind}>
            <span>
              {line.kind === 'same' ? null : <VisuallyHidden>{WORDS[line.kind]}</VisuallyHidden>}
              {line.text}
            </span>
          </S.Line>
        ))}
      </S.Lines>
    </S.Frame>
  )
}
