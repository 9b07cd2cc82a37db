import type { Profile } from '@quarterdeck/reference-api/contract'
import { Badge, Card, DescriptionList, PageHeader, TimeText } from '@quarterdeck/ui'
import { useRecord } from '../../shared/useRecord'
import * as S from './Account.styles'
import { getProfile } from './account.api'
import { EmailCard } from './EmailCard'
import { PageState } from './PageState'
import { ProfileForm } from './ProfileForm'

/** /profile: one's own name and preferences, and what one may do (PRODUCT §12). */
export function ProfilePage() {
  const profile = useRecord<Profile>(['profile'], getProfile)
  if (profile.status !== 'ready') return <PageState name="Profile" part={profile} />
  const me = profile.value
  return (
    <>
      <PageHeader title="Profile" badge={<Badge plain>{me.role}</Badge>} context="Your own account. What others see of it is your name." />
      <S.Page>
        <ProfileForm key={me.version} profile={me} />
        <EmailCard profile={me} />
        <Card title="My permissions">
          <Permissions profile={me} />
        </Card>
        <Card title="Account">
          <DescriptionList
            items={[
              { term: 'Created', value: <TimeText value={me.createdAt} zoneNamed /> },
              { term: 'Password changed', value: me.passwordChangedAt && <TimeText value={me.passwordChangedAt} zoneNamed /> },
              { term: 'Two-step sign-in', value: me.twoFactor ? 'On' : 'Off' },
            ]}
          />
        </Card>
      </S.Page>
    </>
  )
}

function Permissions({ profile: { role, restriction } }: { profile: Profile }) {
  if (role === 'superadmin') return <S.Prose>A superadmin may open every page and do everything on it.</S.Prose>
  if (restriction.length === 0) return <S.Prose>Dashboard and your own account. A superadmin can add pages to your page access.</S.Prose>
  return (
    <S.Rights>
      {restriction.map(({ name, actions }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{actions === undefined ? 'Everything on the page' : actions.length === 0 ? 'View' : `View, ${actions.join(', ')}`}</dd>
        </div>
      ))}
    </S.Rights>
  )
}
