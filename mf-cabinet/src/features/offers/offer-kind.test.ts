import type { Offer } from '@prilavok/shared-kernel/contract'
import { isGiftOffer } from './offer-kind'

test.each([
  ['GIFT_SUM', true],
  ['gift_sum', true],
  ['SPECIAL_PRICE', false],
  ['other', false],
])('an offer of the type %s gives gifts: %s', (TYPE, expected) => {
  expect(isGiftOffer({ TYPE: TYPE as Offer['TYPE'] })).toBe(expected)
})
