import { testProduct } from '@prilavok/shared-kernel/testing'
import { type Change, isOpen, isUnconfirmed, seenCount, shownCount } from './change'
import { chooseRequest, type DueChange } from './choose-request'
import { conflictsOf } from './conflicts'
import { isMissing, orderObstacle } from './order-obstacle'
import type { ChangeRequest } from './requests'
import { basketItem } from './use-basket-quantity'

describe('order-obstacle', () => {
  test.each([
    [{}, undefined],
    [{ ASSORTMENT: 'N' }, 'not_assortment'],
    [{ ASSORTMENT: 'N', PRICE: 0 }, 'not_assortment'],
    [{ PRICE: 0 }, 'not_price'],
    [{ PRICE: -1, REMAIN: 0 }, 'not_price'],
    [{ PRICE: 0.01 }, undefined],
    [{ REMAIN: 0 }, 'not_remains'],
    [{ REMAIN: -2 }, 'not_remains'],
    [{ REMAIN: 1 }, undefined],
    [{ REMAIN: 0, TO_ORDER: 'Y' }, undefined],
  ] as const)('a product with %j cannot be ordered because of %s', (fields, obstacle) => {
    const product = testProduct(fields)
    expect(orderObstacle(product)).toBe(obstacle)
    if (product.ASSORTMENT === 'Y' && product.PRICE > 0)
      expect(isMissing(product)).toBe(obstacle === 'not_remains')
  })
})

describe('basket-item', () => {
  const EXCLUDED = [{ CODE: 'delivery-exclude', TITLE: '', PREDEFINED: 'Y' as const, COLOR: '' }]

  test.each([
    ['main', {}, { price: 18.4, undelivered: false }],
    ['main', { LOYALTY_PRICE: 50 }, { price: 18.4 }],
    ['loyalty', { LOYALTY_PRICE: 50 }, { price: 50 }],
    ['loyalty', { LOYALTY_PRICE: null }, { price: 18.4 }],
    ['main', { REMAIN: 0 }, { price: undefined }],
    ['main', { REMAIN: 0, TO_ORDER: 'Y' as const }, { price: 18.4 }],
    ['main', { MARKS: EXCLUDED }, { undelivered: true }],
  ] as const)('in the basket %s a product with %j is taken as %j', (basket, fields, item) => {
    expect(basketItem(testProduct({ ID: 5, NAME: 'Ручка', ...fields } as object), basket, 3)).toMatchObject({
      ID: 5,
      NAME: 'Ручка',
      held: 3,
      ...item,
    })
  })
})

describe('change', () => {
  const item = { ID: 1, NAME: 'Ручка', held: 3 }
  const change = (state: Change['state'], changes: Partial<Change> = {}): Change => ({
    item,
    held: 3,
    target: 5,
    state,
    ...changes,
  })

  test.each<[Change['state'], boolean, boolean, number]>([
    ['waiting', true, true, 5],
    ['sending', true, true, 5],
    ['unsent', true, true, 5],
    ['confirmed', true, false, 5],
    ['rejected', false, false, 3],
  ])('a change that is %s: open %s, unconfirmed %s, shown as %i', (state, open, unconfirmed, shown) => {
    expect([isOpen(change(state)), isUnconfirmed(change(state)), shownCount(change(state), 9)]).toEqual([
      open,
      unconfirmed,
      shown,
    ])
  })

  test.each<[string, number | undefined, Change | undefined, number | undefined]>([
    ['what he saw when he began to type', 2, undefined, 2],
    ['nothing else where nothing was typed', undefined, undefined, undefined],
    ['what he saw at his earlier change', 2, change('waiting', { seen: 1 }), 1],
    ['what he saw, also while an earlier change runs', 2, change('waiting'), 2],
    ['nothing else after an own rejection', 2, change('rejected'), undefined],
    ['what he saw where another count stands since the rejection', 2, change('rejected', { held: 4 }), 2],
  ])('a buyer saw %s', (_what, seen, known, expected) => {
    expect(seenCount({ ...item, seen }, known)).toBe(expected)
  })
})

describe('choose-request', () => {
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
    [
      'a larger count that is added',
      { held: 2, target: 5, call: 'add' },
      { kind: 'add', before: 2, after: 5 },
    ],
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
})

describe('conflicts-of', () => {
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
})
