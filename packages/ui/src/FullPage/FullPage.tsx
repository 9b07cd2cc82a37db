import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'
import { Wordmark } from '../Wordmark'

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  padding: 24px 28px;
  background: ${t('bg-surface')};
  color: ${t('fg')};
  & > main { display: flex; flex: 1; flex-direction: column; min-width: 0; }
  & > footer { color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; line-height: ${t('leading-xs')}; text-align: center; }
  ${media.phone} { padding: 20px; }
`

export interface FullPageProps extends ComponentPropsWithRef<'div'> {
  brand?: ReactNode
  /** "404, 20 Nov 2026 14:32:08 UTC" */
  footer?: ReactNode
}

/** A page without the shell: 404, 500, and others that stand alone. */
export function FullPage({ brand = <Wordmark />, footer, children, ...rest }: FullPageProps) {
  return (
    <Page {...rest}>
      <header>{brand}</header>
      <main>{children}</main>
      {footer && <footer>{footer}</footer>}
    </Page>
  )
}
