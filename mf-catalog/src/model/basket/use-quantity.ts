import type { Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { type QuantityRule, quantityRuleOf, startQuantity } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { useState, useSyncExternalStore } from 'react'
import { texts } from '../../texts'
import { useBasketChanges } from './BasketProvider'

/** The count of one product: in the basket, or chosen for it. */
export interface Quantity {
  /** What the control shows. */
  value: number
  rule: QuantityRule
  inBasket: boolean
  /** A change of this product is on its way. */
  pending: boolean
  /** Why the last change was not made. */
  refusal: string | undefined
  /** Can be put into the basket at all: of the shop's assortment (AMB-76), with a price. */
  buyable: boolean
  /** Neither in stock nor to order. */
  missing: boolean
  /** A new count: of the basket when the product is there, else only chosen. */
  change(value: number): void
  /** Puts the chosen count into the basket. */
  add(value?: number): void
}

const nothing = () => undefined

/** Count and actions of a product for rows, cards and the product page (AMB-36). */
export function useQuantity(product: Product): Quantity {
  const { notices } = useKernel()
  const changes = useBasketChanges()
  const change = useSyncExternalStore(changes.subscribe, () => changes.of(product.ID), nothing)
  const [chosen, choose] = useState<number>()
  const unsettled = change && change.state !== 'refused' ? change : undefined
  const count = unsettled?.wanted ?? product.BASKET
  const value = count || (chosen ?? startQuantity({ ...product, BASKET: 0 }))

  const { ID } = product
  const set = (next: number) => {
    // Enter commits and moves the focus, and the blur of the same moment commits once more.
    const latest = changes.of(product.ID)
    if (latest && latest.state !== 'refused' && latest.wanted === next) return
    changes.set(product, next)
    if (next > 0) return
    notices.show({
      text: texts.basket.removed(product.NAME),
      action: { label: texts.basket.undo, run: () => changes.set({ ID, BASKET: 0 }, count, 'now') },
    })
  }
  return {
    value,
    rule: quantityRuleOf(product),
    inBasket: count > 0,
    pending: change?.state === 'sending',
    refusal: change?.state === 'refused' ? change.reason : undefined,
    buyable: isYes(product.ASSORTMENT) && product.PRICE > 0,
    missing: product.REMAIN <= 0 && !isYes(product.TO_ORDER),
    change: (next) => (count > 0 ? set(next) : choose(next)),
    add: (next = value) => changes.set(product, next, 'now'),
  }
}
