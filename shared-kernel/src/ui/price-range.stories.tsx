import { useState } from 'react'
import { PriceRange, priceBounds } from './price-range'
import PriceSlider from './price-slider'

export default { title: 'Диапазон цен' }

const BOUNDS = priceBounds(120, 48_300)

export const Working = () => {
  const [value, setValue] = useState(BOUNDS)
  return <PriceRange label="Цена" sign="₽" bounds={BOUNDS} value={value} onChange={setValue} />
}
export const Narrowed = () => {
  const [value, setValue] = useState({ from: 1_000, to: 12_500 })
  return <PriceRange label="Цена" sign="₽" bounds={BOUNDS} value={value} onChange={setValue} />
}
export const OnePrice = () => (
  <PriceRange
    label="Цена"
    sign="₽"
    bounds={priceBounds(990, 990)}
    value={{ from: 990, to: 990 }}
    onChange={() => undefined}
  />
)
export const Disabled = () => (
  <PriceRange label="Цена" sign="₽" disabled bounds={BOUNDS} value={BOUNDS} onChange={() => undefined} />
)
export const SliderAlone = () => {
  const [value, setValue] = useState({ from: 1_000, to: 12_500 })
  return (
    <PriceSlider
      sign="₽"
      bounds={BOUNDS}
      value={value}
      disabled={false}
      onDrag={setValue}
      onChange={setValue}
    />
  )
}
