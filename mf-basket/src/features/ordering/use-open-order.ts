import type { BasketType } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { keys } from '../../api/keys'
import { forgetSentOrders } from './sent-orders'

/**
 * Leaves the form for the order that was made, and empties the basket (000 §4). The order takes the form's place in the history, and
 * the rows of before are forgotten: «Назад» leads to an empty basket, not to a second order.
 */
export function useOpenOrder(basket: BasketType): (orderId: number) => void {
  const kernel = useKernel()
  const navigate = useNavigate()
  return (orderId) => {
    forgetSentOrders(kernel, basket)
    // While this page has the address: what is reported of the order belongs to its part.
    kernel.bus.emit('order:made', { basket })
    navigate(`/cabinet/orders/${orderId}`, { replace: true, state: { created: true } })
    kernel.bus.emit('basket:changed', { basket, CNT: 0, SUM: 0 })
    kernel.query.removeQueries({ queryKey: [...queryKeys.basketRows, basket] })
    // Of an order that was made earlier the basket may have been filled again since.
    void kernel.query.invalidateQueries({ queryKey: queryKeys.basketCounts })
    void kernel.query.invalidateQueries({ queryKey: queryKeys.orders, refetchType: 'none' })
    kernel.query.removeQueries({ queryKey: keys.lastOrder })
  }
}
