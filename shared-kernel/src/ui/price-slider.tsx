import { Slider } from '@base-ui/react/slider'
import { formatNumber, NBSP } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { priceEnds } from './price-ends'
import type { PriceSpan } from './price-range-rule'
import { priceScale } from './price-scale'

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
  forced-color-adjust: none;
`
const Indicator = styled(Slider.Indicator)`
  border-radius: 2px;
  background: var(--accent-edge);
  forced-color-adjust: none;
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

interface PriceSliderProps {
  /** Of the currency. */
  sign: string
  bounds: PriceSpan
  value: PriceSpan
  disabled: boolean | undefined
  /** A thumb moves. */
  onDrag: (value: PriceSpan) => void
  /** It was let go. */
  onChange: (value: PriceSpan) => void
}

/** The slider of `PriceRange`, which loads it. */
export default function PriceSlider({ sign, bounds, value, disabled, onDrag, onChange }: PriceSliderProps) {
  const scale = priceScale(bounds)
  const places = [scale.placeOf(value.from), scale.placeOf(value.to)] as const
  /** A thumb that has not moved stands for its price, which may lie between two places. */
  const spanOf = ([from = places[0], to = places[1]]: readonly number[]): PriceSpan => ({
    from: from === places[0] ? value.from : scale.priceAt(from),
    to: to === places[1] ? value.to : scale.priceAt(to),
  })
  return (
    <Slider.Root
      min={scale.first}
      // One price is no range, and the slider wants one even where nothing can be chosen.
      max={Math.max(scale.last, scale.first + 1)}
      value={places}
      disabled={disabled || bounds.from === bounds.to}
      thumbCollisionBehavior="none"
      onValueChange={(moved) => onDrag(spanOf(moved))}
      onValueCommitted={(moved) => onChange(spanOf(moved))}
    >
      <Control>
        <Track>
          <Indicator />
          {priceEnds(sign).map(({ end, label }, index) => (
            <Thumb
              key={end}
              index={index}
              aria-label={label}
              getAriaValueText={() => `${formatNumber(value[end])}${NBSP}${sign}`}
            />
          ))}
        </Track>
      </Control>
    </Slider.Root>
  )
}
