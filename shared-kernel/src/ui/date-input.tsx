import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { type ComponentProps, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dateProblem, dateText, dayDigits, dayOfText, withWholeYear } from './date-text'
import { IconButton } from './icon-button'
import { Input } from './input'
import { lazyWithRetry } from './lazy-with-retry'
import { OpeningNote } from './opening-note'

const DateCalendar = lazyWithRetry(() => import(/* webpackChunkName: "date-calendar" */ './date-calendar'))

export interface DateInputProps
  extends Omit<
    ComponentProps<typeof Input>,
    'value' | 'onChange' | 'min' | 'max' | 'type' | 'trailing' | 'ref'
  > {
  /** yyyy-MM-dd; '' when none is chosen. */
  value: string
  /** Called with a whole day within the bounds, or '' when the field is emptied. */
  onChange: (day: string) => void
  /** First and last day that can be chosen, yyyy-MM-dd. */
  min?: string | undefined
  max?: string | undefined
  /** Marked in the calendar: the other end of a range. */
  rangeEnd?: string
  /** Told what is wrong with the text when the field is left, at Enter or when its form is sent, and undefined once it is mended. */
  onProblem?: (problem: string | undefined) => void
  /** Names the button of the calendar: «Открыть календарь: Заказы с этого дня». */
  calendarLabel?: string
}

const D = /\d/
/** A dot, a slash or a space ends a part that is shorter than the mask wants it: «1.9.2026», typed or pasted, is a day. */
const endsParts: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  const text = action === 'validation' ? value : value.slice(0, selection[0]) + data
  const isAtEnd = action === 'validation' || selection[1] === value.length
  const digits = dayDigits(text)
  if (action.startsWith('delete') || !isAtEnd || digits === text.replace(/\D/g, ''))
    return { elementState, data }
  if (action === 'validation') return { elementState: { value: digits, selection }, data }
  return { elementState: { value: '', selection: [0, 0] }, data: digits }
}
const DAY: MaskitoOptions = { mask: [D, D, '.', D, D, '.', D, D, D, D], preprocessors: [endsParts] }

/**
 * A day, typed as дд.мм.гггг or taken from a calendar. For a labelled one take DateField. While the text is no day the value is the
 * last one, so the field is invalid (`setCustomValidity`) and its form is not sent.
 */
export function DateInput({
  value,
  onChange,
  min,
  max,
  rangeEnd,
  onProblem,
  calendarLabel,
  onBlur,
  onKeyDown,
  ...input
}: DateInputProps) {
  const box = useRef<HTMLDivElement>(null)
  const mask = useMaskito({ options: DAY })
  /** The text while it is no day yet. */
  const [typed, setTyped] = useState<string>()
  const [calendar, setCalendar] = useState<'unused' | 'open' | 'closed'>('unused')

  const problem = typed === undefined ? undefined : dateProblem(typed, min, max)
  const takeTyped = useEffectEvent(() => {
    // The bounds have moved: what is typed is a day now.
    if (typed !== undefined && !problem) choose(dayOfText(typed) ?? '')
  })
  useEffect(() => {
    box.current?.querySelector('input')?.setCustomValidity(problem ?? '')
    if (!problem) takeTyped()
  }, [problem])

  const choose = (day: string) => {
    setTyped(undefined)
    onProblem?.(undefined)
    onChange(day)
  }
  const type = (text: string) => {
    const day = dayOfText(text)
    if (text === '' || (day && !dateProblem(text, min, max))) return choose(day ?? '')
    setTyped(text)
  }
  /** What is typed is all that is typed. */
  const leave = () => {
    if (typed === undefined) return
    const whole = withWholeYear(typed)
    if (whole !== typed) type(whole)
    const left = dateProblem(whole, min, max)
    if (left) onProblem?.(left)
  }
  return (
    <div ref={box}>
      <Input
        {...input}
        ref={mask}
        inputMode="numeric"
        autoComplete="off"
        placeholder="дд.мм.гггг"
        value={typed ?? dateText(value)}
        onInput={(event) => type(event.currentTarget.value)}
        onChange={() => undefined}
        onBlur={(event) => {
          leave()
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          // Filters stand in no form: Enter sends nothing, so nothing else would say what is wrong.
          if (event.key === 'Enter') leave()
          onKeyDown?.(event)
        }}
        onInvalid={() => onProblem?.(problem)}
        trailing={
          <IconButton
            icon="calendar"
            label={calendarLabel ?? 'Открыть календарь'}
            aria-haspopup="dialog"
            aria-expanded={calendar === 'open'}
            disabled={input.disabled}
            onClick={() => setCalendar('open')}
          />
        }
      />
      {calendar !== 'unused' && (
        <Suspense fallback={<OpeningNote />}>
          <DateCalendar
            open={calendar === 'open'}
            onClose={() => setCalendar('closed')}
            anchor={box}
            {...{ value, min, max, rangeEnd }}
            onChoose={choose}
          />
        </Suspense>
      )}
    </div>
  )
}
