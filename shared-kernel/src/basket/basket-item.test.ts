import { testProduct } from '@prilavok/shared-kernel/testing'
import { basketItem } from './use-basket-quantity'

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
