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

/** The only call for one change, as kind and counts. */
const callFor = ({
  held = 0,
  target = 0,
  clearing = false,
  inDoubt = false,
  underWay,
  ...change
}: Partial<Change> & Partial<Omit<DueChange, 'change'>> & { clearing?: boolean }) => {
  const request = choose(
    [{ change: { ...due(1, held, target).change, ...change }, underWay, inDoubt }],
    clearing,
  )
  return request && { kind: request.kind, ...request.products[0] }
}

test.each<[string, Parameters<typeof callFor>[0], object | undefined]>([
  ['a count that is there already', { held: 3, target: 3 }, undefined],
  ['nothing in place of nothing', { held: 0, target: 0 }, undefined],
  ['a new product', { held: 0, target: 2 }, { kind: 'add', before: 0, after: 2 }],
  ['a larger count', { held: 2, target: 5 }, { kind: 'set', before: 2, after: 5 }],
  ['a larger count that is added', { held: 2, target: 5, call: 'add' }, { kind: 'add', before: 2, after: 5 }],
  ['a smaller count that is added', { held: 5, target: 2, call: 'add' }, { kind: 'set' }],
  ['a new product that is set', { held: 0, target: 2, call: 'set' }, { kind: 'set' }],
  ['a removal', { held: 2, target: 0, call: 'add' }, { kind: 'remove', before: 2, after: 0 }],
  ['a removal that empties the basket', { held: 2, target: 0, clearing: true }, { kind: 'clear' }],
  ['a count beside the emptying', { held: 2, target: 4, clearing: true }, { kind: 'set' }],
  ['a count in doubt', { held: 3, target: 3, inDoubt: true }, { kind: 'set', before: 3, after: 3 }],
  ['a new product in doubt', { held: 0, target: 2, call: 'add', inDoubt: true }, { kind: 'set' }],
  ['a removal in doubt', { held: 0, target: 0, inDoubt: true }, { kind: 'remove' }],
  ['what somebody has removed', { held: 0, target: 4, seen: 3 }, { kind: 'set', seen: 3 }],
  ['what somebody has removed, added', { held: 0, target: 4, seen: 3, call: 'add' }, { kind: 'set' }],
  ['what was seen to be nothing', { held: 0, target: 4, seen: 0 }, { kind: 'add', seen: 0 }],
  [
    'more on top of an addition under way',
    { held: 0, target: 5, underWay: { kind: 'add', after: 2 } },
    { kind: 'add', before: 2, after: 5, seen: undefined },
  ],
  [
    'less than an addition under way',
    { held: 0, target: 1, underWay: { kind: 'add', after: 2 } },
    { kind: 'set', before: 2, after: 1 },
  ],
  [
    'more than a count under way',
    { held: 1, target: 5, underWay: { kind: 'set', after: 2 } },
    { kind: 'set', before: 2 },
  ],
  ['the count under way', { held: 1, target: 2, underWay: { kind: 'set', after: 2 } }, undefined],
  [
    'a product back after a removal under way',
    { held: 3, target: 3, seen: 3, underWay: { kind: 'remove', after: 0 } },
    { kind: 'add', before: 0, after: 3, seen: undefined },
  ],
])('the call for %s', (_what, change, expected) => {
  const call = callFor(change)
  if (expected) expect(call).toMatchObject(expected)
  else expect(call).toBeUndefined()
})

test('only additions carry a key', () => {
  expect(choose([due(1, 0, 2)])).toMatchObject({ basket: 'main', kind: 'add', key: 'key' })
  expect(choose([due(1, 1, 2)])).not.toHaveProperty('key')
})
