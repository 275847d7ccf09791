import type { Order, OrderProduct } from '@prilavok/shared-kernel/contract'
import { catchSavedFiles, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readTable } from '../../testing/read-table'
import { testOrder, testOrderProduct } from '../../testing/test-order'
import { OrderDifference } from './OrderDifference'

const goods = (ID: number, QUANTITY: number, PRICE: number, changes: Partial<OrderProduct> = {}) =>
  testOrderProduct({ ID, UP_CODE_1C: String(ID), NAME: `Товар ${ID}`, QUANTITY, PRICE, ...changes })
const gift = (ID: number, QUANTITY = 1, PRICE = 0) => goods(ID, QUANTITY, PRICE, { GIFT: 'Y' })

const show = (
  was: OrderProduct[],
  now: OrderProduct[],
  [wasChanges, nowChanges]: Partial<Order>[] = [],
  shop = {},
) =>
  renderWithKernel(
    <OrderDifference
      was={{
        ...testOrder({
          ID: 7,
          ORDER_NUMBER: '107',
          CREATE_DATE: '2025-09-01T22:00:00.000Z',
          PRODUCTS_SUM: 1000.5,
        }),
        ...wasChanges,
        PRODUCTS: was,
      }}
      now={{ ...testOrder({ ID: 9, ORDER_NUMBER: '109', PRODUCTS_SUM: 1200 }), ...nowChanges, PRODUCTS: now }}
    />,
    { shop },
  ).container
const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ')
const heads = (container: HTMLElement) => [...container.querySelectorAll('dl')].map(plain)
const summary = (container: HTMLElement) => plain(container.querySelector('p'))
const names = () => screen.queryAllByRole('link', { name: /^Товар/ }).map(plain)
/** Codes of the products that are shown. */
const codes = () =>
  screen.getAllByRole('cell').flatMap(({ textContent }) => /Код (\d+)$/.exec(textContent ?? '')?.[1] ?? [])
const rowCount = () => screen.getAllByRole('row').length - 1
const only = () => screen.queryByRole('checkbox', { name: 'Только изменения' })

test('both orders with their days and sums, and what is between those', () => {
  const container = show([goods(1, 5, 10)], [goods(1, 6, 10)])
  expect(heads(container)).toEqual([
    'Было№ 107 от 02 сентября 20251 000,50 ₽',
    'Стало№ 109 от 14 октября 20251 200,00 ₽',
    'Разница+199,50 ₽',
  ])
  for (const [name, path] of [
    [/107/, '/cabinet/orders/7'],
    [/109/, '/cabinet/orders/9'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('days are those of the shop, sums in the unit of the later order', () => {
  const points = { IS_LOYALTY: 'Y', PRODUCTS_SUM: 300 } as const
  const container = show([], [], [points, { ...points, PRODUCTS_SUM: 100 }], { TIME_ZONE: 'Europe/London' })
  expect(heads(container)).toEqual([
    'Было№ 107 от 01 сентября 2025300 Б',
    'Стало№ 109 от 14 октября 2025100 Б',
    'Разница−200 Б',
  ])
})

test.each<[string, OrderProduct[], OrderProduct[], string]>([
  [
    'each change is told once, with its number',
    [goods(1, 5, 10), goods(2, 5, 10), goods(3, 5, 10), goods(4, 5, 10), goods(5, 5, 10)],
    [goods(2, 6, 9), goods(3, 4, 11), goods(4, 5, 11), goods(5, 5, 10), goods(6, 1, 1), goods(7, 1, 1)],
    '2 товара добавлено, 1 товар убран, у 1 товара больше количество, у 1 товара меньше количество, 2 товара дороже, 1 товар дешевле',
  ],
  [
    'gifts are told after goods',
    [gift(1), gift(2), gift(3, 3)],
    [goods(9, 1, 1), gift(2, 2), gift(3, 2), gift(4)],
    '1 товар добавлен, 1 подарок добавлен, 1 подарок убран, больше у 1 подарка, меньше у 1 подарка',
  ],
  [
    'the price of a gift is nobody’s',
    [gift(1, 1, 5), gift(2)],
    [gift(1, 1, 0), gift(2, 1, 5)],
    'Заказы не отличаются: те же товары, количества и цены.',
  ],
  [
    'the same',
    [goods(1, 5, 10)],
    [goods(1, 5, 10)],
    'Заказы не отличаются: те же товары, количества и цены.',
  ],
])('in a line: %s', (_what, was, now, text) => {
  expect(summary(show(was, now))).toBe(text)
})

test('only what changed is shown until all is asked for', async () => {
  show([goods(1, 5, 10), goods(2, 5, 10)], [goods(1, 5, 10), goods(2, 6, 10)])
  expect(only()).toBeChecked()
  expect(codes()).toEqual(['2'])
  await userEvent.click(only() as HTMLElement)
  expect(only()).not.toBeChecked()
  expect(codes()).toEqual(['2', '1'])
  await userEvent.click(only() as HTMLElement)
  expect(codes()).toEqual(['2'])
})

test.each<[string, OrderProduct[], number]>([
  ['all rows changed', [goods(1, 6, 10), goods(2, 6, 10)], 2],
  ['none changed', [goods(1, 5, 10), goods(2, 5, 10)], 2],
])('where %s all are shown, and there is nothing to choose', (_what, now, count) => {
  show([goods(1, 5, 10), goods(2, 5, 10)], now)
  expect(only()).not.toBeInTheDocument()
  expect(rowCount()).toBe(count)
})

test('all rows are saved as a table, also those that are not shown', async () => {
  const saved = catchSavedFiles()
  show([goods(1, 5, 10), goods(2, 5, 10)], [goods(1, 5, 10), goods(2, 6, 10)])
  await userEvent.click(screen.getByRole('button', { name: 'Скачать таблицу' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Сравнение заказов 107 109.xlsx']))
  const cells = await readTable(saved[0] as (typeof saved)[number])
  expect(cells.slice(1).map(([code, name]) => [code, name])).toEqual([
    ['2', 'Товар 2'],
    ['1', 'Товар 1'],
  ])
})

test.each([['Y', 'N'] as const, ['N', 'Y'] as const])(
  'points (%s) and money (%s) are not compared',
  (was, now) => {
    show([goods(1, 5, 10)], [goods(1, 5, 10)], [{ IS_LOYALTY: was }, { IS_LOYALTY: now }])
    expect(screen.getByText(/оплачен баллами, другой/)).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(names()).toEqual([])
  },
)
