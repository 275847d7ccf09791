import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlaceList } from './place-list'

const PLACES = [
  { id: 1, title: 'ул. Мира, 1', description: 'Пн–Пт 9–18', latitude: 55.75, longitude: 37.62 },
  { id: 2, title: 'ул. Новая, 2', latitude: 56.86, longitude: 35.9 },
]

test('each place leads to a map outside, in a tab of its own', () => {
  render(<PlaceList label="Пункты выдачи" places={PLACES} />)
  const list = within(screen.getByRole('list', { name: 'Пункты выдачи' }))
  const link = list.getByRole('link', { name: 'На карте: ул. Мира, 1, Яндекс Карты' })
  expect(link).toHaveAttribute('href', expect.stringContaining('pt=37.62'))
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a place can be chosen; the chosen one says so', async () => {
  const choose = jest.fn()
  render(<PlaceList label="Пункты выдачи" places={PLACES} selectedId={1} onSelect={choose} />)
  const [first, second] = screen.getAllByRole('listitem')
  const chosen = screen.getByRole('button', { name: 'Выбрано', pressed: true })
  expect(first).toContainElement(chosen)
  expect(first).toHaveAttribute('data-selected', 'true')
  expect(second).not.toHaveAttribute('data-selected')
  expect(chosen.querySelector('svg')).toBeInTheDocument()
  const other = screen.getByRole('button', { name: 'Выбрать', pressed: false })
  expect(other.querySelector('svg')).toBeNull()
  await userEvent.click(other)
  expect(choose).toHaveBeenCalledWith(2)
})
