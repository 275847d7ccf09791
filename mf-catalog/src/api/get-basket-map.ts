import type { BasketMapAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** The whole basket is loaded at once (000 §9). */
const LIMIT = 1000

/** How many of each product the main basket holds: GET v2/basket/catalog/. Products that are not there are absent. */
export async function getBasketMap({ api }: Kernel): Promise<ReadonlyMap<number, number>> {
  const { ITEMS } = await api.get<BasketMapAnswer>('/v2/basket/catalog/', { offset: 0, limit: LIMIT })
  return new Map(ITEMS.map(({ ID, QUANTITY }) => [ID, QUANTITY]))
}
