import type { Shop } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { productTexts } from './texts'

/** What delivery costs in the cheapest paid zone of this shop and from what sum it is free; undefined where nothing is known. */
export function deliveryText(shop: Shop): string | undefined {
  if (isYes(shop.SELFDELIVERY_ONLY)) return productTexts.selfDeliveryOnly
  const [nearest, ...others] = shop.DELIVERY_ZONE.filter(({ DELIVERY_PRICE }) => DELIVERY_PRICE > 0).sort(
    (one, other) => one.DELIVERY_PRICE - other.DELIVERY_PRICE,
  )
  if (!nearest) return undefined
  const money = (sum: number) =>
    formatMoney(sum, { priceType: Number.isInteger(sum) ? 26 : shop.PRICE_TYPE, currency: shop.CURRENCY })
  const least = money(nearest.DELIVERY_PRICE)
  const price = others.some(({ DELIVERY_PRICE }) => DELIVERY_PRICE > nearest.DELIVERY_PRICE)
    ? productTexts.deliveryFrom(least)
    : least
  const free = nearest.MIN_SUM || shop.MIN_SUM
  return free > 0 ? productTexts.freeFrom(price, money(free)) : price
}
