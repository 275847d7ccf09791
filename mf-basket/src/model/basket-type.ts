import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { personalQuery, useSession } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'

const PARAMETER = 'type'

const askedFor = (search: URLSearchParams): BasketType =>
  search.get(PARAMETER) === 'loyalty' ? 'loyalty' : 'main'

/** The basket that the address names (`/basket?type=loyalty`): the bonus one only for customers with loyalty (000 §6). */
export function useBasketType(search: URLSearchParams): BasketType {
  const { personal } = useSession()
  return isYes(personal?.LOYALTY) ? askedFor(search) : 'main'
}

/** The same before anything is rendered. Never throws: who cannot be identified has the main basket. */
export async function resolveBasketType(kernel: Kernel, search: URLSearchParams): Promise<BasketType> {
  if (askedFor(search) === 'main') return 'main'
  await kernel.query.prefetchQuery(personalQuery(kernel))
  const answer = kernel.query.getQueryData(personalQuery(kernel).queryKey)
  return isYes(answer?.ITEM.LOYALTY) ? 'loyalty' : 'main'
}

/** Address of the basket page, or of the order form, for a basket. */
export const basketPath = (basket: BasketType, page: '/basket' | '/basket/ordering' = '/basket'): string =>
  basket === 'loyalty' ? `${page}?${PARAMETER}=loyalty` : page
