import type { BasketType } from '@prilavok/shared-kernel/contract'
import { isApiError } from '@prilavok/shared-kernel/errors'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { findMadeOrder, type OrderRequest } from '../../api/create-order'
import { forgetSentOrder, readSentOrders } from './sent-orders'

/** Answered without a look at the order: because of who asks, or how often. */
const NOT_LOOKED_AT = [401, 403, 408, 429]

/** The shop has rejected this very call for what it says: no order came of it. */
export const isRejection = (error: unknown): boolean =>
  isApiError(error) &&
  error.answered &&
  error.status >= 400 &&
  error.status < 500 &&
  !NOT_LOOKED_AT.includes(error.status)

const findMade = async (kernel: Kernel, basket: BasketType, order: OrderRequest): Promise<number | null> => {
  try {
    return await findMadeOrder(kernel, basket, order)
  } catch (error) {
    if (isRejection(error)) return null
    throw error
  }
}

/**
 * Asks about the orders whose answer never came, and forgets those that are answered.
 * @returns id of the one that was made; null when none was
 * @throws ApiError when it cannot be told yet
 */
export async function findSentOrder(kernel: Kernel, basket: BasketType): Promise<number | null> {
  for (const order of readSentOrders(kernel, basket)) {
    const made = await findMade(kernel, basket, order)
    forgetSentOrder(kernel, basket, order)
    if (made) return made
  }
  return null
}

/**
 * The same while there is something to order: a key that has made its order is forgotten, so that it does not swallow another one
 * with the same contents. The others stay, for a call that is still on its way.
 * @returns id of the order that was made last; null when none was
 * @throws ApiError when it cannot be told yet
 */
export async function findMadeOrders(kernel: Kernel, basket: BasketType): Promise<number | null> {
  let last: number | null = null
  for (const order of readSentOrders(kernel, basket)) {
    const made = await findMade(kernel, basket, order)
    if (made) forgetSentOrder(kernel, basket, order)
    last = made ?? last
  }
  return last
}
