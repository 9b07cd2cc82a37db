import { parseDate } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Month } from '../DateRangeField/Month'

const Single = styled(Calendar)`
  width: 208px;
`

export interface DayPanelProps {
  value: string | null
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
}

/** One month to choose a day from. */
export default function DayPanel({ value, min, max, onChoose }: DayPanelProps) {
  return (
    <I18nProvider locale="en-GB">
      <Single
        aria-label="Day"
        data-single=""
        autoFocus
        value={value ? parseDate(value) : null}
        onChange={(day) => day && onChoose(day.toString())}
        {...(min === undefined ? null : { minValue: parseDate(min) })}
        {...(max === undefined ? null : { maxValue: parseDate(max) })}
      >
        <Month first last />
      </Single>
    </I18nProvider>
  )
}
