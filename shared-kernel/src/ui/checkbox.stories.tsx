import { useState } from 'react'
import { Checkbox } from './checkbox'

export default { title: 'Флажок' }

export const Working = () => {
  const [checked, setChecked] = useState(true)
  return <Checkbox label="Только в наличии" aside={214} checked={checked} onChange={setChecked} />
}
export const Partial = () => <Checkbox label="Выбрать всё" checked={false} partial />
export const WithError = () => (
  <Checkbox label="Согласие на обработку данных" checked={false} error="Без согласия заказ не оформить" />
)
export const Disabled = () => <Checkbox label="Недоступно" checked disabled />
