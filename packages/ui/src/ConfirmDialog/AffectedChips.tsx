import { Avatar } from '../Avatar'
import * as S from './ConfirmDialog.styles'

/** Names shown before the rest becomes a count. DESIGN §6. */
const SHOWN = 5

export interface Affected {
  id: string
  name: string
}
interface AffectedChipsProps {
  items: readonly Affected[]
  /** How many in all, when more than `items`. */
  total?: number | undefined
}

/** Who or what is affected: up to five names, then how many more. */
export function AffectedChips({ items, total = items.length }: AffectedChipsProps) {
  const rest = total - Math.min(SHOWN, items.length)
  return (
    <S.Chips aria-label="Affected">
      {items.slice(0, SHOWN).map(({ id, name }) => (
        <S.Chip key={id}>
          <Avatar name={name} size="sm" />
          <bdi title={name}>{name}</bdi>
        </S.Chip>
      ))}
      {rest > 0 && <S.Chip data-count>and {rest.toLocaleString('en')} more</S.Chip>}
    </S.Chips>
  )
}
