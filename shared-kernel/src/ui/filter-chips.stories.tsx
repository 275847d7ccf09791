import { useState } from 'react'
import { FilterChips } from './filter-chips'

export default { title: 'Счётчики-фильтры' }

export const Plain = () => {
  const [chosen, choose] = useState<'all' | 'less' | 'gone'>('all')
  return (
    <FilterChips
      label="Показать строки"
      chosen={chosen}
      onChoose={choose}
      chips={[
        { filter: 'all', label: 'Все', count: 1240 },
        { filter: 'less', label: 'Меньше', count: 3, icon: 'warning' },
        { filter: 'gone', label: 'Нет в продаже', count: 0, icon: 'alert' },
      ]}
    />
  )
}
