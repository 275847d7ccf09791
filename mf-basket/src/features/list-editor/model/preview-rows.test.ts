import type { LineMatch } from '@prilavok/shared-kernel/contract'
import { testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { noteOf } from '../rows/row-note'
import { optionsOf, type PreviewRow, visibleRows } from './preview-row'
import { type PreviewAction, previewReducer, startPreview } from './preview-state'
import { viewRows } from './view-rows'

describe('preview-state', () => {
  const lines = [1, 2, 3].map((number) => ({ number, text: '184302', code: '184302', quantity: 5 }))
  const stateAfter = (...actions: PreviewAction[]) => actions.reduce(previewReducer, startPreview(lines))
  const numbers = ({ rows }: ReturnType<typeof stateAfter>) =>
    visibleRows(rows).map(({ line }) => line.number)

  test('two steps back bring back both, in their places', () => {
    const back = stateAfter(
      { type: 'removed', number: 1 },
      { type: 'removed', number: 3 },
      { type: 'undone' },
    )
    expect(numbers(back)).toEqual([2, 3])
    expect(numbers(previewReducer(back, { type: 'undone' }))).toEqual([1, 2, 3])
  })

  const pen = testProduct()
  const rowIn = ({ rows }: ReturnType<typeof stateAfter>, number: number) =>
    rows.find(({ line }) => line.number === number)

  test('what a buyer takes or counts ends a rejection of its line alone', () => {
    const rejections = new Map([1, 2].map((number) => [number, 'Нет в наличии']))
    const rejected = stateAfter({ type: 'added', added: new Set(), rejections })
    expect(rejected.rows.map(({ rejection }) => rejection)).toEqual([
      'Нет в наличии',
      'Нет в наличии',
      undefined,
    ])
    for (const action of [
      { type: 'counted', number: 1, count: 9 },
      { type: 'chosen', number: 1, product: pen },
      { type: 'analogs', number: 1, products: [pen] },
    ] as const) {
      const state = previewReducer(rejected, action)
      expect([rowIn(state, 1)?.rejection, rowIn(state, 2)?.rejection]).toEqual([undefined, 'Нет в наличии'])
    }
  })

  test('analogs take the place of what was chosen, until one of them is', () => {
    const state = stateAfter(
      { type: 'chosen', number: 2, product: pen },
      { type: 'analogs', number: 2, products: [pen] },
    )
    expect(rowIn(state, 2)).toMatchObject({ analogs: [pen], chosen: undefined })
    expect(rowIn(previewReducer(state, { type: 'chosen', number: 2, product: null }), 2)?.chosen).toBeNull()
  })

  describe('what was typed and chosen for a line, where other columns are taken,', () => {
    type Named = readonly [name: string, code?: string]
    const linesOf = (named: readonly Named[]) =>
      named.map(([name, code], at) => ({ number: at + 1, text: name, name, ...(code ? { code } : {}) }))
    const [twoPens, onePen] = [['Ручка', '184302'] as const, ['Ручка', '100241'] as const]
    test.each<[string, Named[], Named[], (number | undefined)[]]>([
      ['goes with it', [['Бумага'], ['Скотч']], [['Клей'], ['Скотч'], ['Бумага']], [undefined, 2, 1]],
      [
        'is not that of another line in its place',
        [['Ручка'], ['Клей']],
        [['Скотч'], ['Клей']],
        [undefined, 2],
      ],
      ['stays with its name where its code is another one', [twoPens, ['Клей']], [onePen, ['Клей']], [1, 2]],
      ['stays with its code where its name is another one', [twoPens], [['Литера', '184302']], [1]],
      ['is that of its code among lines of one name', [twoPens, onePen], [onePen, ['Клей']], [2, undefined]],
      ['goes in the order of lines named alike', [['Ручка'], ['Ручка']], [['Ручка'], ['Ручка']], [1, 2]],
      ['is nobody’s where one of them went', [['Ручка'], ['Ручка']], [['Ручка']], [undefined]],
    ])('%s', (_what, before, after, counts) => {
      const edited = before.flatMap((_, at): PreviewAction[] => [
        { type: 'chosen', number: at + 1, product: testProduct({ ID: at + 1 }) },
        { type: 'counted', number: at + 1, count: at + 1 },
      ])
      const { rows } = [...edited, { type: 'started', lines: linesOf(after) } as const].reduce(
        previewReducer,
        startPreview(linesOf(before)),
      )
      expect(rows.map(({ count }) => count)).toEqual(counts)
      expect(rows.map(({ chosen }) => chosen?.ID)).toEqual(counts)
    })
  })

  describe('a line that was merged into another', () => {
    const merge: PreviewAction = { type: 'merged', number: 3, into: 1, count: 8, added: 3 }
    test('goes, its count is in the other', () => {
      const state = stateAfter(merge)
      expect([numbers(state), rowIn(state, 1)?.count]).toEqual([[1, 2], 8])
    })
    test.each<[string, PreviewAction[], number | undefined]>([
      ['as it was before', [], undefined],
      [
        'without what was added to a count that was typed since',
        [{ type: 'counted', number: 1, count: 10 }],
        7,
      ],
      ['with one at least', [{ type: 'counted', number: 1, count: 2 }], 1],
    ])('comes back, and the other is %s', (_what, between, count) => {
      const state = stateAfter(merge, ...between, { type: 'undone' })
      expect([numbers(state), rowIn(state, 1)?.count]).toEqual([[1, 2, 3], count])
      expect(state.undo).toEqual([])
    })
  })
})

describe('view-rows', () => {
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
  })
})
