import { useState } from 'react'
import { PriceRange, priceBounds } from './price-range'

export default { title: 'Диапазон цен' }

const BOUNDS = priceBounds(120, 48_300)

export const Working = () => {
  const [value, setValue] = useState(BOUNDS)
  return <PriceRange label="Цена" bounds={BOUNDS} value={value} onChange={setValue} />
}
export const Narrowed = () => {
  const [value, setValue] = useState({ from: 1_000, to: 12_500 })
  return <PriceRange label="Цена" bounds={BOUNDS} value={value} onChange={setValue} />
}
export const OnePrice = () => (
  <PriceRange
    label="Цена"
    bounds={priceBounds(990, 990)}
    value={{ from: 990, to: 990 }}
    onChange={() => undefined}
  />
)
export const Disabled = () => (
  <PriceRange label="Цена" disabled bounds={BOUNDS} value={BOUNDS} onChange={() => undefined} />
)
