import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testDetail, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { catalogApi } from '../../../testing/catalog-api'
import Comparison from './Comparison'
import { comparedRows } from './compared-rows'

const { intercept } = catalogApi()
const known = new Map<number, Product>()
const product = (ID: number, changes: Partial<Product> = {}) => {
  const made = testProduct({ ID, NAME: `Ручка ${ID}`, ...changes })
  known.set(ID, made)
  return made
}

describe('Comparison', () => {
  const failing = new Set<number>()

  beforeEach(() => {
    known.clear()
    failing.clear()
    window.matchMedia = (query) =>
      ({
        matches: Number(/\d+/.exec(query)?.[0]) <= 800,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList
    intercept(({ path }) => {
      const id = Number(/\/product\/(\d+)\/$/.exec(path)?.[1])
      const found = known.get(id)
      return failing.has(id) ? 400 : found && { PRODUCT: testDetail(found) }
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia')
  })

  const show = (current: Product, analogs: Product[]) =>
    renderWithKernel(<Comparison current={current} analogs={analogs} />, { kernel: partKernel() })
  const table = () => within(screen.getByRole('table', { name: 'Сравнение с аналогами' }))
  const choices = () => table().queryAllByRole('combobox', { name: 'Сравнить с' })
  const offered = (at: number) =>
    within(choices()[at] as HTMLElement)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => Number(value))

  test('each place offers its own analog and those that stand nowhere', () => {
    show(
      product(1),
      [2, 3, 4, 5].map((id) => product(id)),
    )
    expect(offered(0)).toEqual([2, 4, 5])
    expect(offered(1)).toEqual([3, 4, 5])
  })
})

describe('compared-rows', () => {
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
})
