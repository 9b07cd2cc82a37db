import { CircleAlert, CircleCheck } from 'lucide-react'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import * as S from './CodeEditor.styles'
import type { CodePlace } from './CodeSurface'
import type { CodeReport } from './inspectCode'

interface CodeStatusProps {
  id: string
  report: CodeReport
  place: CodePlace
  language: 'html' | 'text'
  /** There is a list of known names. */
  judged: boolean
}

/** Validity, variables and position. It describes the text, and says how to leave it. */
export function CodeStatus({ id, report, place, language, judged }: CodeStatusProps) {
  const { sound, unknown, used } = report
  return (
    <S.Status>
      <span id={id} hidden>
        Press Escape, then Tab to leave. {unknownWords(unknown)}
      </span>
      {language === 'html' ? <Verdict good={sound}>{sound ? 'Valid HTML' : 'A tag is not closed or not opened'}</Verdict> : null}
      {judged && unknown.length > 0 ? <Verdict good={false}>{unknownWords(unknown)}</Verdict> : null}
      {judged && unknown.length === 0 ? <span>{knownWords(used.length)}</span> : null}
      <span data-place="">
        <span aria-hidden="true">
          Ln {place.line}, Col {place.column}
        </span>
        <VisuallyHidden>
          Line {place.line}, column {place.column}
        </VisuallyHidden>
      </span>
    </S.Status>
  )
}

function Verdict({ good, children }: { good: boolean; children: string }) {
  return (
    <span data-kind={good ? 'good' : 'bad'}>
      <Icon of={good ? CircleCheck : CircleAlert} size="sm" />
      {children}
    </span>
  )
}

const knownWords = (count: number) => (count === 0 ? 'No variables' : `${count} ${count === 1 ? 'variable' : 'variables'}, all known`)
const unknownWords = (names: readonly string[]) =>
  names.length === 0 ? '' : `Unknown ${names.length === 1 ? 'variable' : 'variables'}: ${names.join(', ')}`
