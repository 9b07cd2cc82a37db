import type { ClipboardEvent, ComponentPropsWithRef } from 'react'
import { type AmountFormat, amountParts } from '../amount/formatAmount'
import { VisuallyHidden } from '../VisuallyHidden'
import { Figure, Unit, Zeros } from './AmountText.styles'

export interface AmountTextProps extends AmountFormat, Omit<ComponentPropsWithRef<'data'>, 'value' | 'children'> {
  /** Decimal string as the server sent it. Null, undefined and '' mean unknown: an en dash, which differs from 0. */
  value: string | null | undefined
  /** Asset code after the figure; leave it out in a column whose head names it. */
  unit?: string | undefined
}

/**
 * An exact figure: grouped, tabular, trailing zeros dimmed, U+2212 for minus (DESIGN §10). Copying it yields the raw string.
 * What is no decimal is shown as it came, never as a number. Align it right with the cell that holds it.
 */
export function AmountText(props: AmountTextProps) {
  const { value, unit, decimals, signed, groupSeparator, decimalPoint, ...rest } = props
  if (value === null || value === undefined || value === '') {
    return (
      <Figure {...rest} value="">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>none</VisuallyHidden>
      </Figure>
    )
  }
  const parts = amountParts(value, { decimals, signed, groupSeparator, decimalPoint })
  const copyRaw = (event: ClipboardEvent<HTMLDataElement>) => {
    rest.onCopy?.(event)
    if (event.defaultPrevented) return
    event.clipboardData.setData('text/plain', value)
    event.preventDefault()
  }
  return (
    <Figure {...rest} value={value} onCopy={copyRaw} data-unreadable={parts ? undefined : ''}>
      {parts ? (
        <>
          {parts.sign}
          {parts.significant}
          {parts.zeros ? <Zeros>{parts.zeros}</Zeros> : null}
        </>
      ) : (
        value
      )}
      {unit ? <Unit> {unit}</Unit> : null}
    </Figure>
  )
}
