import { testCustomer, testShop } from '@prilavok/shared-kernel/testing'
import { ENTRIES, entryOf, isPageOf } from './entries'

test.each([
  ['/cabinet', '/cabinet/info'],
  ['/cabinet/', '/cabinet/info'],
  ['/cabinet/info/', '/cabinet/info'],
  ['/cabinet/orders', '/cabinet/orders'],
  ['/cabinet/orders/390', '/cabinet/orders'],
  ['/cabinet/loyalty', '/cabinet/loyalty/'],
  ['/cabinet/loyalty/', '/cabinet/loyalty/'],
  ['/cabinet/ordersheet', undefined],
  ['/client/offers', undefined],
])('the page %s has the entry %s', (path, to) => expect(entryOf(path)?.to).toBe(to))

test('a page below an entry is not its page', () => {
  const orders = ENTRIES.find(({ to }) => to === '/cabinet/orders')
  if (!orders) throw new Error('There is no entry for orders.')
  expect(
    ['/cabinet/orders', '/cabinet/orders/', '/cabinet/orders/390'].map((path) => isPageOf(orders, path)),
  ).toEqual([true, true, false])
})

test.each([
  ['everybody who may order', {}, {}, ['info', 'orders', 'addresses', 'documents', 'settings']],
  ['who may not order', { CLIENT_ALLOW_TO_ORDER: 'N' }, {}, ['info', 'addresses', 'documents', 'settings']],
  [
    'a participant',
    { LOYALTY: 'Y' },
    {},
    ['info', 'orders', 'addresses', 'documents', 'loyalty', 'settings'],
  ],
  ['a shop that only hands out', {}, { SELFDELIVERY_ONLY: 'Y' }, ['info', 'orders', 'documents', 'settings']],
])('entries of %s', (_what, customer, shop, pages) => {
  const cabinet = {
    personal: testCustomer({ CLIENT_ALLOW_TO_ORDER: 'Y', LOYALTY: 'N', ...customer } as object),
    shop: testShop({ SELFDELIVERY_ONLY: 'N', ...shop } as object),
  }
  const shown = ENTRIES.filter(({ has }) => !has || has(cabinet))
  expect(shown.map(({ to }) => to.split('/')[2])).toEqual(pages)
})
