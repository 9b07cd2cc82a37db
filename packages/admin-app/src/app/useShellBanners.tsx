import { useSession } from '@quarterdeck/core'
import { BannerStack, Button, type StackedBanner } from '@quarterdeck/ui'
import type { ReactNode } from 'react'
import { formatCountdown } from '../shared/useCountdown'
import { useOnline } from '../shared/useOnline'
import { useSessionClock } from './useSessionClock'

const OFFLINE: StackedBanner = {
  id: 'offline',
  priority: 1,
  kind: 'warning',
  title: 'You are offline.',
  children: 'What is on the screen may be old. Changes cannot be saved until the connection is back.',
}

const NOT_PERSISTENT: StackedBanner = {
  id: 'not-persistent',
  priority: 5,
  kind: 'info',
  title: 'You will not stay signed in.',
  children: 'This browser does not let the page store anything, so the session ends when this tab is closed.',
}

/** What concerns every page, most pressing first (PRODUCT §0 "Shell"); undefined when there is nothing to say. */
export function useShellBanners(): ReactNode {
  const online = useOnline()
  const { persistent } = useSession()
  const { secondsLeft, canStay, stay } = useSessionClock()
  const banners: StackedBanner[] = []
  if (!online) banners.push(OFFLINE)
  if (secondsLeft !== null) {
    banners.push({
      id: 'session-ends',
      priority: 2,
      kind: 'warning',
      title: `Your session ends in ${formatCountdown(secondsLeft)}.`,
      children: canStay
        ? 'You have not done anything for a while.'
        : 'Sessions have a longest length. Save what you are doing and sign in again.',
      action: canStay && (
        <Button size="sm" onClick={stay}>
          Stay signed in
        </Button>
      ),
    })
  }
  if (!persistent) banners.push(NOT_PERSISTENT)
  return banners.length > 0 ? <BannerStack banners={banners} /> : undefined
}
