import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useStore } from '@prilavok/shared-kernel/store'
import { type QuantityRule, quantityRuleOf, startQuantity } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { useEffect, useState } from 'react'
import { type BasketItem, isOpen } from './change'

/** The count of one product: in the basket, or chosen for it. */
export interface BasketQuantity {
  /** What the control shows. */
  value: number
  rule: QuantityRule
  inBasket: boolean
  /** A change of this product is on its way. */
  pending: boolean
  /** There was no connection: the change waits for it. */
  unsent: boolean
  /** Why the last change was not made, or made otherwise. */
  rejection: string | undefined
  /** Can be put into the basket at all: of the shop's assortment (AMB-76), with a price. */
  buyable: boolean
  /** Neither in stock nor to order. */
  missing: boolean
  /** A new count: of the basket when the product is there, else only chosen. */
  change(value: number): void
  /** Puts the chosen count into the basket. */
  add(value?: number): void
  /** Takes the product out of the basket. */
  remove(): void
  /** Sends what had no connection once more. */
  retry(): void
}

const isMissing = ({ REMAIN, TO_ORDER }: Pick<Product, 'REMAIN' | 'TO_ORDER'>) =>
  REMAIN <= 0 && !isYes(TO_ORDER)

/**
 * A product as the queue takes it.
 * @param held how many the basket is known to hold
 */
export function basketItem(product: Product, basket: BasketType, held: number): BasketItem {
  const price = basket === 'loyalty' ? (product.LOYALTY_PRICE ?? product.PRICE) : product.PRICE
  // What an order would not take is in neither count nor sum.
  return { ID: product.ID, NAME: product.NAME, held, price: isMissing(product) ? undefined : price }
}

/**
 * Count and actions of a product wherever it is shown (AMB-36): one change of it for the whole page.
 * @param held how many the basket holds where the product's BASKET does not say it: the bonus basket, rows of a basket
 */
export function useBasketQuantity(
  product: Product,
  { basket = 'main', held = product.BASKET }: { basket?: BasketType; held?: number } = {},
): BasketQuantity {
  const queue = useKernel().basket
  const change = useStore(queue.changes, (all) => all[basket].get(product.ID))
  useEffect(() => queue.watch(basket, product.ID), [queue, basket, product.ID])
  const [chosen, choose] = useState<number>()
  const count = isOpen(change) ? change.target : held
  const [wasHeld, setWasHeld] = useState(count > 0)
  if (wasHeld !== count > 0) {
    setWasHeld(count > 0)
    // What was chosen is kept for another try only when the server did not take it.
    if (count === 0 && change?.state !== 'rejected') choose(undefined)
  }
  const value = count || (chosen ?? startQuantity({ ...product, BASKET: 0 }))
  const set = (next: number, when?: 'now') => queue.set(basket, basketItem(product, basket, held), next, when)
  return {
    value,
    rule: quantityRuleOf(product),
    inBasket: count > 0,
    pending: change?.state === 'sending',
    unsent: change?.state === 'unsent',
    rejection: change?.state === 'rejected' ? change.reason : undefined,
    buyable: isYes(product.ASSORTMENT) && product.PRICE > 0,
    missing: isMissing(product),
    change: (next) => (count > 0 ? set(next) : choose(next)),
    add: (next = value) => set(next, 'now'),
    remove: () => set(0, 'now'),
    retry: queue.retry,
  }
}
