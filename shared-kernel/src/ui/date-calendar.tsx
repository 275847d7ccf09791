import { Popover } from '@base-ui/react/popover'
import { type RefObject, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { ru } from 'react-day-picker/locale/ru'
import { Calendar, Place } from './date-calendar-styles'
import { dateOf, dayOf } from './date-text'

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

const between = (one: string, other: string) => {
  const [from = one, to = other] = [one, other].sort()
  return { from: dateOf(from), to: dateOf(to) }
}

/** The month of a date field: arrows move by days and weeks, Page Up and Page Down by months, Enter chooses, Esc closes. */
export default function DateCalendar(props: DateCalendarProps) {
  const { open, onClose, anchor, value, min, max, rangeEnd, onChoose } = props
  const [today] = useState(() => new Date())
  const disabled = [...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])]
  const shown = value || rangeEnd || (max && max < dayOf(today) ? max : dayOf(today))
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
              startMonth={min ? dateOf(min) : new Date(today.getFullYear() - YEARS_BACK, 0)}
              endMonth={max ? dateOf(max) : new Date(today.getFullYear() + YEARS_AHEAD, 11)}
              defaultMonth={dateOf(shown)}
              selected={value ? dateOf(value) : undefined}
              disabled={disabled}
              modifiers={value && rangeEnd ? { range: between(value, rangeEnd) } : {}}
              modifiersClassNames={{ range: 'rdp-in-range' }}
              onDayClick={(date, { disabled: refused }) => {
                if (refused) return
                onChoose(dayOf(date))
                onClose()
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
