import { useRef, useState } from 'react'
import { Button } from './button'
import DateCalendar from './date-calendar'
import { DateField } from './date-field'
import { DateInput } from './date-input'
import { DateRangeField } from './date-range-field'

export default { title: 'Дата' }

export const Typed = () => {
  const [day, setDay] = useState('')
  return <DateField label="Дата доставки" hint="Любой день недели" value={day} onChange={setDay} />
}
export const Bounded = () => {
  const [day, setDay] = useState('2026-11-20')
  return (
    <DateField
      label="С 10 по 25 ноября 2026"
      required
      min="2026-11-10"
      max="2026-11-25"
      value={day}
      onChange={setDay}
    />
  )
}
export const Wrong = () => (
  <DateField label="Дата" error="Выберите день доставки" value="" onChange={() => undefined} />
)
export const Disabled = () => (
  <DateInput aria-label="Дата" disabled value="2026-11-20" onChange={() => undefined} />
)
export const Range = () => {
  const [from, setFrom] = useState('2026-11-02')
  const [to, setTo] = useState('2026-11-20')
  return (
    <DateRangeField
      legend="Дни заказов"
      fromLabel="С"
      toLabel="По"
      {...{ from, to }}
      onFrom={setFrom}
      onTo={setTo}
    />
  )
}
export const Calendar = () => {
  const [open, setOpen] = useState(false)
  const [day, setDay] = useState('2026-11-20')
  const anchor = useRef<HTMLDivElement>(null)
  return (
    <div ref={anchor}>
      <Button onClick={() => setOpen(true)}>Открыть календарь: {day}</Button>
      <DateCalendar
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        value={day}
        onChoose={setDay}
      />
    </div>
  )
}
