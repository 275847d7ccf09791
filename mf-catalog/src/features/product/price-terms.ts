import type { Product, Shop } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatNumber, formatTax, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { quantityRuleOf } from '@prilavok/shared-kernel/ui/quantity-stepper'

/** The smallest order that can be had; 0 where there is none. */
export function leastOrder(product: Product): number {
  const { min, limit } = quantityRuleOf(product)
  return product.REMAIN > 0 || isYes(product.TO_ORDER) ? Math.min(min, limit) : 0
}

/**
 * What the price means: the tax in it, and what the smallest order costs: «с НДС, 12 шт. — 220,80 ₽».
 * @param least pieces of it; 1 where its sum goes without saying
 */
export function priceTerms(product: Product, shop: Shop, least = leastOrder(product)): string {
  if (product.PRICE <= 0) return ''
  const sum = formatMoney(product.PRICE * least, { priceType: shop.PRICE_TYPE, currency: product.CURRENCY })
  return [
    formatTax(shop.TAX_TYPE),
    least > 1 && `${formatNumber(least)}${NBSP}${unitOf(product)}${NBSP}— ${sum}`,
  ]
    .filter(Boolean)
    .join(', ')
}
