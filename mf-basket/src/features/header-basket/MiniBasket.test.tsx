import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { testRow, testRows } from '../../testing/test-rows'
import MiniBasket from './MiniBasket'

const { data: state, called } = basketApi()

function renderBasket(CNT = state.rows.main.length) {
  const onNavigate = jest.fn()
  const rendered = renderWithKernel(
    <MiniBasket counts={{ CNT, SUM: CNT * 1000 }} onNavigate={onNavigate} />,
    {
      kernel: partKernel(),
    },
  )
  return { ...rendered, onNavigate }
}
const region = () => screen.getByRole('region', { name: 'Корзина' })
const rows = () =>
  within(region())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
const loaded = () => waitFor(() => expect(region()).toHaveAttribute('aria-busy', 'false'))

test('a row says what is bought, for how much and how many', async () => {
  state.rows.main = [testRow({ ID: 1, NAME: 'Ручка', PRICE: 18.4, QUANTITY: 1200 })]
  const { onNavigate } = renderBasket()
  expect(region()).toHaveAttribute('aria-busy', 'true')
  await loaded()
  expect(rows()).toEqual(['Ручка22 080,001 200 шт. × 18,40'])
  expect(region()).not.toHaveTextContent('и ещё')
  const link = within(region()).getByRole('link', { name: 'Ручка' })
  expect(link).toHaveAttribute('href', '/product/1')
  expect(link).toHaveAttribute('title', 'Ручка')
  await userEvent.click(link)
  await userEvent.click(screen.getByRole('link', { name: 'Перейти в корзину' }))
  expect(onNavigate).toHaveBeenCalledTimes(2)
})

test('what is not shown is counted', async () => {
  state.rows.main = testRows(8)
  renderBasket()
  expect(region()).not.toHaveTextContent('и ещё')
  await loaded()
  expect(rows()).toHaveLength(5)
  expect(region()).toHaveTextContent(/и ещё 3 товара/)
})

test('a change that is on its way is in it already', async () => {
  state.rows.main = testRows(2)
  const { kernel } = renderBasket()
  await loaded()
  state.gate = new Promise(() => undefined)
  act(() => kernel.basket.set('main', { ID: 1, NAME: 'Товар 1', held: 10 }, 20, 'now'))
  expect(rows()[0]).toBe('Товар 12 000,0020 шт. × 100,00')
  act(() => kernel.basket.set('main', { ID: 2, NAME: 'Товар 2', held: 10 }, 0, 'now'))
  expect(rows()).toHaveLength(1)
})

test('a row that goes hands the focus to the next one, the last of them to the way to the basket', async () => {
  state.rows.main = testRows(2)
  renderBasket()
  await loaded()
  state.gate = new Promise(() => undefined)
  const remove = (name: string) => screen.getByRole('button', { name: `Удалить: ${name}` })
  await userEvent.click(remove('Товар 1'))
  expect(remove('Товар 2')).toHaveFocus()
  await userEvent.click(remove('Товар 2'))
  expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toHaveFocus()
  await waitFor(() => expect(called('POST')[0]).toBe('POST /v3/api/client/basket/ products[1]=0&delete=Y'))
})

test('rows that cannot be loaded are asked for again', async () => {
  state.rows.main = testRows(1)
  state.loadStatus = 503
  renderBasket()
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить корзину. Отказ сервера')
  expect(region()).not.toHaveTextContent('и ещё')
  state.loadStatus = 200
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [2, 2],
  [5, 5],
  [8, 5],
])(
  'of %i products %i rows stand for those that are on their way, and go when they come',
  async (count, rows) => {
    state.rows.main = testRows(count)
    renderBasket()
    const waiting = () => region().querySelectorAll('span[aria-hidden]')
    const before = waiting().length
    await loaded()
    expect(before - waiting().length).toBe(rows)
  },
)
