import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { countsForDelivery } from '@prilavok/shared-kernel/shop'
import { useStore } from '@prilavok/shared-kernel/store'
import type { ChangeNoteProps } from '@prilavok/shared-kernel/ui/change-note'
import {
  type QuantityRule,
  type QuantityStepperProps,
  quantityRuleOf,
  startQuantity,
} from '@prilavok/shared-kernel/ui/quantity-stepper'
import { useEffect } from 'react'
import { type BasketItem, isUnconfirmed, shownCount } from './change'
import { isMissing, orderObstacle } from './order-obstacle'

/** The count of one product: in the basket, or chosen for it. */
export interface BasketQuantity {
  /** What the control shows. */
  value: number
  inBasket: boolean
  /** There was no connection: the change waits for it. */
  unsent: boolean
  /** Why the last change was not made, or made otherwise. */
  rejection: string | undefined
  /** Can be put into the basket at all: of the shop's assortment (AMB-76), with a price. */
  buyable: boolean
  /** Neither in stock nor to order. */
  missing: boolean
  /** Puts the chosen count into the basket. */
  add(value?: number): void
  /** Enter in the quantity: puts the count into the basket, where it is not there yet and can be put there. */
  enter(value: number): void
  /** Takes the product out of the basket. */
  remove(): void
  /** For `QuantityStepper`: the count, its rule, and what becomes of a new one. */
  stepper: Pick<QuantityStepperProps, 'value' | 'inBasket' | 'pending' | 'onChange'> & QuantityRule
  /** For `ChangeNote`: a change that was not made, or not yet, and how it is tried again. */
  note: Pick<ChangeNoteProps, 'rejection' | 'asked' | 'unsent' | 'onRetry'>
}

/**
 * A product as the queue takes it.
 * @param held how many the basket is known to hold
 */
export function basketItem(product: Product, basket: BasketType, held: number): BasketItem {
  const price = basket === 'loyalty' ? (product.LOYALTY_PRICE ?? product.PRICE) : product.PRICE
  // What an order would not take is in neither count nor sum.
  return {
    ID: product.ID,
    NAME: product.NAME,
    held,
    price: isMissing(product) ? undefined : price,
    undelivered: !countsForDelivery(product),
  }
}

/** How many the basket holds, as the answer says that the product came with: rows of the v4 calls count themselves. */
const heldOf = ({ isNewApi, QUANTITY, BASKET }: Product): number => (isNewApi ? (QUANTITY ?? 0) : BASKET)

/**
 * Count and actions of a product wherever it is shown (AMB-36): one change of it for the whole page.
 * @param held how many the basket holds where the product does not say it: products of lists in the bonus basket
 */
export function useBasketQuantity(
  product: Product,
  { basket = 'main', held = heldOf(product) }: { basket?: BasketType; held?: number } = {},
): BasketQuantity {
  const queue = useKernel().basket
  const change = useStore(queue.changes, (all) => all[basket].get(product.ID))
  useEffect(() => queue.watch(basket, product.ID), [queue, basket, product.ID])
  const chosen = useStore(queue.chosen, () => queue.chosen.of(basket, product.ID))
  const choose = (count: number | undefined) => queue.chosen.choose(basket, product.ID, count)
  const count = shownCount(change, held)
  const isTaken = count > 0 && !isUnconfirmed(change)
  useEffect(() => {
    // Until the server has taken it, what was chosen is kept for another try.
    if (isTaken) queue.chosen.choose(basket, product.ID, undefined)
  }, [queue, basket, product.ID, isTaken])
  const value = count || (chosen ?? startQuantity({ ...product, BASKET: 0 }))
  const rejected = change?.state === 'rejected' ? change : undefined
  const asked = rejected?.asked
  const unsent = change?.state === 'unsent'
  const inBasket = count > 0
  const obstacle = orderObstacle(product)
  const buyable = obstacle === undefined || obstacle === 'not_remains'
  const item = basketItem(product, basket, held)
  const set = (next: number, when?: 'now') => queue.set(basket, item, next, when)
  return {
    value,
    inBasket,
    unsent,
    rejection: rejected?.reason,
    buyable,
    missing: isMissing(product),
    add: (next = value) => set(next, 'now'),
    enter(next) {
      if (!inBasket && buyable) set(next, 'now')
    },
    remove() {
      choose(undefined)
      set(0, 'now')
    },
    stepper: {
      ...quantityRuleOf(product),
      value,
      inBasket,
      pending: change?.state === 'sending',
      // Of the basket when the product is there, else only chosen.
      onChange(next, seen) {
        choose(inBasket ? undefined : next)
        if (inBasket) queue.set(basket, { ...item, seen }, next)
      },
    },
    note: {
      rejection: rejected?.reason,
      asked,
      unsent,
      onRetry: () => (asked === undefined ? queue.retry() : set(asked, 'now')),
    },
  }
}
