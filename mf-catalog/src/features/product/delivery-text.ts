import type { Shop } from '@prilavok/shared-kernel/contract'
import { formatShortMoney } from '@prilavok/shared-kernel/format'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import {
  freeDeliveryFrom,
  freeDeliveryZone,
  isYes,
  rememberedDelivery,
  rememberedZone,
} from '@prilavok/shared-kernel/shop'
import { productTexts } from './texts'

/**
 * What delivery costs in the zone that this buyer chose before, else in the cheapest paid one of the shop, and from what sum it is
 * free, as every other place says it, and where; undefined where nothing is known.
 */
export function deliveryText(kernel: Kernel, shop: Shop): string | undefined {
  if (isYes(shop.SELFDELIVERY_ONLY)) return productTexts.selfDeliveryOnly
  const zone = rememberedZone(kernel, shop)
  const [nearest, ...others] = (zone ? [zone] : shop.DELIVERY_ZONE)
    .filter(({ DELIVERY_PRICE }) => DELIVERY_PRICE > 0)
    .sort((one, other) => one.DELIVERY_PRICE - other.DELIVERY_PRICE)
  if (!nearest) return undefined
  const money = (sum: number) =>
    formatShortMoney(sum, { priceType: shop.PRICE_TYPE, currency: shop.CURRENCY })
  const least = money(nearest.DELIVERY_PRICE)
  const price = others.some(({ DELIVERY_PRICE }) => DELIVERY_PRICE > nearest.DELIVERY_PRICE)
    ? productTexts.deliveryFrom(least)
    : least
  const free = freeDeliveryFrom(kernel, shop)
  if (free === 0) return price
  const text = productTexts.freeFrom(price, money(free))
  const place = freeDeliveryZone(shop, rememberedDelivery(kernel), 0)
  return place === undefined ? text : `${text} ${productTexts.freeIn(place)}`
}
