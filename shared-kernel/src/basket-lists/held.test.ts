import type { Change } from '@prilavok/shared-kernel/basket'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { heldIn } from './held'

const product = testProduct({ ID: 1, BASKET: 7 })
const none = { main: new Map<number, Change>(), loyalty: new Map<number, Change>() }
const changed = (basket: BasketType, state: Change['state'], ID = 1) => ({
  ...none,
  [basket]: new Map<number, Change>([
    [ID, { item: { ID, NAME: 'Ручка', held: 2 }, held: 2, target: 9, state }],
  ]),
})

test.each([
  ['what the basket says', 'main', new Map([[1, 3]]), 3],
  ['none, where the basket does not name it', 'main', new Map([[2, 3]]), 0],
  ['none, where the basket is empty', 'main', new Map<number, number>(), 0],
  ['what the product itself says, while the basket is not known', 'main', undefined, 7],
  ['what the bonus basket says', 'loyalty', new Map([[1, 3]]), 3],
  ['none of an unknown bonus basket: products tell the main one', 'loyalty', undefined, 0],
] as const)('without a change it holds %s', (_what, basket, held, count) => {
  expect(heldIn(basket, held, none)(product)).toBe(count)
})

test.each(['waiting', 'sending', 'unsent', 'confirmed'] as const)(
  'a change that is %s counts before what the basket says',
  (state) => {
    for (const basket of ['main', 'loyalty'] as const)
      for (const held of [new Map([[1, 3]]), undefined])
        expect(heldIn(basket, held, changed(basket, state))(product)).toBe(9)
  },
)

test('a rejected change, one of the other basket and one of another product do not count', () => {
  const held = new Map([[1, 3]])
  expect(heldIn('main', held, changed('main', 'rejected'))(product)).toBe(3)
  expect(heldIn('main', held, changed('loyalty', 'waiting'))(product)).toBe(3)
  expect(heldIn('main', held, changed('main', 'waiting', 2))(product)).toBe(3)
})
