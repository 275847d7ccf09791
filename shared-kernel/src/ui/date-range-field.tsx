import { styled } from '@prilavok/shared-kernel/styled'
import { useId, useState } from 'react'
import { DateInput } from './date-input'
import { dateProblem, dateText } from './date-text'
import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'

export interface DateRangeFieldProps {
  /** Names the pair: «Дата заказа». */
  legend: string
  /** @default false */
  legendHidden?: boolean
  /** Names of the two ends. */
  fromLabel: string
  toLabel: string
  /** yyyy-MM-dd; '' for an open end. */
  from: string
  to: string
  onFrom: (day: string) => void
  onTo: (day: string) => void
  /** Bounds of both; besides, each end bounds the other. */
  min?: string | undefined
  max?: string | undefined
  size?: 's' | 'm' | 'l'
  className?: string
}

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0 0 6px;
    font-size: 13px;
    line-height: 18px;
    font-weight: 500;
    color: var(--n-800);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: 0 8px;
    color: var(--text-muted);
  }
  @media (max-width: 359px) {
    && [data-tail] > input {
      padding: 0 38px 0 8px;
    }
  }
  > div > p {
    display: flex;
    grid-row: 2;
    grid-column: 1;
    gap: 4px;
    align-self: start;
    margin-top: 4px;
    font-size: 12px;
    line-height: 16px;
    color: var(--danger-text);
  }
  > div > p[data-end='to'] {
    grid-column: 3;
  }
`

/** Two days, each bounded by the other. What is wrong with one stands under it. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { legend, legendHidden, fromLabel, toLabel, from, to, onFrom, onTo, min, max, size, className } =
    props
  const [typed, setProblems] = useState<{ from?: string | undefined; to?: string | undefined }>({})
  // Values that come from an address may end before they begin, though nobody has typed them.
  const problems = { from: typed.from, to: typed.to ?? dateProblem(dateText(to), from) }
  const noteId = useId()
  const wrong = (end: 'from' | 'to') =>
    problems[end] ? { 'aria-invalid': true as const, 'aria-describedby': `${noteId}-${end}` } : {}
  return (
    <Root className={className}>
      {legendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <legend>{legend}</legend>}
      <div>
        <DateInput
          aria-label={fromLabel}
          calendarLabel={`Открыть календарь: ${fromLabel}`}
          size={size}
          value={from}
          min={min}
          max={to || max}
          rangeEnd={to}
          onChange={onFrom}
          onProblem={(text) => setProblems((others) => ({ ...others, from: text }))}
          {...wrong('from')}
        />
        —
        <DateInput
          aria-label={toLabel}
          calendarLabel={`Открыть календарь: ${toLabel}`}
          size={size}
          value={to}
          min={from || min}
          max={max}
          rangeEnd={from}
          onChange={onTo}
          onProblem={(text) => setProblems((others) => ({ ...others, to: text }))}
          {...wrong('to')}
        />
        {(['from', 'to'] as const).map(
          (end) =>
            problems[end] && (
              <p key={end} id={`${noteId}-${end}`} data-end={end}>
                <Icon name="alert" size={16} />
                {problems[end]}
              </p>
            ),
        )}
      </div>
    </Root>
  )
}
