import { useLayoutEffect, useRef } from 'react'
import { showPreview } from './previewPage'
import * as S from './SandboxedPreview.styles'

interface PreviewFrameProps {
  title: string
  html: string
  width: 'desktop' | 'phone'
  theme: 'light' | 'dark'
  imageOrigins: readonly string[]
}

/** Its own chunk: it carries DOMPurify. The sandbox is set before the page, and grants nothing. */
export default function PreviewFrame({ title, html, width, theme, imageOrigins }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const origins = imageOrigins.join(' ')
  useLayoutEffect(() => {
    if (frame.current) showPreview(frame.current, { html, theme, imageOrigins: origins.split(' ').filter(Boolean) })
  }, [html, theme, origins])
  return <S.Frame ref={frame} title={title} sandbox="" referrerPolicy="no-referrer" data-width={width} style={{ colorScheme: theme }} />
}
