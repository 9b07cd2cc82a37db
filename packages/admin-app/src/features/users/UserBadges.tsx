import type { UserListItem } from '@quarterdeck/reference-api/contract'
import { Badge } from '@quarterdeck/ui'
import { UserStateBadge } from './UserBadge'

/** Main state of a user, with the flag when there is one. */
export function UserBadges({ user }: { user: UserListItem }) {
  return (
    <>
      <UserStateBadge state={user.state} />
      {user.flagged && (
        <Badge kind="warning" title={user.flagReason ?? undefined}>
          Flagged
        </Badge>
      )}
    </>
  )
}
