import { testProduct } from '@prilavok/shared-kernel/testing'
import { dueAt, dueProducts } from './due-products'

const NOW = Date.parse('2026-03-31T12:00:00Z')
const bought = (NAME: string, LAST_DATE: string, INTERVAL_DAYS: number | null, changes = {}) => ({
  ...testProduct({ NAME, ...changes }),
  ...{ ORDER_CNT: 4, USUAL_QUANTITY: 5, LAST_DATE: `${LAST_DATE}T12:00:00Z`, INTERVAL_DAYS },
})

test('what comes due within a week, the most overdue first', () => {
  const found = dueProducts(
    [
      bought('через неделю', '2026-03-08', 30),
      bought('через восемь дней', '2026-03-09', 30),
      bought('неделю назад', '2026-02-22', 30),
      bought('сегодня', '2026-03-24', 7),
    ],
    NOW,
  )
  expect(found.map(({ NAME }) => NAME)).toEqual(['неделю назад', 'сегодня', 'через неделю'])
})

test('not what has no rhythm, is no longer bought, or cannot be bought', () => {
  const { LAST_DATE: _, ...undated } = bought('другой сервер', '2026-03-24', 7)
  const found = dueProducts(
    [
      bought('двух заказов мало', '2026-03-01', null),
      bought('давно не берут', '2026-02-26', 7),
      bought('нет на складе', '2026-03-24', 7, { REMAIN: 0 }),
      undated,
    ],
    NOW,
  )
  expect(found).toEqual([])
})

test('a product runs out an interval after its last order; one without a rhythm at no time', () => {
  expect(dueAt(bought('', '2026-03-01', 30))).toBe(NOW)
  expect(dueAt(bought('', '2026-03-01', null))).toBeNaN()
  expect(dueAt(bought('', '2026-03-01', 0))).toBeNaN()
})

test('what is due in just a week is in, and what has been given up for just an interval, too', () => {
  const found = dueProducts(
    [bought('через неделю', '2026-03-24', 14), bought('интервал назад', '2026-03-17', 7)],
    NOW,
  )
  expect(found.map(({ NAME }) => NAME)).toEqual(['интервал назад', 'через неделю'])
  const dueAfter = (days: number) => dueProducts([bought('', '2026-03-24', days)], NOW).length
  expect([dueAfter(14), dueAfter(15)]).toEqual([1, 0])
})
