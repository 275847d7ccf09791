import { createIntentKeys, type IntentKeys } from '@prilavok/shared-kernel/api'
import type { Order } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { copyOrder } from '../api/copy-order'
import { keys as queryKeys } from '../api/keys'
import { texts } from '../texts'

type CopiedOrder = Pick<Order, 'ID' | 'IS_LOYALTY'>

/** Reads the counts anew and tells all parts and tabs. */
async function tellBasket(kernel: Kernel, order: CopiedOrder): Promise<void> {
  const { bus, query } = kernel
  const { LOYALTY, ...counts } = await query.fetchQuery({ ...basketCountsQuery(kernel), staleTime: 0 })
  if (isYes(order.IS_LOYALTY)) bus.emit('basket:changed', { basket: 'loyalty', ...LOYALTY })
  else bus.emit('basket:changed', { basket: 'main', ...counts })
}

/** Kept with what is known of this user, not with the component: the palette goes with the press, and may be opened for another try. */
function intentKeysOf({ query }: Kernel): IntentKeys {
  const known = query.getQueryData<IntentKeys>(queryKeys.repeatKeys)
  if (known) return known
  const made = createIntentKeys()
  query.setQueryDefaults(queryKeys.repeatKeys, { gcTime: Number.POSITIVE_INFINITY })
  query.setQueryData(queryKeys.repeatKeys, made)
  return made
}

/** Has the server put an order's products into the basket, and says how it went. One that is tried again after a lost answer adds nothing twice. */
export async function copyUnseen(
  kernel: Kernel,
  order: CopiedOrder,
  navigate: (path: string) => void,
): Promise<void> {
  const { notices } = kernel
  const keys = intentKeysOf(kernel)
  try {
    const { SUCCESS } = await copyOrder(kernel, order.ID, keys.of(order.ID))
    keys.answered(order.ID)
    if (isYes(SUCCESS))
      notices.show({
        kind: 'success',
        text: texts.repeated[isYes(order.IS_LOYALTY) ? 'loyalty' : 'main'],
        saidBy: 'basket',
        action: { label: texts.toBasket, run: () => navigate('/basket') },
      })
    else notices.show({ kind: 'error', text: texts.notRepeated })
  } catch (error) {
    kernel.errors.report(error, { errors: 'notice' })
  }
  await tellBasket(kernel, order).catch(() => undefined)
}
