import type { Order } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatProducts } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { KeyValue, type KeyValueItem } from '@prilavok/shared-kernel/ui/key-value'
import { useOrderMoney } from '../../model/order-money'
import { texts } from '../../texts'
import { orderDetailTexts } from './texts'

const Sums = styled(KeyValue)`
  width: 340px;
  max-width: 100%;
  margin: 16px 0 0 auto;
  ${media.phone} {
    width: 100%;
  }
`
/** Sums of an order. Delivery of a bonus order costs nothing (AMB-38), and its points are what is paid for it, not earned by it (AMB-45). */
export function OrderSums({ order }: { order: Order }) {
  const { money } = useOrderMoney(order)
  const isBonus = isYes(order.IS_LOYALTY)
  const free = isBonus || order.DELIVERY_PRICE === 0
  const points = formatMoney(order.LOYALTY_SUM, { currency: 'BONUS' })
  const items: KeyValueItem[] = [
    {
      label: formatProducts(order.POSITION_COUNT),
      value: money(order.PRODUCTS_SUM),
    },
    ...(isYes(order.IS_PICKUP)
      ? []
      : [{ label: texts.delivery, value: free ? orderDetailTexts.free : money(order.DELIVERY_PRICE) }]),
    ...(order.LOYALTY_SUM > 0 && !isBonus
      ? [{ label: orderDetailTexts.pointsOfOrder, value: `+${points}` }]
      : []),
    order.LOYALTY_SUM > 0 && isBonus
      ? { label: orderDetailTexts.pointsOfOrder, value: points, total: true }
      : { label: orderDetailTexts.total, value: money(order.POSITION_SUM), total: true },
  ]
  return <Sums sums items={items} />
}
