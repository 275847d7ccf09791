import { Slider } from '@base-ui/react/slider'
import { formatNumber, NBSP } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { type KeyboardEvent, useState } from 'react'
import { Input } from './input'
import { fitPrices, type PriceSpan, typedPrice } from './price-range-rule'

export { fitPrices, type PriceSpan, priceBounds } from './price-range-rule'

export interface PriceRangeProps {
  /** Name of the group. */
  label: string
  /** From `priceBounds`. */
  bounds: PriceSpan
  value: PriceSpan
  /** A finished choice: a thumb that was let go, a price after blur or Enter; always in order and inside the bounds. */
  onChange: (value: PriceSpan) => void
  disabled?: boolean
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    margin-bottom: 8px;
    font-size: 13px;
    font-weight: 500;
    color: var(--n-800);
  }
  > div:first-of-type {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
`
const Control = styled(Slider.Control)`
  display: flex;
  align-items: center;
  width: 100%;
  height: 44px;
  padding: 0 12px;
  touch-action: none;
`
const Track = styled(Slider.Track)`
  width: 100%;
  height: 4px;
  border-radius: 2px;
  background: var(--n-300);
`
const Indicator = styled(Slider.Indicator)`
  border-radius: 2px;
  background: var(--accent-edge);
`
const Thumb = styled(Slider.Thumb)`
  width: 24px;
  height: 24px;
  border: 2px solid var(--accent-edge);
  border-radius: 50%;
  background: var(--bg-surface);
  cursor: grab;
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-disabled] {
    border-color: var(--n-400);
    cursor: not-allowed;
  }
`

const ENDS = [
  { end: 'from', label: 'Цена от, ₽' },
  { end: 'to', label: 'Цена до, ₽' },
] as const

/** Two prices and a slider that say the same: dragging shows in the boxes, what is typed moves the thumbs (CAT-028, AMB-56). */
export function PriceRange({ label, bounds, value, onChange, disabled }: PriceRangeProps) {
  const [dragged, setDragged] = useState<PriceSpan>()
  const [drafts, setDrafts] = useState<{ from?: string; to?: string }>({})
  const shown = fitPrices(dragged ?? value, bounds)
  const choose = (next: PriceSpan) => {
    setDragged(undefined)
    setDrafts({})
    const fitted = fitPrices(next, bounds)
    if (fitted.from !== value.from || fitted.to !== value.to) onChange(fitted)
  }
  const commit = (end: 'from' | 'to') => {
    const draft = drafts[end]
    if (draft === undefined) return
    choose({ ...shown, [end]: draft.trim() === '' ? bounds[end] : (typedPrice(draft) ?? shown[end]) })
  }
  const press = (event: KeyboardEvent, end: 'from' | 'to') => {
    if (event.key === 'Enter') {
      event.preventDefault()
      commit(end)
    } else if (event.key === 'Escape' && drafts[end] !== undefined) {
      event.stopPropagation()
      setDrafts({ ...drafts, [end]: undefined })
    }
  }
  return (
    <Group disabled={disabled}>
      <legend>{label}</legend>
      <div>
        {ENDS.map(({ end, label: name }) => (
          <Input
            key={end}
            inputMode="decimal"
            autoComplete="off"
            aria-label={name}
            placeholder={formatNumber(bounds[end])}
            value={drafts[end] ?? formatNumber(shown[end])}
            onChange={(event) => setDrafts({ ...drafts, [end]: event.target.value })}
            onFocus={(event) => event.target.select()}
            onBlur={() => commit(end)}
            onKeyDown={(event) => press(event, end)}
          />
        ))}
      </div>
      <Slider.Root
        min={bounds.from}
        // One price is no range, and the slider wants one even where nothing can be chosen.
        max={Math.max(bounds.to, bounds.from + 1)}
        value={[shown.from, shown.to]}
        disabled={disabled || bounds.from === bounds.to}
        thumbCollisionBehavior="none"
        onValueChange={([from = bounds.from, to = bounds.to]) => setDragged({ from, to })}
        onValueCommitted={([from = bounds.from, to = bounds.to]) => choose({ from, to })}
      >
        <Control>
          <Track>
            <Indicator />
            {ENDS.map(({ end, label: name }, index) => (
              <Thumb
                key={end}
                index={index}
                aria-label={name}
                getAriaValueText={(_text, price) => `${formatNumber(price)}${NBSP}₽`}
              />
            ))}
          </Track>
        </Control>
      </Slider.Root>
    </Group>
  )
}
