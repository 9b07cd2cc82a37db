/**
 * Canonical spelling of a plain decimal: no leading `+`, no padding zeros on either side, `-0` is `0`.
 * Expects digits with at most one point; everything else is the schema's business.
 */
export function plainAmount(decimal: string): string {
  const negative = decimal.startsWith('-')
  const [whole = '', part = ''] = decimal.replace(/^[+-]/, '').split('.')
  const left = whole.replace(/^0+(?=\d)/, '') || '0'
  const right = part.replace(/0+$/, '')
  const text = right === '' ? left : `${left}.${right}`
  return negative && text !== '0' ? `-${text}` : text
}
