import { isListOf, isNumber, isObjectWith, isText, productFields } from '@prilavok/shared-kernel/api'
import type { GiftSumAnswer, SumGift } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<GiftSumAnswer>({
  ITEMS: isListOf(
    isObjectWith<SumGift>({ ...productFields, OFFER_ID: isNumber, OFFER_TITLE: isText, GIFT_SUM: isNumber }),
  ),
})

/** Gifts of the shop with the sums that they need: GET /v3/api/client/giftsum/. */
export const giftSumsQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.giftSums,
    queryFn: async ({ signal }) => (await api.get('/v3/api/client/giftsum/', {}, { signal, shape })).ITEMS,
    meta: { errors: 'silent' },
  })
