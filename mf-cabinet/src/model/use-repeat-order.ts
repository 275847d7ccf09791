import { addProducts, loadHeldOf } from '@prilavok/shared-kernel/basket-lists'
import type { Order } from '@prilavok/shared-kernel/contract'
import { isApiError } from '@prilavok/shared-kernel/errors'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useState } from 'react'
import { repeatQuery } from '../api/get-repeat'
import { texts } from '../texts'
import { copyUnseen } from './copy-unseen'
import { additionsOf } from './repeat-additions'
import { NO_CHOICES } from './repeat-choices'
import { repeatRows } from './repeat-rows'
import { viewRows } from './repeat-views'

export type RepeatedOrder = Pick<Order, 'ID' | 'IS_LOYALTY'>

/** What takes longer than this is said. */
const SLOW_MS = 1000

/** What became of the goods of an order; undefined from a back end that cannot tell. */
const lookUp = (kernel: Kernel, orderId: number) =>
  kernel.query.fetchQuery({ ...repeatQuery(kernel, orderId), staleTime: 0 }).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return undefined
    throw error
  })

/** Shows what has changed; where nothing has, everything goes straight into the basket. A bonus order goes into the bonus basket. */
async function repeatOrder(
  kernel: Kernel,
  order: RepeatedOrder,
  navigate: (path: string) => void,
): Promise<void> {
  const basket = isYes(order.IS_LOYALTY) ? 'loyalty' : 'main'
  const [data, heldOf] = await Promise.all([lookUp(kernel, order.ID), loadHeldOf(kernel, basket)])
  // A back end that cannot tell what became of the goods still puts them into the basket.
  if (data === undefined) return copyUnseen(kernel, order, navigate)
  const views = data ? viewRows(repeatRows(data), { basket, heldOf, choices: NO_CHOICES }) : []
  if (views.length === 0) return void kernel.notices.show({ kind: 'error', text: texts.notRepeated })
  if (views.some(({ kinds }) => kinds.length > 0))
    return kernel.modals.open('repeatOrder', { orderId: order.ID })
  const additions = additionsOf(views, heldOf)
  const { added, rejections } = await addProducts(kernel, basket, additions, texts.repeated[basket])
  const [rejected] = additions.filter(({ number }) => rejections.has(number))
  if (!rejected) return
  const reason = rejections.get(rejected.number) ?? ''
  const what = added.size > 0 ? texts.notWhole : texts.notRepeated
  const text = `${what}. ${texts.rejected(rejected.product.NAME, reason, rejections.size - 1)}`
  kernel.notices.show({ kind: 'error', text })
}

interface RepeatOrder {
  /** Whether this order is being looked up now. */
  isBusy: (orderId: number) => boolean
  repeat: (order: RepeatedOrder) => void
}

/** Repeats an order once the buyer has seen what is no longer as it was (CAB-048). */
export function useRepeatOrder(): RepeatOrder {
  const kernel = useKernel()
  const navigate = useNavigate()
  const [running, setRunning] = useState<readonly number[]>([])
  const repeat = async (order: RepeatedOrder) => {
    const { notices } = kernel
    setRunning((ids) => [...ids, order.ID])
    const slow: { notice?: number } = {}
    const timer = setTimeout(() => {
      slow.notice = notices.show({ text: texts.checking, lasting: true })
    }, SLOW_MS)
    try {
      await repeatOrder(kernel, order, navigate)
    } catch (error) {
      kernel.errors.report(error, { errors: 'notice' })
    }
    clearTimeout(timer)
    if (slow.notice !== undefined) notices.close(slow.notice)
    setRunning((ids) => ids.filter((id) => id !== order.ID))
  }
  return { isBusy: (orderId) => running.includes(orderId), repeat: (order) => void repeat(order) }
}
