import type { AddressPoint, Shop } from '@prilavok/shared-kernel/contract'
import { formatShortMoney } from '@prilavok/shared-kernel/format'
import { addressTexts } from './texts'

/**
 * What delivery to an address costs, in the zone that its latest order was brought in, else in the only one of the shop;
 * undefined where the zone is not known.
 */
export function zoneText(
  { DELIVERY_ZONE_ID }: Pick<AddressPoint, 'DELIVERY_ZONE_ID'>,
  shop: Pick<Shop, 'DELIVERY_ZONE' | 'PRICE_TYPE' | 'CURRENCY'>,
): string | undefined {
  const zones = shop.DELIVERY_ZONE
  const zone = zones.find(({ ID }) => ID === DELIVERY_ZONE_ID) ?? (zones.length === 1 ? zones[0] : undefined)
  if (!zone) return undefined
  const { NAME, DELIVERY_PRICE, MIN_SUM } = zone
  if (MIN_SUM === 0 || DELIVERY_PRICE === 0) return addressTexts.freeZone(NAME)
  const money = (sum: number) =>
    formatShortMoney(sum, { priceType: shop.PRICE_TYPE, currency: shop.CURRENCY })
  return addressTexts.zone(NAME, money(DELIVERY_PRICE), money(MIN_SUM))
}
