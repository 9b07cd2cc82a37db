import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { CalendarGridBody, CalendarGridHeader, CalendarHeading } from 'react-aria-components/Calendar'
import { Icon } from '../Icon'
import { Day, Grid, MonthHead, Turn, Weekday } from './calendar.styles'

export interface MonthProps {
  /** Months after the first one shown. */
  offset?: number
  /** Carries the button to earlier months. */
  first?: boolean
  /** Carries the button to later months. */
  last?: boolean
}

/** One month of a react-aria calendar, weeks from Monday. */
export function Month({ offset = 0, first = false, last = false }: MonthProps) {
  return (
    <div>
      <MonthHead>
        {first ? (
          <Turn>
            <Button slot="previous">
              <Icon of={ChevronLeft} />
            </Button>
          </Turn>
        ) : null}
        <CalendarHeading offset={{ months: offset }} />
        {last ? (
          <Turn>
            <Button slot="next">
              <Icon of={ChevronRight} />
            </Button>
          </Turn>
        ) : null}
      </MonthHead>
      <Grid offset={{ months: offset }} weekdayStyle="short">
        <CalendarGridHeader>{(day) => <Weekday>{day.slice(0, 2)}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
      </Grid>
    </div>
  )
}
