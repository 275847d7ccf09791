import { conflictsOf } from './conflicts'
import type { ChangeRequest } from './requests'

const itemOf = (ID: number) => ({ ID, NAME: `Товар ${ID}`, held: 0 })
const met = (
  kind: ChangeRequest['kind'],
  product: { before: number; after: number; seen?: number },
  overwritten: Record<number, number> | undefined,
  own: number[] = [],
) =>
  conflictsOf({
    request: { basket: 'main', kind, products: [{ id: 1, ...product }] },
    answer: {
      OVERWRITTEN:
        overwritten &&
        Object.entries(overwritten).map(([id, QUANTITY]) => ({ PRODUCT_ID: Number(id), QUANTITY })),
    },
    ownCounts: () => own,
    itemOf,
  }).map(({ item, ...conflict }) => ({ id: item.ID, ...conflict }))

test.each<[string, Parameters<typeof met>, object[]]>([
  ['nobody else', ['set', { before: 3, after: 5 }, undefined], []],
  ['the same count as seen', ['set', { before: 3, after: 5 }, { 1: 3 }], []],
  ['the own request of before', ['set', { before: 3, after: 5 }, { 1: 4 }, [4]], []],
  ['the count that was asked for', ['set', { before: 3, after: 5 }, { 1: 5 }], []],
  [
    'another count',
    ['set', { before: 3, after: 5 }, { 1: 7 }],
    [{ id: 1, elsewhere: 7, now: 5, kind: 'replaced' }],
  ],
  [
    'another count than was seen',
    ['set', { before: 7, after: 5, seen: 3 }, undefined],
    [{ id: 1, elsewhere: 7, now: 5, kind: 'replaced' }],
  ],
  [
    'an addition of the same product',
    ['add', { before: 0, after: 2 }, { 1: 3 }],
    [{ id: 1, elsewhere: 3, now: 5, kind: 'added' }],
  ],
  [
    'an addition to another count',
    ['add', { before: 4, after: 6 }, { 1: 3 }],
    [{ id: 1, elsewhere: 3, now: 5, kind: 'replaced' }],
  ],
  ['an addition to the own request of before', ['add', { before: 0, after: 2 }, { 1: 3 }, [3]], []],
  ['a removal of another product', ['remove', { before: 3, after: 0 }, { 8: 6 }], []],
  [
    'an emptying of another product',
    ['clear', { before: 3, after: 0 }, { 8: 6 }],
    [{ id: 8, elsewhere: 6, now: 0, kind: 'replaced' }],
  ],
  ['an emptying of one that was removed', ['clear', { before: 3, after: 0 }, { 8: 0 }], []],
  [
    'an emptying of its own product',
    ['clear', { before: 3, after: 0 }, { 1: 6 }],
    [{ id: 1, elsewhere: 6, now: 0, kind: 'replaced' }],
  ],
])('a change has met %s', (_what, change, expected) => {
  expect(met(...change)).toEqual(expected)
})
