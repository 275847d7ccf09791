import { catchSavedFiles, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readTable } from '../../testing/read-table'
import { MonthsPanel } from './MonthsPanel'

const months = (sum: number) => [
  { month: '2026-01', count: 1, sum: 0 },
  { month: '2026-02', count: 3, sum },
]
const show = ({
  sum = 1800,
  view = 'chart' as 'chart' | 'table',
  isPart = undefined as string | undefined,
  shop = {},
} = {}) =>
  renderWithKernel(<MonthsPanel months={months(sum)} view={view} isPart={isPart} />, { shop }).container
const paragraphs = (container: HTMLElement) =>
  [...container.querySelectorAll('p')].map(({ textContent }) => textContent?.replace(/\s/g, ' ').trim())
const USUAL = '4 заказа, в среднем 450,00 ₽ за заказ и 900,00 ₽ в месяц'
const LEFT_OUT = 'Отменённые заказы и заказы за баллы не учитываются.'
const NOTE = 'по месяцам. Текущий месяц ещё идёт.'

test('the sum of the year, what is usual, the unit of the chart and what is left out', () => {
  expect(paragraphs(show())).toEqual([`1 800,00 ₽ за 12 месяцев${USUAL}`, `₽ ${NOTE}`, LEFT_OUT])
})

test.each([
  [11_999, `₽ ${NOTE}`, '11 999'],
  [12_000, `Тыс. ₽ ${NOTE}`, '12'],
])('a year that comes to %s counts so: %s', (sum, unit, value) => {
  const container = show({ sum })
  expect(paragraphs(container)[1]).toBe(unit)
  expect(container.querySelector('[data-value]')?.textContent?.replace(/\s/g, ' ')).toBe(value)
})

test('the currency is that of the shop', () => {
  expect(paragraphs(show({ shop: { CURRENCY: 'KZT' } }))[1]).toBe(`KZT ${NOTE}`)
})

test('beside the chart readers have its table', () => {
  const container = show()
  expect(container.querySelector('svg [data-bar]')).toBeInTheDocument()
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3)
})

test('as a table it has no chart', () => {
  const container = show({ view: 'table' })
  expect(container.querySelector('svg [data-bar]')).not.toBeInTheDocument()
  expect(screen.getAllByRole('table')).toHaveLength(1)
  expect(paragraphs(container)).toHaveLength(2)
})

test('a year that is not whole says so before what is left out', () => {
  expect(paragraphs(show({ isPart: 'Учтены последние 1000.' })).at(-1)).toBe(
    `Учтены последние 1000. ${LEFT_OUT}`,
  )
})

test('the months are saved as a table', async () => {
  const saved = catchSavedFiles()
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Скачать таблицу' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Заказы за год.xlsx']))
  expect((await readTable(saved[0] as (typeof saved)[number])).at(-1)).toEqual(['Февраль 2026', 3, 1800, 600])
})
