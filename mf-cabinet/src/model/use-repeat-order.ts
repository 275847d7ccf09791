import { createIntentKeys } from '@prilavok/shared-kernel/api'
import type { Order } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery } from '@prilavok/shared-kernel/queries'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useState } from 'react'
import { copyOrder } from '../api/copy-order'
import { texts } from '../texts'

type Repeated = Pick<Order, 'ID' | 'IS_LOYALTY'>

/** Reads the counts anew and tells all parts and tabs. A bonus order goes back into the bonus basket. */
async function tellBasket(kernel: Kernel, order: Repeated): Promise<void> {
  const { bus, query } = kernel
  const { CNT, SUM, LOYALTY } = await query.fetchQuery({ ...basketCountsQuery(kernel), staleTime: 0 })
  if (isYes(order.IS_LOYALTY)) bus.emit('basket:changed', { basket: 'loyalty', ...LOYALTY })
  else bus.emit('basket:changed', { basket: 'main', CNT, SUM })
}

interface RepeatOrder {
  /** Whether this order is being repeated now. */
  isBusy: (orderId: number) => boolean
  repeat: (order: Repeated) => void
}

/** Puts an order's products into the basket again and says how it went (CAB-048). One that is tried again after a lost answer adds nothing twice. */
export function useRepeatOrder(): RepeatOrder {
  const kernel = useKernel()
  const navigate = useNavigate()
  const [keys] = useState(createIntentKeys)
  const [running, setRunning] = useState<readonly number[]>([])
  const repeat = async (order: Repeated) => {
    const { notices } = kernel
    setRunning((ids) => [...ids, order.ID])
    try {
      const { SUCCESS } = await copyOrder(kernel, order.ID, keys.of(order.ID))
      keys.answered(order.ID)
      if (isYes(SUCCESS))
        notices.show({
          kind: 'success',
          text: texts.repeated,
          action: { label: texts.toBasket, run: () => navigate('/basket') },
        })
      else notices.show({ kind: 'error', text: texts.notRepeated })
    } catch (error) {
      kernel.errors.report(error, { errors: 'notice' })
    }
    await tellBasket(kernel, order).catch(() => undefined)
    setRunning((ids) => ids.filter((id) => id !== order.ID))
  }
  return { isBusy: (orderId) => running.includes(orderId), repeat: (order) => void repeat(order) }
}
