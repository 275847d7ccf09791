import { testProduct } from '@prilavok/shared-kernel/testing'
import { type CodeAction, codeOf, codesReducer, startCodes } from './code-rows'
import { visibleRows } from './preview-row'
import type { PreviewState } from './preview-state'
import { viewCodes } from './view-codes'
import { viewRows } from './view-rows'

const pen = testProduct({ ID: 1, UP_CODE_1C: '184302' })
const lineOf = (number: number, code: string) => ({ number, text: code, code })
const after = (...actions: CodeAction[]) => actions.reduce(codesReducer, startCodes())
const pasted = (...codes: string[]): CodeAction => ({
  ...{ type: 'pasted', number: 1 },
  lines: codes.map((code, at) => lineOf(at + 1, code)),
})
const typed = (number: number, code: string): CodeAction => ({ type: 'typed', number, code })
const typedOn = (number: number, digits: string): CodeAction => ({ type: 'typedOn', number, digits })
const removed = (number: number): CodeAction => ({ type: 'removed', number })
const matched = (number: number, code: string): CodeAction => ({
  ...{ type: 'matched', lines: [lineOf(number, code)] },
  matches: [{ BY: 'code', SURE: 'Y', PRODUCTS: [pen] }],
})
const codes = ({ rows }: PreviewState) => visibleRows(rows).map(codeOf)
const views = ({ rows, added }: PreviewState) =>
  viewCodes(viewRows(visibleRows(rows), { basket: 'main', heldOf: () => 0, added }))
const NAME = { number: 1, text: 'Бумага', name: 'Бумага' }

test.each<[string, PreviewState, string[]]>([
  ['begin a new row at the end', after(typed(1, '184302'), typedOn(1, '10')), ['184302', '10']],
  [
    'go on in the row below while it has room',
    after(typed(1, '184302'), typedOn(1, '10'), typedOn(1, '02')),
    ['184302', '1002'],
  ],
  [
    'come to the end where the row below has none',
    after(pasted('184302', '100241'), typedOn(2, '5')),
    ['184302', '100241', '5'],
  ],
  [
    'do not go into a name',
    after({ type: 'pasted', number: 1, lines: [lineOf(1, '184302'), NAME] }, typedOn(2, '1')),
    ['184302', '', '1'],
  ],
])('digits after a whole code %s', (_what, state, expected) => expect(codes(state)).toEqual(expected))

test('of two answers the one to what stands there now counts', () => {
  const state = after(typed(1, '100241'), matched(1, '184302'))
  expect(views(state)[0]).toMatchObject({ state: 'loading' })
  expect(views(codesReducer(state, matched(1, '100241')))[0]).toMatchObject({ state: 'valid', product: pen })
})

test('rows that go come back where they were; there is always one, and an empty one is not remembered', () => {
  const two = after(pasted('184302', '100241'), removed(2))
  expect(codes(two)).toEqual(['100241'])
  expect(codes(codesReducer(two, { type: 'undone' }))).toEqual(['184302', '100241'])
  const none = codesReducer(two, removed(3))
  expect(codes(none)).toEqual([''])
  expect(codes(codesReducer(none, { type: 'undone' }))).toEqual(['100241'])
  expect(after(removed(1)).undo).toEqual([])
})

test('what the server has taken goes; the rest stays with its reason', () => {
  const rejections = new Map([[3, 'Нет в наличии']])
  const state = after(pasted('184302', '100241'), { type: 'added', added: new Set([2]), rejections })
  expect(state).toMatchObject({ done: false, rows: [{ line: { number: 3 }, rejection: 'Нет в наличии' }] })
  expect(after(typed(1, '184302'), { type: 'added', added: new Set([1]), rejections: new Map() }).done).toBe(
    true,
  )
})

test.each<[string, PreviewState, string, string | undefined]>([
  ['without anything is empty', after(), 'empty', undefined],
  ['whose code is being typed is left alone', after(typed(1, '1843')), 'typing', undefined],
  [
    'that was left with too few digits is wrong',
    after(typed(1, '1843'), { type: 'left', number: 1 }),
    'error',
    'Код должен состоять из 6 цифр',
  ],
  ['with a letter is wrong at once', after(typed(1, '18а')), 'error', 'Код должен состоять из 6 цифр'],
  ['with a digit too many is wrong', after(typed(1, '1843021')), 'error', 'Код должен состоять из 6 цифр'],
  ['that is looked up loads', after(typed(1, '184302')), 'loading', undefined],
  [
    'without an answer says so',
    after(typed(1, '184302'), { type: 'failed', lines: [lineOf(1, '184302')] }),
    'error',
    'Не удалось проверить: нет ответа сервера',
  ],
  [
    'that is refused says why',
    after(typed(1, '184302'), { type: 'refused', line: lineOf(1, '184302'), text: 'Нет цены' }),
    'error',
    'Нет цены',
  ],
  ['with its product is valid', after(typed(1, '184302'), matched(1, '184302')), 'valid', undefined],
])('a row %s', (_what, state, expected, text) => {
  expect(views(state)[0]).toMatchObject({ state: expected, place: 1 })
  expect(views(state)[0]?.note?.text).toBe(text)
})
