import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { SegmentedControl } from '../SegmentedControl'
import { Skeleton } from '../Skeleton'
import * as S from './SandboxedPreview.styles'

const PreviewFrame = lazy(() => import('./PreviewFrame'))

export interface SandboxedPreviewProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** Foreign HTML as the server has it; sanitised here, whatever was done before. */
  html: string
  /** Names the frame; "Preview" unless told. */
  title?: string | undefined
  /** Quiet words after the title, e.g. "with sample data". */
  note?: ReactNode
  /** Above the page inside the same edge: the head of a mail. */
  head?: ReactNode
  /** Origins pictures may come from beside this site's own, e.g. `https://cdn.example`. Others stay unloaded, so a tracking pixel tells nobody. */
  imageOrigins?: readonly string[] | undefined
}

const NONE: readonly string[] = []
const WIDTHS = [
  { value: 'desktop', label: 'Desktop width', icon: Monitor, iconOnly: true },
  { value: 'phone', label: 'Phone width', icon: Smartphone, iconOnly: true },
] as const
const THEMES = [
  { value: 'light', label: 'Light', icon: Sun, iconOnly: true },
  { value: 'dark', label: 'Dark', icon: Moon, iconOnly: true },
] as const

/** Shows foreign HTML where it can do no harm (P22, F82): sanitised, in a frame without scripts, forms, windows or this site's origin. */
export function SandboxedPreview({ html, title = 'Preview', note, head, imageOrigins = NONE, ...rest }: SandboxedPreviewProps) {
  const id = useId()
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  return (
    <S.Preview aria-labelledby={id} {...rest}>
      <S.Bar>
        <S.Title id={id}>{title}</S.Title>
        {note ? <S.Note>{note}</S.Note> : null}
        <S.Choices>
          <SegmentedControl label="Width" options={WIDTHS} value={width} onChange={setWidth} />
          <SegmentedControl label="Colours" options={THEMES} value={theme} onChange={setTheme} />
        </S.Choices>
      </S.Bar>
      <S.Page data-width={width}>
        {head ? <S.Head>{head}</S.Head> : null}
        <Suspense fallback={<Skeleton height="100%" />}>
          <PreviewFrame {...{ title, html, width, theme, imageOrigins }} />
        </Suspense>
      </S.Page>
    </S.Preview>
  )
}
