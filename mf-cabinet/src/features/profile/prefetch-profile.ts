import { addressesQuery } from '@prilavok/shared-kernel/addresses'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { personalQuery } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { clientFilesQuery } from '../../api/get-client-files'
import { clientInfoQuery } from '../../api/get-client-info'
import { loyaltyInfoQuery } from '../../api/get-loyalty-info'
import { orderQuery } from '../../api/get-order'
import { unpaidOrdersQuery } from '../../api/get-unpaid-orders'
import { lastOrderQuery, latestOrdersQuery } from '../../api/newest-orders'

/** Fetches what the profile shows, all at once; each block tells by itself of what has not come. */
export async function prefetchProfile(kernel: Kernel): Promise<void> {
  const { query } = kernel
  const loyalty = async () => {
    const { ITEM } = await query.ensureQueryData(personalQuery(kernel))
    if (isYes(ITEM.LOYALTY)) await query.prefetchQuery(loyaltyInfoQuery(kernel))
  }
  const lastOrder = async () => {
    const last = (await query.fetchQuery(lastOrderQuery(kernel))).ITEMS[0]
    if (last) await query.prefetchQuery(orderQuery(kernel, String(last.ID)))
  }
  await Promise.allSettled([
    lastOrder(),
    query.prefetchQuery(unpaidOrdersQuery(kernel)),
    query.prefetchQuery(latestOrdersQuery(kernel)),
    query.prefetchQuery(clientInfoQuery(kernel)),
    query.prefetchQuery(clientFilesQuery(kernel)),
    isYes(kernel.shop.SELFDELIVERY_ONLY) ? undefined : query.prefetchQuery(addressesQuery(kernel)),
    loyalty(),
  ])
}
