import { useState } from 'react'
import { Segmented } from './segmented'

export default { title: 'Вид списка' }

export const Plain = () => {
  const [value, setValue] = useState<'main' | 'loyalty'>('main')
  return (
    <Segmented
      label="Корзина"
      value={value}
      onChange={setValue}
      items={[
        { value: 'main', label: 'Основная', count: 12 },
        { value: 'loyalty', label: 'Бонусная', count: 0 },
      ]}
    />
  )
}
export const Block = () => (
  <Segmented
    label="Вид"
    block
    value="list"
    onChange={() => undefined}
    items={[
      { value: 'list', label: 'Список' },
      { value: 'cards', label: 'Карточки' },
    ]}
  />
)
