import { useState } from 'react'
import { Radio, RadioCard, RadioGroup } from './radio'

export default { title: 'Переключатель' }

const CHOICES = [
  { value: 'delivery', label: 'Доставка', description: 'Завтра, с 9 до 18' },
  { value: 'pickup', label: 'Самовывоз', description: 'Сегодня' },
]

export const Lines = () => {
  const [value, setValue] = useState('delivery')
  return (
    <RadioGroup legend="Получение">
      {CHOICES.map((choice) => (
        <Radio
          key={choice.value}
          name="lines"
          {...choice}
          checked={choice.value === value}
          onChange={setValue}
        />
      ))}
    </RadioGroup>
  )
}
export const Cards = () => {
  const [value, setValue] = useState('delivery')
  return (
    <RadioGroup legend="Получение" columns={2}>
      {CHOICES.map((choice) => (
        <RadioCard
          key={choice.value}
          name="cards"
          {...choice}
          aside="390 ₽"
          checked={choice.value === value}
          onChange={setValue}
        />
      ))}
    </RadioGroup>
  )
}
export const WithError = () => (
  <RadioGroup legend="Оплата" error="Выберите способ оплаты">
    <Radio name="error" value="cash" label="Наличными" checked={false} onChange={() => undefined} />
    <Radio name="error" value="card" label="Картой" checked={false} disabled onChange={() => undefined} />
  </RadioGroup>
)
