import type { BasketInfo, DeliveryZone } from '@prilavok/shared-kernel/contract'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import type { Receiving } from '../../model/order-choice'
import { modelTexts } from '../../model/texts'
import { zoneText } from '../../model/zone-text'
import { basketSummaryTexts } from './texts'

const Root = styled.div`
  margin-top: 12px;
  @media print {
    display: none;
  }
`

interface ZoneChoiceProps {
  info: BasketInfo
  receiving: Receiving
  onChoose: (zone: DeliveryZone) => void
}

/**
 * Where the order is to be brought, as the price of the delivery and the sum from which it is free depend on it. Not asked where all
 * zones are alike, nor of who picks up.
 */
export function ZoneChoice({ info, receiving, onChoose }: ZoneChoiceProps) {
  const { PRICE_TYPE: priceType } = useShop()
  const { deliveryZones: zones, deliveryCurrency: currency, selfDeliveryOnly } = info
  const terms = new Set(zones.map(({ MIN_SUM, DELIVERY_PRICE }) => `${MIN_SUM} ${DELIVERY_PRICE}`))
  const picksUp = receiving.type === '1' && !receiving.assumed
  if (terms.size < 2 || picksUp || isYes(selfDeliveryOnly)) return null
  const { zone } = receiving
  const choose = (id: string) => {
    const chosen = zones.find(({ ID }) => String(ID) === id)
    if (chosen) onChoose(chosen)
  }
  return (
    <Root>
      <SelectField
        label={modelTexts.zone}
        placeholder={zone ? undefined : basketSummaryTexts.chooseZone}
        options={zones.map(({ ID, NAME }) => ({ value: String(ID), label: NAME }))}
        value={zone ? String(zone.ID) : ''}
        hint={zone ? zoneText(zone, { priceType, currency }) : basketSummaryTexts.whyZone}
        onChange={choose}
      />
    </Root>
  )
}
