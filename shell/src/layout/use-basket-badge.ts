import { useBasketCounts } from '@prilavok/shared-kernel/basket'
import type { BasketCounts } from '@prilavok/shared-kernel/contract'
import { formatProducts } from '@prilavok/shared-kernel/format'
import { useLocation } from '@prilavok/shared-kernel/router'

/** Whether the buyer looks at the bonus basket: the type is in the address of the basket's pages. */
const isLoyalty = (pathname: string, search: string) =>
  pathname.startsWith('/basket') && new URLSearchParams(search).get('type') === 'loyalty'

/** How many products the basket holds (the bonus one while it is chosen, SHELL-040), and the same in words. */
export function useBasketBadge(): { count: number; meaning: string } {
  const { pathname, search } = useLocation()
  const both = useBasketCounts()
  const counts: BasketCounts | undefined = isLoyalty(pathname, search) ? both?.LOYALTY : both
  const count = counts?.CNT ?? 0
  return { count, meaning: formatProducts(count) }
}
