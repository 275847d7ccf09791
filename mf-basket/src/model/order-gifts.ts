import type { SumGift } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useQuery } from '@tanstack/react-query'
import { giftSumsQuery } from '../api/get-gift-sums'

/** A gift as a sum of products stands to it. */
interface OrderGift {
  gift: SumGift
  /** Roubles that are missing; 0: the sum is reached. */
  rest: number
}

const missing = (from: number, sum: number) =>
  Math.max(0, Math.round(from * 100) - Math.round(sum * 100)) / 100

/** Gifts from the smallest sum up. A product that several offers give is given once: by the greatest sum that is reached. */
function giftsOf(gifts: readonly SumGift[], sum: number): OrderGift[] {
  const sorted = gifts
    .map((gift) => ({ gift, rest: missing(gift.GIFT_SUM, sum) }))
    .sort((one, other) => one.gift.GIFT_SUM - other.gift.GIFT_SUM)
  return sorted.filter(
    ({ gift, rest }, index) =>
      rest > 0 || !sorted.slice(index + 1).some((other) => other.rest === 0 && other.gift.ID === gift.ID),
  )
}

/**
 * Gifts that an order may bring; none while they are not known.
 * @param sum roubles of the products that an order would take
 */
export function useOrderGifts(sum: number, enabled = true): OrderGift[] {
  const { data } = useQuery({ ...giftSumsQuery(useKernel()), enabled })
  return enabled && data ? giftsOf(data, sum) : []
}
