import { useId } from 'react'
import * as S from './ScreenMessage.styles'

interface EngravedCodeProps {
  code: '404' | '500'
  kind: 'accent' | 'danger'
}

/** The number of an error page, filled with engraved waves. The heading says it in words. */
export function EngravedCode({ code, kind }: EngravedCodeProps) {
  const id = useId()
  const wave = 'M0 3.5Q4.5 0.4 9 3.5T18 3.5'
  const text = { x: 356, y: 228 }
  return (
    <S.Engraved viewBox="0 0 720 260" data-kind={kind} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={`${id}a`} width="18" height="7" patternUnits="userSpaceOnUse">
          <path d={wave} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </pattern>
        <pattern id={`${id}b`} width="18" height="7" patternUnits="userSpaceOnUse" patternTransform="translate(9 3.5)">
          <path d={wave} fill="none" stroke="currentColor" strokeWidth="0.8" opacity="0.45" />
        </pattern>
      </defs>
      <g fontWeight="800" fontSize="280" textAnchor="middle" letterSpacing="-8">
        <text {...text} fill="none" stroke="currentColor" strokeWidth="4" strokeLinejoin="round">
          {code}
        </text>
        <text {...text} fill="var(--bg-surface)">
          {code}
        </text>
        <text {...text} fill={`url(#${id}a)`}>
          {code}
        </text>
        <text {...text} fill={`url(#${id}b)`}>
          {code}
        </text>
      </g>
    </S.Engraved>
  )
}
