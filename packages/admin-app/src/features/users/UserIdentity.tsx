import type { User } from '@quarterdeck/reference-api/contract'
import { DescriptionList, TimeText } from '@quarterdeck/ui'
import { KycBadge } from './UserBadge'

/** How far the identity check of a user has come. */
export function UserIdentity({ user }: { user: User }) {
  return (
    <DescriptionList
      items={[
        { term: 'State', value: <KycBadge status={user.kycStatus} /> },
        { term: 'Level', value: String(user.kycLevel) },
        { term: 'Submitted', value: user.kycSubmittedAt && <TimeText value={user.kycSubmittedAt} precision="second" zoneNamed /> },
        { term: 'Reviewed', value: user.kycReviewedAt && <TimeText value={user.kycReviewedAt} precision="second" zoneNamed /> },
        { term: 'Reviewed by', value: user.kycReviewedBy },
        { term: 'Reason of rejection', value: user.kycRejectReason },
      ]}
    />
  )
}
