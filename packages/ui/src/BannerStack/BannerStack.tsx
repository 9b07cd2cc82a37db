import { type ComponentPropsWithRef, useState } from 'react'
import { styled } from 'styled-components'
import { Banner, type BannerProps } from '../Banner'
import { Button } from '../Button'

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 8px;
  & > button { align-self: flex-start; }
`

export interface StackedBanner extends Omit<BannerProps, 'id' | 'ref'> {
  id: string
  /** Lower comes first: 1 offline, 2 session ends, 3 maintenance, 4 new version. */
  priority: number
}

export interface BannerStackProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  banners: readonly StackedBanner[]
  /** Shown before the rest hides behind a button. */
  atOnce?: number | undefined
}

/** What the whole back office must know, the most pressing first. */
export function BannerStack({ banners, atOnce = 2, ...rest }: BannerStackProps) {
  const [all, setAll] = useState(false)
  if (banners.length === 0) return null
  const sorted = banners.toSorted((a, b) => a.priority - b.priority)
  const hidden = all ? 0 : Math.max(0, sorted.length - atOnce)
  return (
    <Stack {...rest}>
      {sorted.slice(0, sorted.length - hidden).map(({ id, priority, ...banner }) => (
        <Banner key={id} role={banner.kind === 'danger' ? 'alert' : 'status'} {...banner} />
      ))}
      {hidden > 0 && (
        <Button kind="ghost" size="sm" onClick={() => setAll(true)}>
          Show {hidden} more
        </Button>
      )}
    </Stack>
  )
}
