import { testProduct } from '@prilavok/shared-kernel/testing'
import { texts } from '../../../texts'
import { notBuyableReason } from './not-buyable-reason'

test.each([
  ['in the assortment, with a price', { ASSORTMENT: 'Y', PRICE: 0.01 }, undefined],
  ['that is not in the assortment', { ASSORTMENT: 'N', PRICE: 10 }, texts.item.notInAssortment],
  ['without a price', { ASSORTMENT: 'Y', PRICE: 0 }, texts.item.noPrice],
] as const)('a product %s', (_which, product, reason) => {
  expect(notBuyableReason(testProduct(product))).toBe(reason)
})
