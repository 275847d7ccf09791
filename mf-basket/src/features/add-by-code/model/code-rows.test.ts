import type { LineMatch } from '@prilavok/shared-kernel/contract'
import { testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import type { CodeRow } from './code-row'
import { type CodeRowsAction, type CodeRowsState, codeRowsReducer, startRows } from './code-rows-state'
import { foundOfMatch } from './found-of-match'
import { viewCodeRows } from './view-code-rows'

describe('code-rows-state', () => {
  const pen = testProduct({ ID: 1, UP_CODE_1C: '184302' })
  const paper = testProduct({ ID: 2, UP_CODE_1C: '100241' })
  const apply = (state: CodeRowsState, ...actions: CodeRowsAction[]) => actions.reduce(codeRowsReducer, state)
  const codes = ({ rows }: CodeRowsState) => rows.map(({ code }) => code)
  const numbers = ({ rows }: CodeRowsState) => rows.map(({ number }) => number)
  const typed = (number: number, code: string): CodeRowsAction => ({ type: 'typed', number, code })
  const found = (number: number, asked: string, product = pen): CodeRowsAction => ({
    ...{ type: 'found', number, asked },
    found: { state: 'product', product },
  })
  const threeRows = () => startRows([{ code: '184302' }, { code: '100241' }, { code: '201775' }])

  describe('typing', () => {
    test('of two answers the one to what stands there now counts', () => {
      const state = apply(startRows(), typed(1, '184302'), typed(1, '100241'))
      expect(apply(state, found(1, '184302'))).toEqual(state)
      expect(apply(state, found(1, '100241', paper)).rows[0]?.found).toEqual({
        ...{ state: 'product', product: paper },
      })
    })
  })

  describe('digits after a whole code', () => {
    const on = (number: number, digits: string): CodeRowsAction => ({ type: 'typedOn', number, digits })
    test('begin a new row at the end', () => {
      const state = apply(startRows(), typed(1, '184302'), on(1, '10'))
      expect([codes(state), numbers(state), state.next]).toEqual([['184302', '10'], [1, 2], 3])
      expect(apply(state, on(2, '100241')).rows.at(-1)?.found).toEqual({ state: 'loading' })
    })
    test('come to the end where the row below has no room or is a name, into an empty row there', () => {
      const full = apply(threeRows(), on(1, '5'))
      expect(codes(full)).toEqual(['184302', '100241', '201775', '5'])
      const named = startRows([{ code: '184302' }, { code: '', name: 'Бумага' }])
      expect(codes(apply(named, on(1, '1')))).toEqual(['184302', '', '1'])
      const last = apply(apply(threeRows(), { type: 'appended' }), on(1, '57'))
      expect(codes(last)).toEqual(['184302', '100241', '201775', '57'])
    })
  })

  describe('rows that go', () => {
    const remove = (number: number): CodeRowsAction => ({ type: 'removed', number })
    test('come back where they were, the last one first', () => {
      const gone = apply(threeRows(), remove(1), remove(3))
      expect(codes(gone)).toEqual(['100241'])
      const back = apply(gone, { type: 'undone' })
      expect(codes(back)).toEqual(['100241', '201775'])
      const all = apply(back, { type: 'undone' })
      expect([codes(all), numbers(all)]).toEqual([
        ['184302', '100241', '201775'],
        [1, 2, 3],
      ])
      expect(apply(all, { type: 'undone' })).toBe(all)
    })
    test('there is always one; an empty row is not remembered, and makes room for what comes back', () => {
      const none = apply(startRows([{ code: '184302' }]), remove(1))
      expect([codes(none), numbers(none), none.edited]).toEqual([[''], [2], true])
      expect(codes(apply(none, { type: 'undone' }))).toEqual(['184302'])
      expect(apply(startRows(), remove(1)).removed).toEqual([])
      const state = threeRows()
      expect(apply(state, remove(8))).toBe(state)
    })
  })

  describe('what the server has taken', () => {
    const added = (taken: number[], rejections: [number, string][] = []): CodeRowsAction => ({
      ...{ type: 'added', added: new Set(taken), rejections: new Map(rejections) },
    })
    test('goes; what it has not taken stays with its reason, and can be lost again', () => {
      const state = apply(threeRows(), { type: 'removed', number: 3 }, added([1], [[2, 'Нет в наличии']]))
      expect(state.rows).toMatchObject([{ number: 2, rejection: 'Нет в наличии' }])
      expect([state.done, state.edited, state.removed]).toEqual([false, true, []])
    })
  })
})

describe('view-code-rows', () => {
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
      [
        'with a letter is wrong at once',
        { number: 1, code: '18а' },
        'error',
        'Код должен состоять из 6 цифр',
      ],
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
    test('a code of another name is to be checked, a near code is offered, names are to be chosen from', () => {
      expect(foundOfMatch(match({}), '184302')).toMatchObject({
        text: expect.stringMatching(/^С\sэтим кодом/),
      })
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
})
