import { formatNumber, NBSP } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useState } from 'react'
import { Input } from './input'
import { lazyWithRetry } from './lazy-with-retry'
import { priceEnds } from './price-ends'
import { changedPrices, fitPrices, type PriceSpan, typedPrice } from './price-range-rule'
import { type PriceScale, priceScale } from './price-scale'

export { fitPrices, type PriceSpan, priceBounds } from './price-range-rule'

export interface PriceRangeProps {
  /** Name of the group. */
  label: string
  /** Of the shop's currency, «₽». */
  sign: string
  /** From `priceBounds`. */
  bounds: PriceSpan
  value: PriceSpan
  /** A finished choice: a thumb that was let go, a price after blur or Enter; always in order; an end that is changed is inside the bounds. */
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
  > p {
    margin-top: 8px;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
`
const Rail = styled.div`
  position: relative;
  height: 44px;
  margin: 0 12px;
  &::before,
  > i {
    position: absolute;
    top: 20px;
    right: 0;
    left: 0;
    height: 4px;
    border-radius: 2px;
    background: var(--n-300);
    forced-color-adjust: none;
    content: '';
  }
  > i {
    background: var(--accent-edge);
  }
  > b {
    position: absolute;
    top: 10px;
    width: 24px;
    height: 24px;
    margin-left: -12px;
    border: 2px solid var(--accent-edge);
    border-radius: 50%;
    background: var(--bg-surface);
  }
`

/** The slider weighs more than the rest of the filters: it comes after the page, into the same place. */
const PriceSlider = lazyWithRetry(() => import(/* webpackChunkName: "price-slider" */ './price-slider'))

function percent(price: number, { first, last, placeOf }: PriceScale): string {
  const place = placeOf(price)
  return `${last > first ? ((place - first) / (last - first)) * 100 : place > first ? 100 : 0}%`
}

/** What the slider looks like until it is there. */
function Track({ value, bounds }: { value: PriceSpan; bounds: PriceSpan }) {
  const scale = priceScale(bounds)
  const [left, right] = [percent(value.from, scale), percent(value.to, scale)]
  return (
    <Rail aria-hidden>
      <i style={{ left, right: `calc(100% - ${right})` }} />
      <b style={{ left }} />
      <b style={{ left: right }} />
    </Rail>
  )
}

/** Two prices and a slider that say the same: dragging shows in the boxes, what is typed moves the thumbs (CAT-028, AMB-56). */
export function PriceRange({ label, sign, bounds, value, onChange, disabled }: PriceRangeProps) {
  const [dragged, setDragged] = useState<PriceSpan>()
  const [drafts, setDrafts] = useState<{ from?: string; to?: string }>({})
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  // The bounds may have moved since the choice was made: boxes say what is chosen, thumbs can only stand inside.
  const shown = dragged ?? value
  const inside = fitPrices(shown, bounds)
  const choose = (next: PriceSpan) => {
    setDragged(undefined)
    setDrafts({})
    const chosen = changedPrices(value, next, bounds)
    if (chosen.from !== value.from || chosen.to !== value.to) onChange(chosen)
  }
  /** The thumb that was not moved stands for its end, wherever that is. */
  const moved = ({ from, to }: PriceSpan): PriceSpan => {
    const still = fitPrices(value, bounds)
    return { from: from === still.from ? value.from : from, to: to === still.to ? value.to : to }
  }
  /** What the boxes say, typed or chosen. */
  const said = (): PriceSpan => {
    const of = (end: 'from' | 'to') => {
      const draft = drafts[end]
      if (draft === undefined) return value[end]
      return (draft.trim() === '' ? bounds[end] : typedPrice(draft)) ?? value[end]
    }
    return { from: of('from'), to: of('to') }
  }
  const isTyped = drafts.from !== undefined || drafts.to !== undefined
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const next = said()
    // The other end is about to be typed: until then they are not in the wrong order.
    const isOtherEnd =
      relatedTarget instanceof HTMLInputElement &&
      relatedTarget.inputMode === 'decimal' &&
      relatedTarget.closest('fieldset') === currentTarget.closest('fieldset')
    if (isTyped && !(isOtherEnd && next.from > next.to)) choose(next)
  }
  const press = (event: KeyboardEvent, end: 'from' | 'to') => {
    if (event.key === 'Enter') {
      event.preventDefault()
      // What is around it gets the same Enter, with the price already chosen.
      if (isTyped) choose(said())
    } else if (event.key === 'Escape' && drafts[end] !== undefined) {
      event.stopPropagation()
      setDrafts({ ...drafts, [end]: undefined })
    }
  }
  return (
    <Group disabled={disabled}>
      <legend>{label}</legend>
      <div>
        {priceEnds(sign).map(({ end, label: name }) => (
          <Input
            key={end}
            inputMode="decimal"
            autoComplete="off"
            aria-label={name}
            placeholder={formatNumber(bounds[end])}
            value={drafts[end] ?? formatNumber(shown[end])}
            onChange={(event) => setDrafts({ ...drafts, [end]: event.target.value })}
            onFocus={(event) => event.target.select()}
            onBlur={leave}
            onKeyDown={(event) => press(event, end)}
          />
        ))}
      </div>
      {(shown.from < bounds.from || shown.to > bounds.to) && (
        <p>
          {`Сейчас товары от${NBSP}${formatNumber(bounds.from)} до${NBSP}${formatNumber(bounds.to)}${NBSP}${sign}`}
        </p>
      )}
      <Suspense fallback={<Track value={inside} bounds={bounds} />}>
        {live ? (
          <PriceSlider
            sign={sign}
            bounds={bounds}
            value={inside}
            disabled={disabled}
            onDrag={(span) => setDragged(moved(span))}
            onChange={(span) => choose(moved(span))}
          />
        ) : (
          <Track value={inside} bounds={bounds} />
        )}
      </Suspense>
    </Group>
  )
}
