import type { OrderProduct } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useOrderMoney } from '../../model/order-money'
import { testOrder, testOrderProduct } from '../../testing/test-order'
import { DifferenceTable } from './DifferenceTable'
import { orderDifference } from './order-difference'

const paper = (changes: Partial<OrderProduct> = {}) =>
  testOrderProduct({ ID: 1, UP_CODE_1C: '000241', NAME: 'Бумага', PRICE: 300, QUANTITY: 10, ...changes })
const pen = (changes: Partial<OrderProduct> = {}) =>
  testOrderProduct({ ID: 2, UP_CODE_1C: '184302', NAME: 'Ручка', PRICE: 18.4, QUANTITY: 1200, ...changes })
const gift = (changes: Partial<OrderProduct> = {}) =>
  testOrderProduct({ ID: 3, UP_CODE_1C: '30', NAME: 'Блокнот', PRICE: 0, QUANTITY: 1, GIFT: 'Y', ...changes })

function Table({ was, now, bonus }: { was: OrderProduct[]; now: OrderProduct[]; bonus: boolean }) {
  const money = useOrderMoney(testOrder({ IS_LOYALTY: bonus ? 'Y' : 'N' }))
  return <DifferenceTable rows={orderDifference(was, now)} money={money} />
}
const show = (was: OrderProduct[], now: OrderProduct[], { bonus = false, kernel = partKernel() } = {}) =>
  renderWithKernel(<Table {...{ was, now, bonus }} />, { kernel })
const plain = (element: Element) => element.textContent?.replace(/\s/g, ' ')
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').map(plain))

test.each([
  [false, '₽'],
  [true, 'Б'],
])('the names of the columns; the difference in the unit of the order (points: %s)', (bonus, sign) => {
  show([paper()], [pen()], { bonus })
  expect(screen.getAllByRole('columnheader').map(plain)).toEqual([
    ...['Товар', 'Что изменилось', 'Было', 'Стало', `Разница, ${sign}`],
  ])
})

test('rows that were added, are gone, changed, did not', () => {
  show(
    [paper(), pen(), paper({ ID: 4 })],
    [paper({ QUANTITY: 15, PACK: 'Y', PRICE: 290 }), paper({ ID: 4 }), paper({ ID: 5 })],
  )
  expect(rows()).toEqual([
    ['БумагаКод 000 241', 'Добавлен', 'Было—', 'Стало10 шт.× 300,00', 'Разница+3 000,00'],
    ['РучкаКод 184 302', 'Убран', 'Было1 200 шт.× 18,40', 'Стало—', 'Разница−22 080,00'],
    ['БумагаКод 000 241', 'Больше, дешевле', 'Было10 уп.× 300,00', 'Стало15 уп.× 290,00', 'Разница+1 350,00'],
    ['БумагаКод 000 241', '', 'Было10 шт.× 300,00', 'Стало10 шт.× 300,00', 'Разница0,00'],
  ])
})

test('a gift has no price and no difference', () => {
  show([gift()], [gift({ QUANTITY: 2 })])
  expect(rows()).toEqual([
    ['БлокнотКод 30', 'Подарков больше', 'Было1 шт.Подарок', 'Стало2 шт.Подарок', 'Разница—'],
  ])
})

test('points are told without kopecks', () => {
  show([], [paper()], { bonus: true })
  expect(rows()[0]?.slice(3)).toEqual(['Стало10 шт.× 300', 'Разница+3 000'])
})

test('what became of a row has its tone; of one that is as it was nothing is told', () => {
  const { container } = show(
    [pen(), paper(), paper({ ID: 4 })],
    [paper({ PRICE: 310 }), paper({ ID: 4 }), paper({ ID: 5 })],
  )
  expect(
    [...container.querySelectorAll<HTMLElement>('[data-tone]')].map(({ textContent, dataset }) => [
      textContent,
      dataset.tone,
    ]),
  ).toEqual([
    ['Добавлен', 'success'],
    ['Убран', 'neutral'],
    ['Дороже', 'info'],
  ])
})

test('the name leads to the product', () => {
  show([], [paper()])
  expect(screen.getByRole('link', { name: 'Бумага' })).toHaveAttribute('href', '/product/1')
})

test('where the shop has no pages of products it is only a name', () => {
  show([], [paper()], { kernel: partKernel({ plan: { routes: [] } }) })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(rows()[0]?.[0]).toBe('БумагаКод 000 241')
})

test('arrows go from row to row', async () => {
  show([], [paper(), pen()])
  screen.getByRole('link', { name: 'Бумага' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Ручка' })).toHaveFocus()
})
