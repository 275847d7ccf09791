import type { Product, Shop } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatNumber, formatTax, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { quantityRuleOf } from '@prilavok/shared-kernel/ui/quantity-stepper'

/** What the price means: the tax in it, and what the smallest order that can be had costs: «с НДС, 12 шт. — 220,80 ₽». */
export function priceTerms(product: Product, shop: Shop): string {
  if (product.PRICE <= 0) return ''
  const { min, limit } = quantityRuleOf(product)
  const isToBeHad = product.REMAIN > 0 || isYes(product.TO_ORDER)
  const least = isToBeHad ? Math.min(min, limit) : 0
  const sum = formatMoney(product.PRICE * least, { priceType: shop.PRICE_TYPE, currency: product.CURRENCY })
  return [
    formatTax(shop.TAX_TYPE),
    least > 1 && `${formatNumber(least)}${NBSP}${unitOf(product)}${NBSP}— ${sum}`,
  ]
    .filter(Boolean)
    .join(', ')
}
