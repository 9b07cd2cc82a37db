import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../Spinner'
import { t } from '../theme/tokens'

const Area = styled.div`
  display: flex;
  align-items: center;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  gap: 14px;
  min-height: 200px;
  padding: 32px;
  color: ${t('accent')};
  & > p { color: ${t('fg-muted')}; font-size: ${t('text-md')}; line-height: 21px; }
`

export interface PageSpinnerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the page that is on its way: "Loading Conversions". */
  page?: string | undefined
}

/** While the code of a page is loaded (SPEC §2). Data inside a loaded page uses skeletons instead. */
export function PageSpinner({ page, ...rest }: PageSpinnerProps) {
  return (
    <Area role="status" {...rest}>
      <Spinner size={28} />
      <p>{page ? `Loading ${page}` : 'Loading'}</p>
    </Area>
  )
}
