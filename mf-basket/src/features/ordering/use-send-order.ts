import type { BasketType, CreateOrderResponse, OrderChange } from '@prilavok/shared-kernel/contract'
import { FormError, INPUT_SAVED } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { ONLINE_PAY, type Payment } from '@prilavok/shared-kernel/payment'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useEffect, useState } from 'react'
import { createOrder } from '../../api/create-order'
import { leavesOpen } from '../../model/leaves-open'
import { findSentOrder, isRejection } from './find-sent-order'
import { forgetSentOrder, noteSentOrder, type OrderDraft, readSentOrders } from './sent-orders'
import { orderingTexts } from './texts'
import { useEarlierOrder } from './use-earlier-order'
import { useOpenOrder } from './use-open-order'

/** The customer is on the supplier's blacklist: no generic error (000 §4). */
const BLACKLIST = 'order_user_blacklist'
const EMPTY = 'order_empty'

/** What has changed since the user saw it, to be agreed to before it is ordered. */
export interface OrderToConfirm {
  changes: readonly OrderChange[]
  /** To be sent back; undefined when nothing is left to order. */
  confirm: string | undefined
}

const toConfirmOf = ({ CREATE_ORDER: { CHANGES, CONFIRM } }: CreateOrderResponse) =>
  CHANGES && CHANGES.length > 0 ? { changes: CHANGES, confirm: CONFIRM } : undefined

/**
 * Sends the order, and makes one of it however often it is sent: every try with the same contents has the same key, over a reload of
 * the page, too. What stops it is thrown for the form, with an empty text where it is said elsewhere.
 * An order that is paid online begins to be paid as soon as it is there (000 §4).
 * @param onBlacklisted told instead of any message
 * @param payment its window was opened at the click
 */
export function useSendOrder(basket: BasketType, onBlacklisted: () => void, payment: Payment) {
  const kernel = useKernel()
  const openOrder = useOpenOrder(basket)
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [toConfirm, setToConfirm] = useState<OrderToConfirm>()
  const [unanswered, setUnanswered] = useState(false)
  const earlier = useEarlierOrder(basket)
  useEffect(() => {
    if (!earlier.checking) setUnanswered(readSentOrders(kernel, basket).length > 0)
  }, [kernel, basket, earlier.checking])

  const readBasketAgain = () => {
    void kernel.query.invalidateQueries({ queryKey: [...queryKeys.basketRows, basket] })
    void kernel.query.invalidateQueries({ queryKey: queryKeys.basketCounts })
  }
  const opened = (orderId: number, { payment: type }: OrderDraft) => {
    setState('sent')
    openOrder(orderId)
    if (type === ONLINE_PAY) payment.start(orderId)
  }
  const reject = (answer: CreateOrderResponse): void => {
    const { CODE, TEXT, TYPE, SHOW_ADDRESS } = answer.CREATE_ORDER.MESSAGE
    const changed = toConfirmOf(answer)
    setToConfirm(changed)
    if (CODE === BLACKLIST) onBlacklisted()
    else if (changed) readBasketAgain()
    else if (TYPE === 'ERROR')
      kernel.modals.open('basketError', { text: TEXT, showAddress: isYes(SHOW_ADDRESS) })
    throw new FormError('')
  }
  const place = async (draft: OrderDraft) => {
    const { request, repeated } = noteSentOrder(kernel, basket, draft)
    const answer = await createOrder(kernel, basket, request).catch((error: unknown) => {
      // An error of a repeat says nothing of the try before it.
      if (!repeated && isRejection(error)) forgetSentOrder(kernel, basket, request)
      throw error
    })
    forgetSentOrder(kernel, basket, request)
    if (answer.ORDER_ID) return opened(answer.ORDER_ID, draft)
    // An earlier try may have been made, though its answer was lost.
    const earlier = answer.CREATE_ORDER.MESSAGE.CODE === EMPTY ? await findSentOrder(kernel, basket) : null
    if (earlier) return opened(earlier, draft)
    reject(answer)
  }
  const send = async (draft: OrderDraft) => {
    if (state !== 'idle') return
    setState('sending')
    try {
      await place(draft)
    } catch (error) {
      payment.cancel()
      setState('idle')
      // The page has become somebody else's meanwhile: he is told nothing of it.
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      setUnanswered(readSentOrders(kernel, basket).length > 0)
      const told = !(error instanceof FormError) && kernel.errors.report(error)
      if (leavesOpen(error)) {
        readBasketAgain()
        throw new FormError(orderingTexts.noAnswer)
      }
      throw told ? new FormError(`${orderingTexts.serverFailed} ${INPUT_SAVED}`) : error
    }
  }
  return {
    send,
    busy: state !== 'idle',
    /** An order was sent whose answer never came. */
    unanswered,
    /** Of orders that were sent before the form was opened. */
    earlier,
    toConfirm,
  }
}
