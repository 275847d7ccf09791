import { createIntentKeys } from '@prilavok/shared-kernel/api'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { FormError } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useState } from 'react'
import { createOrder, type OrderRequest } from '../../api/create-order'
import { orderingTexts } from './texts'

/** The customer is on the supplier's blacklist: no generic error (000 §4). */
const BLACKLIST = 'order_user_blacklist'

export type OrderDraft = Omit<OrderRequest, 'idempotency_key'>

/**
 * Sends the order. One key for every try with the same contents, so that a try whose answer was lost makes no second order.
 * What stops it is thrown for the form, with an empty text where it is said elsewhere.
 * @param onBlacklisted told instead of any message
 */
export function useSendOrder(basket: BasketType, onBlacklisted: () => void) {
  const kernel = useKernel()
  const navigate = useNavigate()
  const [keys] = useState(createIntentKeys)
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')

  const created = (orderId: number) => {
    setState('sent')
    navigate(`/cabinet/orders/${orderId}`, { replace: true, state: { created: true } })
    kernel.bus.emit('basket:changed', { basket, CNT: 0, SUM: 0 })
  }
  const send = async (draft: OrderDraft) => {
    if (state !== 'idle') return
    setState('sending')
    try {
      const { ORDER_ID, CREATE_ORDER } = await createOrder(kernel, basket, {
        ...draft,
        idempotency_key: keys.of(draft),
      })
      if (ORDER_ID) return created(ORDER_ID)
      const { CODE, TEXT, TYPE, SHOW_ADDRESS } = CREATE_ORDER.MESSAGE
      if (CODE === BLACKLIST) onBlacklisted()
      else if (TYPE === 'ERROR')
        kernel.modals.open('basketError', { text: TEXT, showAddress: isYes(SHOW_ADDRESS) })
      throw new FormError('')
    } catch (error) {
      setState('idle')
      const told = !(error instanceof FormError) && kernel.errors.report(error)
      throw told ? new FormError(orderingTexts.serverFailed) : error
    }
  }
  return { send, busy: state !== 'idle' }
}
