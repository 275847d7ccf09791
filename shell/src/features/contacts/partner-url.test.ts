import { testShop } from '@prilavok/shared-kernel/testing'
import { partnerUrl } from './partner-url'

test.each([
  ['lk.shop.example', 'https://lk.shop.example'],
  ['', undefined],
  [null, undefined],
])('the cabinet at «%s» has the address %s', (LK_DOMAIN, url) => {
  expect(partnerUrl(testShop({ LK_DOMAIN }))).toBe(url)
})
