import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { MonthTable } from './MonthTable'

const MONTHS = [
  { month: '2026-01', count: 0, sum: 0 },
  { month: '2026-02', count: 1200, sum: 1800 },
]
const rows = (shop = {}) => {
  renderWithKernel(<MonthTable months={MONTHS} />, { shop })
  return within(screen.getByRole('table', { name: 'Заказы за год' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')))
}

test('each month with its orders, their sum and what one usually comes to', () => {
  expect(rows()).toEqual([
    ['Месяц', 'Заказы', 'Сумма', 'Средний заказ'],
    ['Январь 2026', '0', '0,00 ₽', ''],
    ['Февраль 2026', '1 200', '1 800,00 ₽', '1,50 ₽'],
  ])
})

test('sums follow the precision and the currency of the shop', () => {
  expect(rows({ PRICE_TYPE: 26, CURRENCY: 'KZT' })[2]).toEqual([
    'Февраль 2026',
    '1 200',
    '1 800 KZT',
    '2 KZT',
  ])
})
