import { Avatar, Badge, Card, Link, TimeText } from '@quarterdeck/ui'
import { paths } from '../../app/paths'
import { countryName } from '../../shared/countryName'
import { CardPart } from './CardPart'
import * as S from './Dashboard.styles'
import { useUserCount } from './useUserCount'

/** Users shown; the list has the rest. */
const SHOWN = 8

/** Who registered last. */
export function NewestUsers() {
  const newest = useUserCount('sort=createdAt:desc')
  return (
    <Card title="Newest users" ruled flush actions={<Link href={paths.users}>All users</Link>}>
      <CardPart part={newest} what="Users">
        {({ items }) =>
          items.length === 0 ? (
            <S.Quiet>Nobody has registered yet.</S.Quiet>
          ) : (
            <S.Rows>
              {items.slice(0, SHOWN).map((user) => (
                <li key={user.id}>
                  <S.Row href={`${paths.users}?view=${user.id}`}>
                    <Avatar name={user.fullName} />
                    <S.Who>
                      <b dir="auto">{user.fullName}</b>
                      <small>{user.email}</small>
                    </S.Who>
                    <S.Wide>{user.country && countryName(user.country)}</S.Wide>
                    <S.Wide>{user.kycStatus === 'pending' && <Badge kind="warning">KYC waiting</Badge>}</S.Wide>
                    <TimeText value={user.createdAt} />
                  </S.Row>
                </li>
              ))}
            </S.Rows>
          )
        }
      </CardPart>
    </Card>
  )
}
