import { useState } from 'react'
import { Select, SelectField } from './select'

export default { title: 'Выбор из списка' }

const OPTIONS = [
  { value: 'popular', label: 'По популярности' },
  { value: 'price', label: 'По цене' },
  { value: 'stock', label: 'По наличию', disabled: true },
]

export const Plain = () => {
  const [value, setValue] = useState('popular')
  return <Select aria-label="Сортировка" options={OPTIONS} value={value} onChange={setValue} />
}
export const Empty = () => (
  <SelectField
    label="Сортировка"
    placeholder="Выберите"
    options={OPTIONS}
    value=""
    onChange={() => undefined}
  />
)
export const WithError = () => (
  <SelectField
    label="Сортировка"
    options={OPTIONS}
    value="price"
    error="Недоступно"
    onChange={() => undefined}
  />
)
export const Disabled = () => (
  <SelectField label="Сортировка" options={OPTIONS} value="price" disabled onChange={() => undefined} />
)
