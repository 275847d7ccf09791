import { isUnconfirmed } from '@prilavok/shared-kernel/basket'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/**
 * Sends what the buyer has just changed and waits until the server has answered it: what is made of the basket there is then what
 * the page shows.
 */
export async function changesSent({ basket: queue }: Kernel, basket: BasketType): Promise<void> {
  await queue.flush()
  const open = [...queue.changes.current()[basket].values()].filter(isUnconfirmed)
  await Promise.all(open.map(({ item }) => queue.finished(basket, item.ID)))
}
