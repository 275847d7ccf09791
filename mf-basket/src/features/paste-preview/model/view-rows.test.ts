import type { LineMatch } from '@prilavok/shared-kernel/contract'
import { testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { noteOf } from '../rows/row-note'
import { countStates } from './count-states'
import { isContradicted, optionsOf, type PreviewRow, productOf } from './preview-row'
import { viewRows } from './view-rows'

const pen = testProduct({ ID: 1, UP_CODE_1C: '184302', PRICE: 18.4, LOYALTY_PRICE: 7, REMAIN: 100 })
const sure: LineMatch = { BY: 'code', SURE: 'Y', PRODUCTS: [pen] }
const unsure = (changes: Partial<LineMatch> = {}): LineMatch => ({ ...sure, SURE: 'N', ...changes })
const rowOf = (changes: Partial<PreviewRow> = {}, number = 1): PreviewRow => ({
  line: { number, text: 'Ручка', code: '184302', quantity: 3 },
  match: sure,
  ...changes,
})
const view = (rows: readonly PreviewRow[], held = 0, basket: 'main' | 'loyalty' = 'main') =>
  viewRows(rows, { basket, heldOf: () => held })
const one = (row: PreviewRow, held = 0, basket: 'main' | 'loyalty' = 'main') => view([row], held, basket)[0]
const of = (changes: Parameters<typeof testProduct>[0]) =>
  rowOf({ match: { ...sure, PRODUCTS: [testProduct({ ...pen, ...changes })] } })
const noteIn = (row: PreviewRow, held = 0) => {
  const shown = one(row, held)
  return shown && noteOf(shown)?.text
}

describe('the product of a line', () => {
  test('is the one that was taken, else the sure one; one that was put aside is none', () => {
    const other = testProduct({ ID: 9 })
    expect(productOf(rowOf())).toBe(pen)
    expect(productOf(rowOf({ chosen: other }))).toBe(other)
    expect(productOf(rowOf({ chosen: null }))).toBeUndefined()
    for (const match of [unsure(), 'failed', undefined] as const)
      expect(productOf(rowOf({ match }))).toBeUndefined()
  })
  test('nine can be chosen from: of a name, of a code with another name, of analogs', () => {
    const many = testProducts(12)
    expect(optionsOf(rowOf({ match: unsure({ BY: 'name', PRODUCTS: many }) }))).toEqual(many.slice(0, 9))
    expect(optionsOf(rowOf({ analogs: many }))).toEqual(many.slice(0, 9))
    expect(optionsOf(rowOf({ analogs: many, chosen: pen }))).toEqual([])
    expect(optionsOf(rowOf({ match: unsure() }))).toEqual([pen])
    expect(optionsOf(rowOf())).toEqual([])
    expect(optionsOf(rowOf({ match: unsure({ PRODUCTS: many }) }))).toEqual([])
    expect(optionsOf(rowOf({ match: 'failed' }))).toEqual([])
  })
  test('contradicts its name only when its very code was given, and nothing is sure', () => {
    expect(isContradicted(rowOf({ match: unsure() }))).toBe(true)
    expect(isContradicted(rowOf())).toBe(false)
    expect(isContradicted(rowOf({ match: unsure({ PRODUCTS: testProducts(1) }) }))).toBe(false)
    expect(isContradicted(rowOf({ match: 'failed' }))).toBe(false)
  })
})

describe('a line', () => {
  const uncounted = { line: { number: 1, text: 'Ручка', unreadCount: 'abc' } }
  test.each<[string, PreviewRow, string]>([
    ['waits', rowOf({ match: undefined }), 'resolving'],
    ['has no answer', rowOf({ match: 'failed' }), 'failed'],
    ['has its product', rowOf(), 'ready'],
    ['is to be chosen', rowOf({ match: unsure() }), 'choose'],
    ['is to be chosen anew', rowOf({ chosen: null, match: { ...sure, BY: 'name' } }), 'choose'],
    ['is not found', rowOf({ match: unsure({ BY: null, PRODUCTS: [] }) }), 'missing'],
    ['has no count', rowOf(uncounted), 'uncounted'],
    ['has the count that was typed', rowOf({ ...uncounted, count: 2 }), 'ready'],
    ['cannot be ordered', of({ REMAIN: 0 }), 'unavailable'],
    ['has analogs to choose from', rowOf({ analogs: [pen] }), 'choose'],
    ['has an analog', rowOf({ analogs: [pen], chosen: pen }), 'ready'],
  ])('%s', (_what, row, state) => {
    expect(one(row)).toMatchObject({ row, state })
  })

  test('counts what was typed before what was given, to the kopeck and in the unit of the basket', () => {
    expect(one(rowOf())).toMatchObject({ sum: 55.2, price: 18.4, held: 0, addition: { count: 3 } })
    expect(one(rowOf({ count: 5 }))).toMatchObject({ sum: 92, addition: { count: 5 } })
    expect(one(rowOf(), 0, 'loyalty')).toMatchObject({ sum: 21, price: 7 })
    const unpriced = of({ LOYALTY_PRICE: null })
    expect(one(unpriced, 0, 'loyalty')?.price).toBe(18.4)
    for (const match of [undefined, 'failed', unsure()] as const)
      expect(one(rowOf({ match }))).toMatchObject({ sum: 0, price: 0, held: 0 })
  })

  test('says why it is as it is', () => {
    expect(noteIn(rowOf({ rejection: 'Отказ сервера' }))).toBe('Отказ сервера')
    expect(noteIn(of({ REMAIN: 0 }))).toBe('Данного товара нет в наличии')
    expect(noteIn(of({ REMAIN: 3 }), 3)).toBe('В корзине находится максимальное количество данного товара')
    expect(noteIn(rowOf(uncounted))).toBe('Количество «abc» не\u00a0понятно: укажите число')
    expect(noteIn(of({ UP_MULTIPLICITY: { MIN: 10, STEP: 10 } }))).toBe('Округлили 3 до\u00a010')
    expect(noteIn(rowOf(), 2)).toBe('В\u00a0корзине уже 2, добавим к\u00a0ним')
    for (const row of [rowOf(), rowOf({ match: undefined }), rowOf({ match: unsure() })])
      expect(noteIn(row)).toBeUndefined()
    expect(noteIn(rowOf({ match: 'failed' }))).toBe('Не удалось проверить: нет ответа сервера')
    expect(noteIn(rowOf({ analogs: [] }))).toMatch(/^Аналогов нет\. Уберите строку/)
    const typed = { ...of({ UP_MULTIPLICITY: { MIN: 10, STEP: 10 } }), count: 10 }
    expect(noteIn(typed)).toBeUndefined()
  })
})

describe('lines of one product', () => {
  test('the first counts, the others tell what both come to', () => {
    const views = view([rowOf({}, 1), rowOf({ count: 4 }, 2), rowOf({}, 3)])
    expect(views.map(({ state, sum }) => [state, sum])).toEqual([
      ['ready', 55.2],
      ['duplicate', 0],
      ['duplicate', 0],
    ])
    expect(views[1]?.twin).toEqual({ number: 1, count: 7, added: 4 })
    expect(views[2]?.twin).toEqual({ number: 1, count: 6, added: 3 })
    expect(views[0]?.twin).toBeUndefined()
  })
  test('one without a count adds as many as one begins with', () => {
    const bare = rowOf({ line: { number: 2, text: 'Ручка', code: '184302' } }, 2)
    expect(view([rowOf(), bare])[1]?.twin).toEqual({ number: 1, count: 4, added: 1 })
  })
  test('what repeats a product that was added before waits until it is confirmed, and is the first then', () => {
    const context = { basket: 'main', heldOf: () => 5, added: new Set([1]) } as const
    const waiting = viewRows([rowOf({}, 2), rowOf({ count: 4 }, 3)], context)
    expect(waiting.map(({ state, sum, twin }) => ({ state, sum, twin }))).toEqual([
      { state: 'duplicate', sum: 0, twin: { count: 8, added: 3 } },
      { state: 'duplicate', sum: 0, twin: { count: 9, added: 4 } },
    ])
    const confirmed = viewRows([rowOf({ confirmed: true }, 2), rowOf({ count: 4 }, 3)], context)
    expect(confirmed[0]).toMatchObject({ state: 'ready', sum: 55.2 })
    expect(confirmed[1]?.twin).toEqual({ number: 2, count: 7, added: 4 })
    expect(viewRows([rowOf({}, 2)], { ...context, added: new Set([9]) })[0]?.state).toBe('ready')
  })
  test('only lines that go into the basket are looked at', () => {
    const uncounted = rowOf({ line: { number: 1, text: 'Ручка', unreadCount: 'abc' } })
    expect(view([uncounted, rowOf({}, 2)]).map(({ state }) => state)).toEqual(['uncounted', 'ready'])
  })
})

test('the chips count the lines of each state', () => {
  const views = view([rowOf(), rowOf({}, 2), rowOf({ match: undefined }, 3), rowOf({ match: 'failed' }, 4)])
  expect(countStates(views)).toEqual({
    ...{ all: 4, ready: 1, duplicate: 1, resolving: 1, failed: 1 },
    ...{ choose: 0, missing: 0, uncounted: 0, unavailable: 0 },
  })
})
