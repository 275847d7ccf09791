import { visibleRows } from './preview-row'
import { type PreviewAction, previewReducer, startPreview } from './preview-state'

const lines = [1, 2, 3].map((number) => ({ number, text: '184302', code: '184302', quantity: 5 }))
const after = (...actions: PreviewAction[]) => actions.reduce(previewReducer, startPreview(lines))
const numbers = ({ rows }: ReturnType<typeof after>) => visibleRows(rows).map(({ line }) => line.number)

test('nothing goes into a row that has gone', () => {
  const removed = after({ type: 'removed', number: 1 })
  expect(previewReducer(removed, { type: 'merged', number: 3, into: 1, count: 10, added: 5 })).toBe(removed)
  expect(numbers(removed)).toEqual([2, 3])
})

test('two steps back bring back both, in their places', () => {
  const back = after({ type: 'removed', number: 1 }, { type: 'removed', number: 3 }, { type: 'undone' })
  expect(numbers(back)).toEqual([2, 3])
  expect(numbers(previewReducer(back, { type: 'undone' }))).toEqual([1, 2, 3])
})

test('a list is done when what is left of it is in the basket', () => {
  const rejections = new Map<number, string>()
  const some = after({ type: 'removed', number: 1 }, { type: 'added', added: new Set([2]), rejections })
  expect([numbers(some), some.done]).toEqual([[3], false])
  expect(previewReducer(some, { type: 'added', added: new Set([3]), rejections }).done).toBe(true)
})
