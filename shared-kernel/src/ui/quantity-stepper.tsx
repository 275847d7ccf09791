import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { countOf, draftOf, fitQuantity, NO_LIMIT, type QuantityFit, stepDown, stepUp } from './quantity-rule'
import { Spinner } from './spinner'
import { Frame, Note, Root } from './stepper-styles'
import { usePassingNote } from './use-passing-note'

export { fitQuantity, NO_LIMIT, type QuantityRule, quantityRuleOf, startQuantity } from './quantity-rule'

export interface QuantityStepperProps {
  /** Count in the basket, or the chosen one. */
  value: number
  /** Smallest order. @default 1 */
  min?: number
  /** @default 1 */
  step?: number
  /** Largest count: the stock. @default 99999 */
  limit?: number
  /** Accent border and soft fill; an emptied or zero count then means «remove». */
  inBasket?: boolean
  /** The count is being sent: a spinner stands in place of the number, everything stays usable. */
  pending?: boolean
  disabled?: boolean
  /** `row` 124×36 (132×44 below 1200), `card` takes the width of its place, `page` 148×44. @default 'row' */
  size?: 'row' | 'card' | 'page'
  /** Name of the product, for screen readers; or `labelledBy`, the id of the element that shows it. */
  label?: string
  labelledBy?: string
  className?: string
  /**
   * The new count: a button, or a typed count after blur or Enter, already rounded and capped.
   * 0 only in the basket: remove. The caller merges quick changes (send 400 ms after the last one).
   */
  onChange: (value: number) => void
  /** Enter in the input, after onChange: add and go to the next row. */
  onEnter?: (value: number) => void
  /** ↑ (-1) or ↓ (1) in the input: go to another row. Without it the arrows change the count. */
  onMove?: (direction: -1 | 1) => void
  inputRef?: Ref<HTMLInputElement>
}

const noteOf = (fit: QuantityFit, value: number): string | null => {
  if (fit === 'capped') return 'В корзине максимальное количество'
  return fit === 'rounded' ? `Округлим до ${value}` : null
}

/**
 * [−][count][+]: free typing, rounding up to `min + k · step`, capped at the stock (kit §7, AMB-36). One tab stop: the buttons
 * are for pointers, by keyboard the arrows do the same.
 */
export function QuantityStepper({
  value,
  min = 1,
  step = 1,
  limit = NO_LIMIT,
  inBasket,
  pending,
  disabled,
  size = 'row',
  label,
  labelledBy,
  className,
  onChange,
  onEnter,
  onMove,
  inputRef,
}: QuantityStepperProps) {
  const noteId = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [used, setUsed] = useState(false)
  const [said, say] = usePassingNote(3000)
  const rule = { min, step, limit }
  const typed = countOf(draft ?? '')
  const warning = typed > 0 ? noteOf(fitQuantity(typed, rule).fit, fitQuantity(typed, rule).value) : said
  const note = warning ?? (step > 1 ? `кратно ${step}` : null)

  const set = (next: number) => {
    setDraft(null)
    if (next !== value) onChange(next)
    return next
  }
  const commit = (): number => {
    if (draft === null) return value
    if (typed === 0) return set(inBasket ? 0 : value)
    const fitted = fitQuantity(typed, rule)
    say(noteOf(fitted.fit, fitted.value))
    return set(fitted.value)
  }
  const move = (to: typeof stepUp) => {
    const from = typed || value
    const next = to(from, rule)
    say(to === stepUp && next === limit && limit < NO_LIMIT ? noteOf('capped', limit) : null)
    set(next)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (direction) {
      event.preventDefault()
      if (event.altKey || !onMove) move(direction < 0 ? stepUp : stepDown)
      else onMove(direction)
    } else if (event.key === '-' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const next = commit()
      onEnter?.(next)
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      setDraft(null)
      say(null)
    }
  }

  return (
    <Root
      role="group"
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-size={size === 'row' ? undefined : size}
      onFocus={() => setUsed(true)}
    >
      <Frame
        data-in-basket={inBasket || undefined}
        data-pending={pending || undefined}
        data-warn={(warning !== null && draft !== null) || undefined}
        data-disabled={disabled || undefined}
        aria-busy={pending || undefined}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-label="Уменьшить"
          disabled={disabled || (typed || value) <= Math.min(min, limit)}
          onClick={() => move(stepDown)}
        />
        <input
          ref={inputRef}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          data-quantity=""
          data-typed={draft !== null || undefined}
          aria-label="Количество"
          aria-describedby={note ? noteId : undefined}
          disabled={disabled}
          value={draft ?? (disabled && value === 0 ? '—' : value)}
          onChange={(event) => setDraft(draftOf(event.target.value))}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={press}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label="Увеличить"
          disabled={disabled || (typed || value) >= limit}
          onClick={() => move(stepUp)}
        />
        {pending && <Spinner />}
      </Frame>
      {(note || used) && (
        <Note
          id={noteId}
          role="status"
          data-warn={warning !== null || undefined}
          data-floating={step > 1 ? undefined : ''}
        >
          {note}
        </Note>
      )}
    </Root>
  )
}
