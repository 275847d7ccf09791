import type { Change } from './change'
import { chooseRequest, type DueChange } from './choose-request'

const due = (id: number, held: number, target: number): DueChange => ({
  change: { item: { ID: id, NAME: '', held }, held, target, state: 'waiting' } satisfies Change,
  inDoubt: false,
})
const many = (count: number, held: number, target: number) =>
  Array.from({ length: count }, (_, at) => due(at + 1, held, target))
const choose = (changes: DueChange[], clearing = false) =>
  chooseRequest('main', changes, clearing, () => 'key')

test.each([
  ['adds', 0, 2],
  ['sets', 1, 2],
  ['removes', 1, 0],
] as const)('one call %s a thousand products at most: the API takes no more', (_what, held, target) => {
  expect(choose(many(1001, held, target))?.products.map(({ id }) => id)).toEqual(
    Array.from({ length: 1000 }, (_, at) => at + 1),
  )
})

test('a basket is emptied as a whole, however much it holds', () => {
  expect(choose(many(1001, 1, 0), true)).toMatchObject({ kind: 'clear' })
  expect(choose(many(1001, 1, 0), true)?.products).toHaveLength(1001)
})
