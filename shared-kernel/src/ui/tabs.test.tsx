import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './tabs'

function Product() {
  const [tab, setTab] = useState('about')
  const items = [
    { id: 'about', title: 'Описание', panel: 'Ручка пишет' },
    { id: 'properties', title: 'Свойства', count: 18, panel: 'Цвет синий' },
  ]
  return <Tabs label="О товаре" items={items} value={tab} onChange={setTab} />
}

test('arrows move the choice and the focus, the panel follows', async () => {
  render(<Product />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Описание' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: /Свойства/ })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: /Свойства/ })).toHaveTextContent('Цвет синий')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Описание' })).toHaveAttribute('aria-selected', 'true')
})
