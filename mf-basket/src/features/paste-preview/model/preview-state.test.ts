import type { LineMatch } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { visibleRows } from './preview-row'
import { type PreviewAction, previewReducer, startPreview } from './preview-state'

const lines = [1, 2, 3].map((number) => ({ number, text: '184302', code: '184302', quantity: 5 }))
const stateAfter = (...actions: PreviewAction[]) => actions.reduce(previewReducer, startPreview(lines))
const numbers = ({ rows }: ReturnType<typeof stateAfter>) => visibleRows(rows).map(({ line }) => line.number)

test('nothing goes into a row that has gone', () => {
  const removed = stateAfter({ type: 'removed', number: 1 })
  expect(previewReducer(removed, { type: 'merged', number: 3, into: 1, count: 10, added: 5 })).toBe(removed)
  expect(numbers(removed)).toEqual([2, 3])
})

test('two steps back bring back both, in their places', () => {
  const back = stateAfter({ type: 'removed', number: 1 }, { type: 'removed', number: 3 }, { type: 'undone' })
  expect(numbers(back)).toEqual([2, 3])
  expect(numbers(previewReducer(back, { type: 'undone' }))).toEqual([1, 2, 3])
})

test('a list is done when what is left of it is in the basket', () => {
  const rejections = new Map<number, string>()
  const some = stateAfter({ type: 'removed', number: 1 }, { type: 'added', added: new Set([2]), rejections })
  expect([numbers(some), some.done]).toEqual([[3], false])
  expect(previewReducer(some, { type: 'added', added: new Set([3]), rejections }).done).toBe(true)
})

const pen = testProduct()
const match: LineMatch = { BY: 'code', SURE: 'Y', PRODUCTS: [pen] }
const rowIn = ({ rows }: ReturnType<typeof stateAfter>, number: number) =>
  rows.find(({ line }) => line.number === number)

test('what lines mean comes to the lines that were asked for; a line without an answer has failed', () => {
  const some = stateAfter({ type: 'matched', lines: lines.slice(1), matches: [match] })
  expect(some.rows.map(({ match: found }) => found)).toEqual([undefined, match, 'failed'])
  const failed = previewReducer(some, { type: 'failed', lines: lines.slice(0, 1) })
  expect(failed.rows.map(({ match: found }) => found)).toEqual(['failed', match, 'failed'])
  const again = previewReducer(failed, { type: 'retried', lines: lines.slice(2) })
  expect(again.rows.map(({ match: found }) => found)).toEqual(['failed', match, undefined])
})

test('skipped lines come to the end, and the list knows that it has them', () => {
  const line = { number: 4, text: '100241', code: '100241' }
  expect(stateAfter().hasSkipped).toBe(false)
  const state = stateAfter({ type: 'appended', lines: [line] })
  expect([numbers(state), state.hasSkipped]).toEqual([[1, 2, 3, 4], true])
  expect(previewReducer(state, { type: 'started', lines }).hasSkipped).toBe(false)
})

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
  test('the count that was typed before the merge comes back', () => {
    const state = stateAfter({ type: 'counted', number: 1, count: 5 }, merge, { type: 'undone' })
    expect(rowIn(state, 1)?.count).toBe(5)
  })
})

test('nothing is undone where nothing was done, nor after it went into the basket', () => {
  const begun = stateAfter()
  expect(previewReducer(begun, { type: 'undone' })).toBe(begun)
  const added = stateAfter(
    { type: 'removed', number: 1 },
    { type: 'added', added: new Set([2]), rejections: new Map() },
  )
  expect(numbers(previewReducer(added, { type: 'undone' }))).toEqual([3])
})
