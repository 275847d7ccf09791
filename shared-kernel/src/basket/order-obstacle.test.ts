import { testProduct } from '@prilavok/shared-kernel/testing'
import { isMissing, orderObstacle } from './order-obstacle'

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
