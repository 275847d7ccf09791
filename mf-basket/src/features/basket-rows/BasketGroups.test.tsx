import type { BasketType } from '@prilavok/shared-kernel/contract'
import { useRowSelection } from '@prilavok/shared-kernel/rows'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import type { ShownRow } from '@prilavok/shared-kernel/ui/virtual-rows'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type BasketState, noState, orderBasket } from '../../testing/basket-state'
import { testRow } from '../../testing/test-rows'
import { BasketGroups } from './BasketGroups'

const ROWS = [
  testRow({ ID: 1, NAME: 'Дырокол', REMAIN: 0 }),
  testRow({ ID: 2, NAME: 'Ручка', PRICE: 18.4, LOYALTY_PRICE: 40 }),
  testRow({ ID: 2, NAME: 'Подарочная ручка', GIFT: 'Y', PRICE: 0, SUM: 0 }),
  testRow({ ID: 3, NAME: 'Бумага', PRICE: 318 }),
]
interface Given {
  basket?: BasketType
  state?: Partial<BasketState>
  shown?: ShownRow
  onRemove?: (ids: ReadonlySet<number>) => void
}
function Groups({ basket = 'main', state, shown, onRemove = () => undefined }: Given) {
  const data = orderBasket(
    { ...noState(), rows: { main: ROWS, loyalty: ROWS }, info: { currency: 'USD' }, ...state },
    basket,
    new URLSearchParams(),
  )
  const selection = useRowSelection([1, 2, 3])
  return <BasketGroups {...{ data, selection, onRemove, shown }} />
}
const render = (given: Given = {}) => renderWithKernel(<Groups {...given} />, { kernel: partKernel() })
const row = (name: string) => screen.getByRole('listitem', { name })
const columns = () =>
  [...document.querySelectorAll('[data-columns]')].map(({ children }) =>
    [...children].flatMap(({ textContent }) => textContent || []),
  )

test('[BAS-006] the available group is the first, and names the columns of all', () => {
  render()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'В наличии',
    'Недоступно',
  ])
  expect(columns()).toEqual([['Товар', 'Наличие', 'Цена, USD', 'Количество', 'Сумма, USD']])
  expect(screen.getAllByRole('region')[0]?.querySelector('[data-columns]')).not.toBeNull()
})
test('sums of the bonus basket carry their sign themselves', () => {
  render({ basket: 'loyalty' })
  expect(columns()).toEqual([['Товар', 'Наличие', 'Цена', 'Количество', 'Сумма']])
  expect(row('Ручка').querySelector('[data-cell="price"]')).toHaveTextContent(/40\sБ/)
})

test('rows have their price, and only those of the unavailable group cannot be ordered', () => {
  render()
  expect(row('Ручка').querySelector('[data-cell="price"]')).toHaveTextContent('18,40')
  expect(within(row('Дырокол')).getByRole('textbox')).toBeDisabled()
  expect(within(row('Ручка')).getByRole('textbox')).toBeEnabled()
})

test('[BAS-017] a warning stands at its row', () => {
  render({ state: { warnings: [{ PRODUCT_ID: 3, TEXT: 'Цена изменилась' }] } })
  expect(row('Бумага')).toHaveTextContent('Цена изменилась')
  expect(row('Ручка')).not.toHaveTextContent('Цена изменилась')
})

test('the row that is to be seen is marked, not the gift of the same product', () => {
  render({ shown: { key: 2 } })
  const found = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.found)
  expect(found).toEqual([row('Ручка')])
})
test('without one none is', () => {
  render()
  expect(screen.getAllByRole('listitem').filter(({ dataset }) => dataset.found)).toEqual([])
})

test('rows are ticked by their boxes, by that of their group and by Ctrl+A', async () => {
  render()
  const box = (name: string) => screen.getByRole('checkbox', { name: `Выбрать: ${name}` })
  await userEvent.click(box('Ручка'))
  expect(box('Ручка')).toBeChecked()
  expect(box('Бумага')).not.toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: /^В наличии/ }))
  expect(box('Бумага')).toBeChecked()
  expect(box('Дырокол')).not.toBeChecked()
  act(() => box('Бумага').focus())
  await userEvent.keyboard('{Control>}[KeyA]{/Control}')
  expect(box('Дырокол')).toBeChecked()
})

test('a group goes as a whole', async () => {
  const onRemove = jest.fn()
  render({ onRemove })
  await userEvent.click(screen.getByRole('button', { name: 'Удалить группу: В наличии' }))
  expect(onRemove.mock.calls).toEqual([[new Set([2, 3])]])
})
