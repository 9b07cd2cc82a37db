import type { UserListItem } from '@quarterdeck/reference-api/contract'
import { Avatar, CopyableId, type DataTableColumn, Icon, TimeText } from '@quarterdeck/ui'
import { BadgeCheck, Flag, ShieldCheck } from 'lucide-react'
import { countryName } from '../../shared/countryName'
import { UsdtValue } from './UsdtValue'
import { KycBadge, UserStateBadge } from './UserBadge'
import * as S from './users.styles'

/** Columns of Users List in their first order (PRODUCT §3, mock `users`). Ids are the server's sort fields. */
export const userColumns: readonly DataTableColumn<UserListItem>[] = [
  {
    id: 'fullName',
    header: 'User',
    cell: (user) => (
      <S.Identity>
        <Avatar name={user.fullName} />
        <span>
          <b dir="auto">{user.fullName}</b>
          <S.Email>
            <span>{user.email}</span>
            {user.emailVerified && <Icon of={BadgeCheck} size="sm" role="img" aria-hidden={false} aria-label="verified" />}
          </S.Email>
        </span>
      </S.Identity>
    ),
    title: (user) => `${user.fullName}, ${user.email}`,
    width: 300,
    grow: 2,
    sortable: true,
    hideable: false,
    cardSlot: 'title',
    skeleton: 'identity',
  },
  {
    id: 'uid',
    header: 'User ID',
    cell: (user) => <CopyableId value={user.uid} short label="user ID" />,
    width: 150,
    cardSlot: 'meta',
  },
  {
    id: 'state',
    header: 'Status',
    cell: (user) => <UserStateBadge state={user.state} />,
    width: 120,
    sortable: true,
    cardSlot: 'status',
    skeleton: 'badge',
  },
  {
    id: 'otpEnabled',
    header: 'Two-step',
    cell: (user) =>
      user.otpEnabled ? (
        <S.Sign>
          <Icon of={ShieldCheck} /> On
        </S.Sign>
      ) : (
        <S.Off>Off</S.Off>
      ),
    width: 110,
    sortable: true,
  },
  {
    id: 'kycStatus',
    header: 'KYC',
    cell: (user) => <KycBadge status={user.kycStatus} />,
    width: 120,
    sortable: true,
    hidden: true,
    skeleton: 'badge',
  },
  { id: 'kycLevel', header: 'Level', cell: (user) => String(user.kycLevel), width: 80, align: 'end', sortable: true, hidden: true },
  { id: 'country', header: 'Country', cell: (user) => user.country && countryName(user.country), width: 140, sortable: true, hidden: true },
  {
    id: 'flagged',
    header: 'Flagged',
    cell: (user) =>
      user.flagged && (
        <S.Flagged title={user.flagReason ?? undefined}>
          <Icon of={Flag} size="sm" /> Flagged
        </S.Flagged>
      ),
    width: 110,
    sortable: true,
    hidden: true,
  },
  { id: 'feeGroup', header: 'Group', cell: (user) => user.feeGroup, width: 90, sortable: true, hidden: true },
  {
    id: 'balanceUsdt',
    header: 'Balance',
    cell: (user) => <UsdtValue value={user.balanceUsdt} />,
    width: 190,
    grow: 1,
    align: 'end',
    sortable: true,
    cardSlot: 'value',
    skeleton: 'figure',
  },
  {
    id: 'volume30d',
    header: 'Volume 30 d',
    cell: (user) => <UsdtValue value={user.volume30d} />,
    width: 190,
    align: 'end',
    sortable: true,
    hidden: true,
    skeleton: 'figure',
  },
  {
    id: 'lastLoginAt',
    header: 'Last sign-in',
    cell: (user) => <TimeText value={user.lastLoginAt} />,
    width: 160,
    sortable: true,
    hidden: true,
  },
  { id: 'createdAt', header: 'Registered', cell: (user) => <TimeText value={user.createdAt} />, width: 170, sortable: true },
]
