import { AmountText } from '@quarterdeck/ui'

/** Decimals of a valuation in USDT. DESIGN §10. */
const USDT_DECIMALS = 8

/** A valuation at today's prices, cut after eight decimals (it is no amount of its own); the title has all of them. */
export function UsdtValue({ value, unit = true }: { value: string; unit?: boolean }) {
  const point = value.indexOf('.')
  const cut = point < 0 ? value : value.slice(0, point + 1 + USDT_DECIMALS)
  return <AmountText value={cut} decimals={USDT_DECIMALS} title={cut === value ? undefined : value} unit={unit ? 'USDT' : undefined} />
}
