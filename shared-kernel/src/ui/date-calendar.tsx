import { Popover } from '@base-ui/react/popover'
import { addYears, endOfYear, formatISO, parseISO, startOfYear } from 'date-fns'
import { type RefObject, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { ru } from 'react-day-picker/locale/ru'
import { Calendar, Place } from './date-calendar-styles'
import { dayNearest } from './date-text'

interface DateCalendarProps {
  open: boolean
  onClose: () => void
  /** The field that it belongs to. */
  anchor: RefObject<HTMLElement | null>
  value: string
  min?: string | undefined
  max?: string | undefined
  rangeEnd?: string | undefined
  onChoose: (day: string) => void
}

/** How far the lists of months and years go where nothing bounds the field. */
const YEARS_BACK = 100
const YEARS_AHEAD = 10

/** The day of a date by the clock of the browser, yyyy-MM-dd. */
const isoDay = (date: Date): string => formatISO(date, { representation: 'date' })

/** Days of a range, whichever end is given first. */
const between = (one: string, other: string) => {
  const [from = one, to = other] = [one, other].sort()
  return { from: parseISO(from), to: parseISO(to) }
}

/** The month of a date field: arrows move by days and weeks, Page Up and Page Down by months, Enter chooses, Esc closes. */
export default function DateCalendar(props: DateCalendarProps) {
  const { open, onClose, anchor, value, min, max, rangeEnd, onChoose } = props
  const [today] = useState(() => new Date())
  const disabled = [...(min ? [{ before: parseISO(min) }] : []), ...(max ? [{ after: parseISO(max) }] : [])]
  const shown = value || rangeEnd || dayNearest(isoDay(today), max)
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Portal>
        <Popover.Positioner render={<Place />} anchor={anchor} side="bottom" align="start" sideOffset={4}>
          <Popover.Popup
            render={<Calendar aria-label="Календарь" />}
            finalFocus={() => anchor.current?.querySelector('button') ?? true}
          >
            <DayPicker
              mode="single"
              locale={ru}
              autoFocus
              captionLayout="dropdown"
              navLayout="around"
              startMonth={min ? parseISO(min) : startOfYear(addYears(today, -YEARS_BACK))}
              endMonth={max ? parseISO(max) : endOfYear(addYears(today, YEARS_AHEAD))}
              defaultMonth={parseISO(shown)}
              selected={value ? parseISO(value) : undefined}
              disabled={disabled}
              modifiers={value && rangeEnd ? { range: between(value, rangeEnd) } : {}}
              modifiersClassNames={{ range: 'rdp-in-range' }}
              onDayClick={(date, modifiers) => {
                if (modifiers.disabled) return
                onChoose(isoDay(date))
                onClose()
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
