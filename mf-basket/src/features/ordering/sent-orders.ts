import { newIdempotencyKey } from '@prilavok/shared-kernel/api'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { readDraft, saveDraft } from '@prilavok/shared-kernel/forms'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import type { OrderRequest } from '../../api/create-order'

export type OrderDraft = Omit<OrderRequest, 'idempotency_key'>

const nameOf = (basket: BasketType) => `mf-basket.sent-orders.${basket}`

const isRequest = (value: unknown): value is OrderRequest =>
  typeof value === 'object' && value !== null && 'idempotency_key' in value

/**
 * Orders that were sent and whose answer never came: nobody knows whether they were made. They are drafts of this tab, so that a
 * reload keeps them and a logout, or another user, ends them.
 */
export function readSentOrders({ platform }: Kernel, basket: BasketType): readonly OrderRequest[] {
  const { orders } = readDraft(platform.session, nameOf(basket))
  return Array.isArray(orders) ? orders.filter(isRequest) : []
}

const save = ({ platform }: Kernel, basket: BasketType, orders: readonly OrderRequest[]) =>
  saveDraft(platform.session, nameOf(basket), orders.length > 0 ? { orders } : {})

const contentsOf = ({ idempotency_key: _key, ...contents }: OrderRequest): string => JSON.stringify(contents)

/**
 * The call of an order that is about to be sent. The same contents again have the same key: the server knows them by it.
 * @returns `repeated`: it was sent before, and may have been made
 */
export function noteSentOrder(
  kernel: Kernel,
  basket: BasketType,
  draft: OrderDraft,
): { request: OrderRequest; repeated: boolean } {
  const sent = readSentOrders(kernel, basket)
  const known = sent.find((order) => contentsOf(order) === JSON.stringify(draft))
  if (known) return { request: known, repeated: true }
  const request = { ...draft, idempotency_key: newIdempotencyKey() }
  save(kernel, basket, [...sent, request])
  return { request, repeated: false }
}

/** The order was answered, whatever the answer is. */
export const forgetSentOrder = (
  kernel: Kernel,
  basket: BasketType,
  { idempotency_key }: OrderRequest,
): void =>
  save(
    kernel,
    basket,
    readSentOrders(kernel, basket).filter((order) => order.idempotency_key !== idempotency_key),
  )

/** One of them was made, and has taken the basket with it. */
export const forgetSentOrders = (kernel: Kernel, basket: BasketType): void => save(kernel, basket, [])
