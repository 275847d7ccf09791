import type { AddressPoint, BasketInfo, TradePoint } from '@prilavok/shared-kernel/contract'
import { formatAddress, formatMoney } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { RadioCard, RadioGroup } from '@prilavok/shared-kernel/ui/radio'
import type { OrderTerms } from '../../model/order-terms'
import { modelTexts } from '../../model/texts'
import { AddressFields } from './AddressFields'
import { onlyPickup } from './order-form-values'
import { Fields } from './ordering-styles'
import { TradePointField } from './TradePointField'
import { TradePointMap } from './TradePointMap'
import { orderingTexts } from './texts'
import type { OrderForm } from './use-order-form'

interface ReceivingSectionProps {
  form: OrderForm
  info: BasketInfo
  /** Terms as they would be with delivery: its price stands on the card. */
  deliveryTerms: OrderTerms
  addresses: readonly AddressPoint[] | undefined
  tradePoints: readonly TradePoint[]
  onLogin: () => void
}

/** Delivery or pick-up, and where to. Shops without delivery do not offer it (000 §6). */
export function ReceivingSection({
  form,
  info,
  deliveryTerms,
  addresses,
  tradePoints,
  onLogin,
}: ReceivingSectionProps) {
  const shop = useShop()
  const { values, choose, error } = form
  const { delivery } = deliveryTerms
  const from = values.deliveryType !== '2' && info.deliveryZones.length > 1 ? orderingTexts.from : ''
  const price =
    delivery === null
      ? modelTexts.dependsOnZone
      : delivery === 0
        ? modelTexts.free
        : from + formatMoney(delivery, { priceType: shop.PRICE_TYPE, currency: info.deliveryCurrency })
  const tradePoint = tradePoints.find(({ ID }) => String(ID) === values.tradePointId)
  const zone = info.deliveryZones.find(({ ID }) => String(ID) === values.zoneId)
  const card = {
    name: 'deliveryType',
    onChange: (value: string) => choose('deliveryType', value),
  }
  return (
    <section aria-labelledby="receiving">
      <h2 id="receiving">{orderingTexts.receiving}</h2>
      <RadioGroup
        legend={orderingTexts.receivingLegend}
        legendHidden
        columns={2}
        error={error('deliveryType')}
      >
        {!onlyPickup(info, tradePoints) && (
          <RadioCard
            {...card}
            value="2"
            checked={values.deliveryType === '2'}
            label={orderingTexts.deliveryCard}
            aside={price}
            description={zone?.NAME}
          />
        )}
        <RadioCard
          {...card}
          value="1"
          checked={values.deliveryType === '1'}
          label={modelTexts.pickup}
          aside={modelTexts.free}
          description={tradePoint && formatAddress(tradePoint.ADDRESS.SPECIFICATION)}
        />
      </RadioGroup>
      {values.deliveryType === '2' && <AddressFields {...{ form, info, addresses, onLogin }} />}
      {values.deliveryType === '1' && tradePoints.length > 1 && (
        <Fields>
          <TradePointField form={form} tradePoints={tradePoints} />
          <TradePointMap form={form} tradePoints={tradePoints} />
        </Fields>
      )}
    </section>
  )
}
