import type { BasketInfo, BasketType, Shop } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatProducts } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import type { KeyValueItem } from '@prilavok/shared-kernel/ui/key-value'
import type { Receiving } from './order-choice'
import type { OrderTerms } from './order-terms'
import { taxPercent } from './tax'
import { modelTexts } from './texts'

interface SummaryInput {
  basket: BasketType
  info: BasketInfo
  receiving: Receiving
  terms: OrderTerms
  shop: Pick<Shop, 'PRICE_TYPE'>
  /** Name of the last line: «Итого», «К оплате». */
  totalLabel: string
}

/** «НДС 20 %» is a part of the sum of the products; a tax without a percent is no sum: see `taxNote`. */
function taxLine(tax: string, sum: number, money: (sum: number) => string): KeyValueItem[] {
  const percent = taxPercent(tax)
  if (percent <= 0) return []
  const included = Math.round((Math.round(sum * 100) * percent) / (100 + percent)) / 100
  return [{ label: `${modelTexts.taxIncluded} ${tax}`, value: money(included) }]
}

/** Lines of the order summary: products, delivery, points, tax, total. Sums of the bonus basket are in Б. */
export function summaryItems({
  basket,
  info,
  receiving,
  terms,
  shop,
  totalLabel,
}: SummaryInput): KeyValueItem[] {
  const bonus = basket === 'loyalty'
  const money = (sum: number, currency = bonus ? 'BONUS' : info.currency) =>
    formatMoney(sum, { priceType: shop.PRICE_TYPE, currency })
  const pickup = receiving.type === '1' || isYes(info.selfDeliveryOnly)
  const delivery = () => {
    if (terms.delivery === null)
      return receiving.type === '2' ? modelTexts.dependsOnZone : modelTexts.deliveryNotChosen
    return terms.delivery === 0 ? modelTexts.free : money(terms.delivery, info.deliveryCurrency)
  }
  const zone = !bonus && receiving.type === '2' ? receiving.zone : undefined
  return [
    { label: formatProducts(info.itemsCount), value: money(info.itemsSum) },
    {
      label: pickup
        ? modelTexts.pickup
        : zone
          ? `${modelTexts.delivery} (${zone.NAME})`
          : modelTexts.delivery,
      value: delivery(),
    },
    ...(info.loyaltyBonusSum > 0
      ? [{ label: modelTexts.pointsForOrder, value: `+${money(info.loyaltyBonusSum, 'BONUS')}` }]
      : []),
    ...(bonus ? [] : taxLine(info.taxType, info.itemsSum, money)),
    { label: totalLabel, value: money(terms.total), total: true },
  ]
}
