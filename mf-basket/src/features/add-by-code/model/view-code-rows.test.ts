import type { LineMatch } from '@prilavok/shared-kernel/contract'
import { testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import type { CodeRow } from './code-row'
import { foundOfMatch } from './found-of-match'
import { givenOf } from './given-of'
import { viewCodeRows } from './view-code-rows'

const pen = testProduct({ ID: 1, UP_CODE_1C: '184302', PRICE: 18.4, LOYALTY_PRICE: 7, REMAIN: 100 })
const rowOf = (changes: Partial<CodeRow> = {}): CodeRow => ({
  ...{ number: 1, code: '184302', found: { state: 'product', product: pen } },
  ...changes,
})
const view = (rows: readonly CodeRow[], held = 0, basket: 'main' | 'loyalty' = 'main') =>
  viewCodeRows(rows, { basket, heldOf: () => held })
const one = (row: CodeRow, held = 0, basket: 'main' | 'loyalty' = 'main') => view([row], held, basket)[0]
const withProduct = (changes: Parameters<typeof testProduct>[0], row: Partial<CodeRow> = {}) =>
  rowOf({ ...row, found: { state: 'product', product: testProduct({ ...pen, ...changes }) } })

describe('a row', () => {
  test.each<[string, CodeRow, string, string | undefined]>([
    ['without anything is empty', { number: 1, code: '' }, 'empty', undefined],
    ['with a code that is being typed is left alone', { number: 1, code: '1843' }, 'typing', undefined],
    [
      'that was left with too few digits is wrong',
      { number: 1, code: '1843', left: true },
      'error',
      'Код должен состоять из 6 цифр',
    ],
    ['with a letter is wrong at once', { number: 1, code: '18а' }, 'error', 'Код должен состоять из 6 цифр'],
    [
      'with a digit too many is wrong',
      { number: 1, code: '1843021' },
      'error',
      'Код должен состоять из 6 цифр',
    ],
    ['that is looked up loads', rowOf({ found: { state: 'loading' } }), 'loading', undefined],
    [
      'without an answer says so',
      rowOf({ found: { state: 'failed', text: 'Нет ответа' } }),
      'error',
      'Нет ответа',
    ],
    [
      'says what is wrong with its line before what was not found',
      rowOf({ problem: 'Строка 3', found: { state: 'unsure', text: 'Не найден', options: [] } }),
      'error',
      'Строка 3',
    ],
    ['with a product is valid', rowOf(), 'valid', undefined],
    [
      'whose count cannot be read is wrong',
      rowOf({ problem: 'Количество «abc» не понятно' }),
      'error',
      'Количество «abc» не понятно',
    ],
    ['that was rejected is tried again', rowOf({ rejection: 'Отказ' }), 'valid', 'Отказ'],
  ])('%s', (_what, row, state, text) => {
    expect(one(row)).toMatchObject({ state, place: 1, row })
    expect(one(row)?.note?.text).toBe(text)
  })

  test('without an answer can be looked up again, an unsure one gives what can be chosen', () => {
    const failed = one(rowOf({ found: { state: 'failed', text: 'Нет ответа' } }))
    expect(failed).toMatchObject({ failed: true, options: [], sum: 0 })
    const unsure = one(rowOf({ found: { state: 'unsure', text: 'Выберите', options: [pen] } }))
    expect(unsure).toMatchObject({ options: [pen], sum: 0 })
    expect(unsure).not.toHaveProperty('failed')
  })

  test('costs its count to the kopeck, in the unit of the basket', () => {
    expect(one(rowOf({ quantity: 3 }))).toMatchObject({ sum: 55.2, addition: { count: 3 } })
    expect(one(rowOf({ quantity: 3 }), 0, 'loyalty')?.sum).toBe(21)
    expect(one(withProduct({ PRICE: 0.07 }, { quantity: 3 }))?.sum).toBe(0.21)
  })

  test.each([
    [{ ASSORTMENT: 'N' } as const, 'Товар не принадлежит ассортименту магазина'],
    [{ PRICE: 0 }, 'У товара не указана цена'],
    [{ REMAIN: 0 }, 'Данного товара нет в наличии'],
  ])('of a product with %j says why it cannot be ordered, and what was asked for', (changes, text) => {
    expect(one(withProduct(changes))).toMatchObject({
      state: 'error',
      sum: 0,
      note: { tone: 'danger', text },
    })
    expect(one(withProduct(changes, { quantity: 4 }))?.note?.text).toBe(`${text}. Вы\u00a0указали 4`)
    expect(one(withProduct(changes))?.addition).toBeUndefined()
  })

  test('of a product whose whole stock is in the basket can take no more', () => {
    expect(one(withProduct({ REMAIN: 5 }), 5)).toMatchObject({
      ...{ state: 'error', note: { text: 'В корзине находится максимальное количество данного товара' } },
    })
    expect(one(withProduct({ REMAIN: 5 }), 4)?.state).toBe('valid')
  })
})

test('of equal products the first valid row counts, and adds what it adds; those that are wrong repeat nothing', () => {
  const wrong = rowOf({ number: 1, problem: 'Количество не понятно' })
  const views = view([
    wrong,
    rowOf({ number: 2 }),
    withProduct({ ID: 9 }, { number: 3 }),
    rowOf({ number: 4 }),
  ])
  expect(views.map(({ state, place }) => [place, state])).toEqual([
    [1, 'error'],
    [2, 'valid'],
    [3, 'valid'],
    [4, 'error'],
  ])
  expect(views[3]).toMatchObject({
    ...{ sum: 0, options: [], addition: undefined, product: pen },
    note: { tone: 'danger', icon: 'alert', text: 'Данный товар уже добавлен в список' },
  })
})

describe('what a matched line becomes', () => {
  const match = (changes: Partial<LineMatch>): LineMatch => ({
    BY: 'code',
    SURE: 'N',
    PRODUCTS: [pen],
    ...changes,
  })
  test('a sure one is its product, none is not found', () => {
    expect(foundOfMatch(match({ SURE: 'Y' }), '184302')).toEqual({ state: 'product', product: pen })
    for (const SURE of ['Y', 'N'] as const)
      expect(foundOfMatch(match({ SURE, PRODUCTS: [], BY: null }), '1')).toEqual({
        ...{ state: 'unsure', text: 'Товар не найден', options: [] },
      })
  })
  test('a code of another name is to be checked, a near code is offered, names are to be chosen from', () => {
    expect(foundOfMatch(match({}), '184302')).toMatchObject({ text: expect.stringMatching(/^С\sэтим кодом/) })
    expect(foundOfMatch(match({}), '184320')).toMatchObject({ text: 'Товар не найден', options: [pen] })
    const many = testProducts(8)
    expect(foundOfMatch(match({ BY: 'name', PRODUCTS: many }), '')).toEqual({
      state: 'unsure',
      text: 'Подходит много товаров, вот 5\u00a0лучших. Выберите один',
      options: many.slice(0, 5),
    })
    expect(foundOfMatch(match({ BY: 'name', PRODUCTS: many.slice(0, 4) }), '')).toMatchObject({
      text: 'Подходят 4\u00a0товара, выберите один',
    })
  })
})

test('a line of a list becomes a row with its code, else its name, else what was given', () => {
  const line = { number: 1, text: 'как дано' }
  expect(
    givenOf([
      { ...line, code: '184302', name: 'Ручка', quantity: 2 },
      { ...line, name: 'Ручка' },
      { ...line, unreadCount: 'abc' },
    ]),
  ).toEqual([
    { code: '184302', name: 'Ручка', quantity: 2, problem: undefined },
    { code: '', name: 'Ручка', quantity: undefined, problem: undefined },
    {
      ...{ code: 'как дано', name: undefined, quantity: undefined },
      problem: 'Количество «abc» не\u00a0понятно: укажите число',
    },
  ])
})
