import type { User } from '@quarterdeck/reference-api/contract'
import { CopyableId, type Description, DescriptionList, Icon, TimeText } from '@quarterdeck/ui'
import { ShieldCheck } from 'lucide-react'
import { countryName } from '../../shared/countryName'
import { UsdtValue } from './UsdtValue'
import { KycBadge } from './UserBadge'
import { UserBalances } from './UserBalances'
import * as S from './UserDrawer.styles'

/** Balances shown before the tab with all of them. Ours. */
const BALANCES_SHOWN = 3

function facts(user: User): readonly Description[] {
  return [
    { term: 'User ID', value: <CopyableId value={user.uid} label="user ID" /> },
    { term: 'Identity', value: <KycBadge status={user.kycStatus} /> },
    {
      term: 'Two-step sign-in',
      value: user.otpEnabled ? (
        <S.Sign>
          <Icon of={ShieldCheck} /> Authenticator app
        </S.Sign>
      ) : (
        'Off'
      ),
    },
    { term: 'User name', value: user.username },
    { term: 'Phone', value: user.phone },
    { term: 'Birth date', value: user.dob },
    { term: 'Country', value: user.country && countryName(user.country) },
    { term: 'Fee group', value: user.feeGroup },
    { term: 'Type', value: user.userType },
    { term: 'Labels', value: user.labels.join(', ') },
    { term: 'Registered', value: <TimeText value={user.createdAt} precision="second" zoneNamed /> },
    {
      term: 'Last sign-in',
      value: user.stats.lastLoginAt && (
        <>
          {user.stats.lastIp && <S.Mono>{user.stats.lastIp}</S.Mono>} <TimeText value={user.stats.lastLoginAt} zoneNamed />
        </>
      ),
    },
    ...(user.withdrawalBlockedUntil
      ? [{ term: 'Withdrawals blocked until', value: <TimeText value={user.withdrawalBlockedUntil} zoneNamed /> }]
      : []),
    ...(user.stateReason ? [{ term: 'Reason of the state', value: user.stateReason }] : []),
  ]
}

/** What matters first about a user (mock `user-drawer`). */
export function UserOverview({ user, onTab }: { user: User; onTab(tab: string): void }) {
  return (
    <>
      <S.Figures>
        <div>
          <dt>Balance, USDT</dt>
          <dd>
            <UsdtValue value={user.balanceUsdt} unit={false} />
          </dd>
        </div>
        <div>
          <dt>30-day volume, USDT</dt>
          <dd>
            <UsdtValue value={user.stats.volume30d} unit={false} />
          </dd>
        </div>
        <div>
          <dt>Open orders</dt>
          <dd>{user.stats.openOrders.toLocaleString('en')}</dd>
        </div>
      </S.Figures>
      <S.Section>
        <h3>Account</h3>
        <DescriptionList items={facts(user)} />
      </S.Section>
      <S.Section>
        <S.SectionHead>
          <h3>Balances</h3>
          {user.balances.length > BALANCES_SHOWN && (
            <S.More type="button" onClick={() => onTab('balances')}>
              All {user.balances.length}
            </S.More>
          )}
        </S.SectionHead>
        <UserBalances balances={user.balances.slice(0, BALANCES_SHOWN)} />
      </S.Section>
    </>
  )
}
