import { Slider } from '@base-ui/react/slider'
import { formatNumber, NBSP } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { priceEnds } from './price-ends'
import type { PriceSpan } from './price-range-rule'

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
  return (
    <Slider.Root
      min={bounds.from}
      // One price is no range, and the slider wants one even where nothing can be chosen.
      max={Math.max(bounds.to, bounds.from + 1)}
      value={[value.from, value.to]}
      disabled={disabled || bounds.from === bounds.to}
      thumbCollisionBehavior="none"
      onValueChange={([from = bounds.from, to = bounds.to]) => onDrag({ from, to })}
      onValueCommitted={([from = bounds.from, to = bounds.to]) => onChange({ from, to })}
    >
      <Control>
        <Track>
          <Indicator />
          {priceEnds(sign).map(({ end, label }, index) => (
            <Thumb
              key={end}
              index={index}
              aria-label={label}
              getAriaValueText={(_text, price) => `${formatNumber(price)}${NBSP}${sign}`}
            />
          ))}
        </Track>
      </Control>
    </Slider.Root>
  )
}
