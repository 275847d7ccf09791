import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DraftItem } from './DraftItem'
import type { DraftRow } from './use-draft'

const NOW = Date.parse('2026-03-31T12:00:00Z')
const calls = { count: jest.fn() }
const PEN = {
  ...testProduct({ ID: 7, NAME: 'Ручка', PRICE: 10.5 }),
  ...{ ORDER_CNT: 5, USUAL_QUANTITY: 12, LAST_DATE: '2026-03-01T12:00:00Z', INTERVAL_DAYS: 30 },
}
function show(
  changes: Partial<DraftRow['product']> = {},
  row: Partial<DraftRow> = {},
  shop: object = { TIME_ZONE: 'Europe/Moscow' },
) {
  calls.count.mockClear()
  const product: DraftRow['product'] = { ...PEN, ...changes }
  const rule = { min: 1, step: 1, limit: 99 }
  renderWithKernel(
    <ul>
      <DraftItem
        row={{ number: 7, product, count: 12, rule, rejection: undefined, ...row }}
        now={NOW}
        onCount={calls.count}
      />
    </ul>,
    { shop },
  )
  return screen.getByRole('listitem', { name: 'Ручка' })
}
const cell = (row: HTMLElement, name: string) =>
  row.querySelector(`[data-cell="${name}"]`)?.textContent?.replaceAll('\u00a0', ' ')
const rhythm = (row: HTMLElement) => row.querySelector('small')?.textContent?.replaceAll('\u00a0', ' ')

test('name, price and sum; the name leads to the product', () => {
  const row = show()
  expect(screen.getByRole('link', { name: 'Ручка' })).toHaveAttribute('href', '/product/7')
  expect([cell(row, 'price'), cell(row, 'sum')]).toEqual(['10,50 ₽', '126,00 ₽ '])
  expect(screen.getByRole('textbox', { name: /Ручка/ })).toHaveValue('12')
})

/** PRICE_TYPE of a shop that has no kopecks. */
const WHOLE = 26

test('a shop without kopecks shows none', () => {
  const row = show({}, {}, { PRICE_TYPE: WHOLE })
  expect([cell(row, 'price'), cell(row, 'sum')]).toEqual(['11 ₽', '126 ₽ '])
})

test.each([
  ['2026-03-01T12:00:00Z', 30, 'раз в 30 дней, последний раз 01 марта 2026, хватит до 31 марта 2026'],
  ['2026-03-01T11:59:59Z', 30, 'раз в 30 дней, последний раз 01 марта 2026, пора было 31 марта 2026'],
  ['2026-03-01T12:00:00Z', 31, 'раз в 31 день, последний раз 01 марта 2026, хватит до 01 апреля 2026'],
  ['2026-03-01T22:00:00Z', 30, 'раз в 30 дней, последний раз 02 марта 2026, хватит до 01 апреля 2026'],
])('ordered last at %s, every %i days: %s', (LAST_DATE, INTERVAL_DAYS, text) => {
  expect(rhythm(show({ LAST_DATE, INTERVAL_DAYS }))).toBe(text)
})

test('it is left out by a press, which costs nothing then and can be taken back', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Не брать: Ручка' }))
  expect(calls.count.mock.calls).toEqual([[7, 0]])
})

test('one that is left out says so and is taken again in its usual count', async () => {
  const row = show({}, { count: 0 })
  expect(cell(row, 'sum')).toBe('не войдёт ')
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть: Ручка' }))
  expect(calls.count.mock.calls).toEqual([[7, undefined]])
})

test('a count that is typed is told, within what can be bought', async () => {
  show()
  const box = screen.getByRole('textbox', { name: /Ручка/ })
  await userEvent.clear(box)
  await userEvent.type(box, '20{Enter}')
  expect(calls.count.mock.calls).toEqual([[7, 20]])
  await userEvent.clear(box)
  await userEvent.type(box, '200{Enter}')
  expect(calls.count.mock.lastCall).toEqual([7, 99])
})

test.each([
  ['/preview.svg', '/detail.svg', '/preview.svg'],
  [null, '/detail.svg', '/detail.svg'],
])('of the pictures %s and %s it shows %s', (PREVIEW_PICTURE_PATH, DETAIL_PICTURE_PATH, src) => {
  const row = show({ PREVIEW_PICTURE_PATH, DETAIL_PICTURE_PATH })
  expect(row.querySelector('img')?.getAttribute('src')).toContain(src)
})

test('why it did not go into the basket stands below it', () => {
  expect(cell(show({}, { rejection: 'Закончился' }), 'note')).toBe('Закончился')
})
