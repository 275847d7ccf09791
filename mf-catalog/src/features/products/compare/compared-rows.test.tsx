import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { comparedRows } from './compared-rows'

const property = (TITLE: string, VALUE: string) => ({ CODE: TITLE, TITLE, VALUE })
const column = (changes: Partial<Product> = {}, complete = true) => ({
  product: testProduct({ UP_TM: null, UP_COUNTRY: null, ...changes }),
  complete,
})
const rowsOf = (...columns: ReturnType<typeof column>[]) =>
  new Map(comparedRows(columns).map((row) => [row.key, row]))
const textsOf = (cells: React.ReactNode[] = []) =>
  cells.map((cell) =>
    renderWithKernel(cell, { kernel: partKernel() }).container.textContent?.replaceAll('\u00a0', ' '),
  )

test('stocks differ where one is plenty and the other is not, not by their number', () => {
  const row = rowsOf(
    column({ ID: 1, REMAIN: 100 }),
    column({ ID: 2, REMAIN: 900 }),
    column({ ID: 3, REMAIN: 5 }),
    column({ ID: 4, REMAIN: 0, TO_ORDER: 'Y' }),
    column({ ID: 5, REMAIN: 0, TO_ORDER: 'N' }),
  ).get('stock')
  expect(row?.differs).toEqual([false, false, true, true, true])
  expect(textsOf(row?.cells)).toEqual(['100 шт.', '900 шт.', 'Мало, 5 шт.', 'Под заказ', 'Нет на складе'])
})

test('smallest orders have their unit', () => {
  const of = (MIN: number, PACK: 'Y' | 'N' = 'N') => column({ UP_MULTIPLICITY: { MIN, STEP: 1 }, PACK })
  const row = rowsOf(of(12), of(12), of(1000), of(12, 'Y')).get('minimum')
  expect(row?.differs).toEqual([false, false, true, true])
  expect(textsOf(row?.cells)).toEqual(['12 шт.', '12 шт.', '1 000 шт.', '12 уп.'])
})

test('a property that a product has not got is «—», one that is not known yet has its place held', () => {
  const row = rowsOf(
    column({ ID: 1, PROPERTIES: [property('Цвет', 'синий')] }),
    column({ ID: 2 }),
    column({ ID: 3 }, false),
  ).get('Цвет')
  expect(row?.differs).toEqual([false, true, false])
  expect(textsOf(row?.cells)).toEqual(['синий', '—', ''])
})
