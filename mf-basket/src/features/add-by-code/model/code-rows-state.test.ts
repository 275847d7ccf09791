import { testProduct } from '@prilavok/shared-kernel/testing'
import { MAX_LINES } from '../../../model/parsing/pasted-line'
import {
  type CodeRowsAction,
  type CodeRowsState,
  codeRowsReducer,
  startRows,
  typedOnRow,
} from './code-rows-state'

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

describe('the beginning', () => {
  test('is one empty row, of which nothing would be lost', () => {
    expect(startRows()).toEqual({
      ...{ rows: [{ number: 1, code: '' }], next: 2, removed: [], edited: false, done: false },
    })
  })
  test('with a list each line is a row that is looked up, and stands nowhere else', () => {
    const state = startRows([{ code: '184302', quantity: 4 }, { code: '', name: 'Бумага' }, { code: '12' }])
    expect(state.rows).toEqual([
      { number: 1, code: '184302', quantity: 4, left: true, found: { state: 'loading' } },
      { number: 2, code: '', name: 'Бумага', left: true, found: { state: 'loading' } },
      { number: 3, code: '12', left: true },
    ])
    expect([state.next, state.edited]).toEqual([4, true])
  })
})

describe('typing', () => {
  test('looks up six digits, nothing else; what was found before is forgotten, the count stays', () => {
    const counted = apply(startRows(), { type: 'counted', number: 1, quantity: 7 })
    for (const [code, loading] of [
      ['18430', false],
      ['1843021', false],
      ['18430а', false],
      ['184302', true],
    ] as const)
      expect(apply(counted, found(1, ''), typed(1, code)).rows).toEqual([
        { number: 1, code, quantity: 7, ...(loading && { found: { state: 'loading' } }) },
      ])
    expect(apply(startRows(), typed(1, '1')).edited).toBe(true)
  })
  test('of two answers the one to what stands there now counts', () => {
    const state = apply(startRows(), typed(1, '184302'), typed(1, '100241'))
    expect(apply(state, found(1, '184302'))).toEqual(state)
    expect(apply(state, found(1, '100241', paper)).rows[0]?.found).toEqual({
      ...{ state: 'product', product: paper },
    })
  })
  test('a field that was left is not new for being left again; a count ends what was wrong', () => {
    const left = apply(startRows(), typed(1, '12'), { type: 'left', number: 1 })
    expect(left.rows).toEqual([{ number: 1, code: '12', left: true }])
    const given = startRows([{ code: '184302', problem: 'Количество не понятно' }])
    const counted = apply(given, { type: 'counted', number: 1, quantity: 3 })
    expect(counted.rows[0]).toMatchObject({ quantity: 3, problem: undefined, rejection: undefined })
    expect(apply(startRows(), { type: 'counted', number: 1, quantity: 3 }).edited).toBe(true)
  })
  test('a look-up without an answer is asked for again', () => {
    const failed = apply(startRows(), typed(1, '184302'), {
      ...{ type: 'found', number: 1, asked: '184302', found: { state: 'failed', text: 'Нет ответа' } },
    })
    expect(failed.rows[0]?.found).toEqual({ state: 'failed', text: 'Нет ответа' })
    expect(apply(failed, { type: 'retried', number: 1 }).rows[0]?.found).toEqual({ state: 'loading' })
  })
  test('a product that is chosen gives its code, and takes the count of the row', () => {
    const named = startRows([{ code: '', name: 'Бумага', quantity: 5 }, { code: '184302' }])
    expect(apply(named, { type: 'chosen', number: 1, product: paper }).rows).toEqual([
      {
        ...{ number: 1, quantity: 5, code: '100241', left: true },
        found: { state: 'product', product: paper },
      },
      named.rows[1],
    ])
  })
})

describe('digits after a whole code', () => {
  const on = (number: number, digits: string): CodeRowsAction => ({ type: 'typedOn', number, digits })
  test('begin a new row at the end', () => {
    const state = apply(startRows(), typed(1, '184302'), on(1, '10'))
    expect([codes(state), numbers(state), state.next]).toEqual([['184302', '10'], [1, 2], 3])
    expect(apply(state, on(2, '100241')).rows.at(-1)?.found).toEqual({ state: 'loading' })
  })
  test('go on in the row below while it has room, which keeps its count', () => {
    const two = apply(startRows(), { type: 'appended' }, { type: 'counted', number: 2, quantity: 9 })
    const state = apply(two, on(1, '1002'), on(1, '41'))
    expect(state.rows[1]).toEqual({ number: 2, code: '100241', quantity: 9, found: { state: 'loading' } })
    expect(state.edited).toBe(true)
  })
  test('come to the end where the row below has no room or is a name, into an empty row there', () => {
    const full = apply(threeRows(), on(1, '5'))
    expect(codes(full)).toEqual(['184302', '100241', '201775', '5'])
    const named = startRows([{ code: '184302' }, { code: '', name: 'Бумага' }])
    expect(codes(apply(named, on(1, '1')))).toEqual(['184302', '', '1'])
    const last = apply(apply(threeRows(), { type: 'appended' }), on(1, '57'))
    expect(codes(last)).toEqual(['184302', '100241', '201775', '57'])
  })
  test('go nowhere from a row that has gone, and beyond the last row of a list', () => {
    const named = startRows([{ code: '184302' }, { code: '', name: 'Бумага' }])
    expect(apply(named, on(8, '1'))).toBe(named)
    const full = startRows(Array.from({ length: MAX_LINES }, () => ({ code: '184302' })))
    expect(typedOnRow(full, { number: MAX_LINES, digits: '1' })).toBeUndefined()
  })
})

describe('pasting', () => {
  const paste = (number: number, ...lines: string[]): CodeRowsAction => ({
    ...{ type: 'pasted', number, lines: lines.map((code) => ({ code })) },
  })
  test('takes the place of an empty row, and comes below a filled one', () => {
    const empty = apply(startRows(), paste(1, '184302', '100241'))
    expect([codes(empty), numbers(empty), empty.next]).toEqual([['184302', '100241'], [2, 3], 4])
    expect(empty.edited).toBe(true)
    expect(codes(apply(threeRows(), paste(2, '111111')))).toEqual(['184302', '100241', '111111', '201775'])
  })
  test('takes no more than a list has room for', () => {
    const full = startRows(Array.from({ length: MAX_LINES - 1 }, () => ({ code: '184302' })))
    const state = apply(full, paste(1, '111111', '222222'))
    expect(state.rows).toHaveLength(MAX_LINES)
    expect(codes(state).slice(0, 3)).toEqual(['184302', '111111', '184302'])
    expect(apply(state, paste(1, '333333')).rows).toEqual(state.rows)
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
  test('a row that repeats it stays an error; other products are left alone', () => {
    const state = apply(threeRows(), found(1, '184302'), found(2, '100241'), found(3, '201775', paper))
    const [twice, other] = apply(state, added([1])).rows
    expect(twice).toMatchObject({ number: 2, problem: 'Данный товар уже добавлен в список' })
    expect(other).not.toHaveProperty('problem')
    const unfound = apply(threeRows(), added([1])).rows
    for (const row of unfound) expect(row).not.toHaveProperty('problem')
  })
  test('all of it: the form is done, and begins anew with one empty row', () => {
    const state = apply(threeRows(), added([1, 2, 3]))
    expect([codes(state), state.done, state.edited]).toEqual([[''], true, false])
    const withEmpty = apply(threeRows(), { type: 'appended' }, added([1, 2, 3]))
    expect([numbers(withEmpty), withEmpty.done]).toEqual([[4], true])
  })
})
