import { AuthLayout, Icon } from '@quarterdeck/ui'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAppearance } from '../../shared/Appearance'
import { UtcClock } from '../../shared/UtcClock'
import * as S from './GuestFrame.styles'

export interface GuestFrameProps {
  title: ReactNode
  lede?: ReactNode
  notice?: ReactNode
  children?: ReactNode
}

const NEXT_THEME = { system: 'light', light: 'dark', dark: 'system' } as const
const THEMES = { system: ['System theme', Monitor], light: ['Light theme', Sun], dark: ['Dark theme', Moon] } as const

/** The look of every signed-out screen: form on paper, engraving beside it, theme choice and clock. */
export function GuestFrame({ title, lede, notice, children }: GuestFrameProps) {
  const { theme, choose } = useAppearance()
  const [words, drawing] = THEMES[theme]
  return (
    <AuthLayout
      title={title}
      lede={lede}
      notice={notice}
      note="Restricted system. Every sign-in is recorded with its time, address and approximate place."
      clock={<UtcClock zone />}
      footer={
        <>
          <span>Administrators only</span>
          <S.Theme
            type="button"
            title={`Change to ${THEMES[NEXT_THEME[theme]][0].toLowerCase()}`}
            onClick={() => choose('theme', NEXT_THEME[theme])}
          >
            <Icon of={drawing} size="sm" />
            {words}
          </S.Theme>
        </>
      }
    >
      {children}
    </AuthLayout>
  )
}
