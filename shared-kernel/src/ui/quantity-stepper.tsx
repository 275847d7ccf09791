import { type Ref, useId, useState } from 'react'
import { NO_LIMIT, quantityHint, stepDown, stepUp } from './quantity-rule'
import { Spinner } from './spinner'
import { Frame, Note, Root } from './stepper-styles'
import { useQuantityField } from './use-quantity-field'
import { VisuallyHidden } from './visually-hidden'

export {
  fitQuantity,
  NO_LIMIT,
  type QuantityRule,
  quantityHint,
  quantityRuleOf,
  startQuantity,
} from './quantity-rule'

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
  /** Name of the product, a part of the input's own; or `labelledBy`, the id of the element that shows it. */
  label?: string
  labelledBy?: string
  className?: string
  /**
   * The new count: a button, or a typed count after blur or Enter, already rounded and capped.
   * 0 only in the basket: remove. The caller merges quick changes (send 400 ms after the last one).
   * `seen`: the count in the basket when the typing began, where it has become another one since.
   */
  onChange: (value: number, seen?: number) => void
  /** What a count that is being typed will become; undefined where there is none, any more or yet. */
  onTyping?: (value: number | undefined) => void
  /** Enter in the input, after onChange: add and go to the next row. */
  onEnter?: (value: number) => void
  /** ↑ (-1) or ↓ (1) in the input: go to another row. Without it the arrows change the count. */
  onMove?: (direction: -1 | 1) => void
  inputRef?: Ref<HTMLInputElement>
}

/**
 * [−][count][+]: free typing, rounding up to `min + k · step`, capped at the stock, said beside the input before it happens (kit §7,
 * AMB-36). One tab stop: the buttons are for pointers, by keyboard the arrows do the same.
 */
export function QuantityStepper({
  value,
  min = 1,
  step = 1,
  limit = NO_LIMIT,
  inBasket = false,
  pending,
  disabled,
  size = 'row',
  label,
  labelledBy,
  className,
  onChange,
  onTyping,
  onEnter,
  onMove,
  inputRef,
}: QuantityStepperProps) {
  const id = useId()
  const noteId = `${id}note`
  const [used, setUsed] = useState(false)
  const rule = { min, step, limit }
  const field = useQuantityField({ value, rule, inBasket, onChange, onTyping, onEnter, onMove })
  const hint = quantityHint(rule)
  const text = field.note?.text ?? hint

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
        data-tone={field.draft === null ? undefined : field.note?.tone}
        data-disabled={disabled || undefined}
        aria-busy={pending || undefined}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-label="Уменьшить"
          disabled={disabled || field.current <= Math.min(min, limit)}
          onClick={() => field.step(stepDown)}
        />
        <input
          ref={inputRef}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          data-quantity=""
          data-typed={field.draft !== null || undefined}
          aria-label={label ? `Количество: ${label}` : 'Количество'}
          aria-labelledby={labelledBy && `${id} ${labelledBy}`}
          aria-describedby={text ? noteId : undefined}
          disabled={disabled}
          value={field.draft ?? (disabled && value === 0 ? '—' : value)}
          {...field.input}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label="Увеличить"
          disabled={disabled || field.current >= limit}
          onClick={() => field.step(stepUp)}
        />
        {pending && <Spinner />}
      </Frame>
      {(text || used) && (
        <Note
          id={noteId}
          role="status"
          aria-live={field.isQuiet ? 'off' : undefined}
          data-shown={text ? '' : undefined}
          data-tone={field.note?.tone}
          data-floating={hint === null ? '' : undefined}
        >
          {text}
          {field.spoken !== undefined && <VisuallyHidden>{` ${field.spoken}`}</VisuallyHidden>}
        </Note>
      )}
    </Root>
  )
}
