import type { Shop } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { texts } from '../../texts'

/** What delivery costs in this shop, in a line; undefined where nothing is known. Thresholds are whole roubles. */
export function deliveryText(shop: Shop): string | undefined {
  if (isYes(shop.SELFDELIVERY_ONLY)) return texts.product.selfDeliveryOnly
  if (shop.DELIVERY_ZONE.length === 0) return undefined
  const money = (sum: number) =>
    formatMoney(sum, { priceType: Number.isInteger(sum) ? 26 : shop.PRICE_TYPE, currency: shop.CURRENCY })
  const prices = shop.DELIVERY_ZONE.map(({ DELIVERY_PRICE }) => DELIVERY_PRICE)
  const cheapest = Math.min(...prices)
  const price = prices.every((one) => one === cheapest)
    ? money(cheapest)
    : texts.product.deliveryFrom(money(cheapest))
  return shop.MIN_SUM > 0 ? texts.product.freeFrom(price, money(shop.MIN_SUM)) : price
}
