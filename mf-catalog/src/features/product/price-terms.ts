import type { Product, Shop } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatNumber, formatTax, NBSP, unitOf } from '@prilavok/shared-kernel/format'

/** What the price means: the tax in it, and what the smallest order costs: «с НДС, 12 шт. — 220,80 ₽». */
export function priceTerms(product: Product, shop: Shop): string {
  const { MIN } = product.UP_MULTIPLICITY
  if (product.PRICE <= 0) return ''
  const least = formatMoney(product.PRICE * MIN, { priceType: shop.PRICE_TYPE, currency: product.CURRENCY })
  return [
    formatTax(shop.TAX_TYPE),
    MIN > 1 && `${formatNumber(MIN)}${NBSP}${unitOf(product)}${NBSP}— ${least}`,
  ]
    .filter(Boolean)
    .join(', ')
}
