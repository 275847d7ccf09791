import { queryKeys } from '@prilavok/shared-kernel/queries'
import { keys } from './keys'

const SORT = { SORT: 'NAME', ORDER: 'ASC' } as const
const ALL = {
  orderBasket: keys.orderBasket('main', SORT, {}),
  orderBonusBasket: keys.orderBasket('loyalty', SORT, {}),
  orderBasketBySum: keys.orderBasket('main', { SORT: 'SUM', ORDER: 'ASC' }, {}),
  orderBasketDelivered: keys.orderBasket('main', SORT, { deliveryType: '2' }),
  miniBasket: keys.miniBasket('main'),
  miniBonusBasket: keys.miniBasket('loyalty'),
  productByCode: keys.productByCode('184302'),
  anotherProductByCode: keys.productByCode('184303'),
  analogs: keys.analogs(1),
  otherAnalogs: keys.analogs(2),
  sentOrder: keys.sentOrder('main'),
  sentBonusOrder: keys.sentOrder('loyalty'),
  earlierOrder: keys.earlierOrder('main'),
  earlierBonusOrder: keys.earlierOrder('loyalty'),
  ...{ lastOrder: keys.lastOrder, loyaltyBalance: keys.loyaltyBalance, giftSums: keys.giftSums },
  ...{ bought: keys.bought, bestSellers: keys.bestSellers },
}

test('no two calls have the same key', () => {
  expect(new Set(Object.values(ALL).map((key) => JSON.stringify(key))).size).toBe(Object.keys(ALL).length)
})

test('rows of a basket lie under the kernel’s key: they are loaded anew when that basket has changed', () => {
  for (const key of [ALL.orderBasket, ALL.miniBasket])
    expect(key.slice(0, queryKeys.basketRows.length + 1)).toEqual([...queryKeys.basketRows, 'main'])
  expect(ALL.miniBonusBasket).toContain('loyalty')
})

test('all others carry the name of this part, and no key the place of another one', () => {
  const others = Object.entries(ALL).filter(([name]) => !/^(order|mini)/.test(name))
  for (const [, key] of others) {
    expect(key[0]).toBe('mf-basket')
    expect(key[1]).toMatch(/^[a-z-]+$/)
  }
})
