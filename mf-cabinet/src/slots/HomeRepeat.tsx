import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { stripOrdersQuery } from '../api/newest-orders'
import { RepeatStrip } from '../features/repeat-strip/RepeatStrip'

export const prefetch = async (kernel: Kernel): Promise<void> => {
  if (kernel.token.hasRefreshToken()) await kernel.query.prefetchQuery(stripOrdersQuery(kernel))
}

/** The last orders on the home page, for customers who may order (AMB-44). */
export default function HomeRepeat() {
  const { state, personal } = useSession()
  return state === 'customer' && isYes(personal?.CLIENT_ALLOW_TO_ORDER) ? <RepeatStrip /> : null
}
