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

interface ReceivingChoiceProps {
  info: BasketInfo
  receiving: Receiving
  /** @param zone where the order is to be brought; null: it is picked up */
  onChoose: (zone: DeliveryZone | null) => void
}

const PICKUP = 'pickup'

/**
 * How the order is received, as the price of the delivery and the sum from which it is free depend on it. Not asked where all zones
 * are alike, nor where nothing is delivered.
 */
export function ReceivingChoice({ info, receiving, onChoose }: ReceivingChoiceProps) {
  const { PRICE_TYPE: priceType } = useShop()
  const { deliveryZones: zones, deliveryCurrency: currency, selfDeliveryOnly } = info
  const terms = new Set(zones.map(({ MIN_SUM, DELIVERY_PRICE }) => `${MIN_SUM} ${DELIVERY_PRICE}`))
  if (terms.size < 2 || isYes(selfDeliveryOnly)) return null
  const zone = receiving.type === '2' ? receiving.zone : undefined
  const picksUp = receiving.type === '1' && !receiving.assumed
  const value = picksUp ? PICKUP : zone ? String(zone.ID) : ''
  const choose = (chosen: string) => {
    if (chosen === PICKUP) return onChoose(null)
    const chosenZone = zones.find(({ ID }) => String(ID) === chosen)
    if (chosenZone) onChoose(chosenZone)
  }
  return (
    <Root>
      <SelectField
        label={basketSummaryTexts.receiving}
        placeholder={value ? undefined : basketSummaryTexts.chooseReceiving}
        options={[
          ...zones.map(({ ID, NAME }) => ({
            value: String(ID),
            label: `${modelTexts.delivery}: ${NAME}`,
          })),
          { value: PICKUP, label: modelTexts.pickup },
        ]}
        value={value}
        hint={zone ? zoneText(zone, { priceType, currency }) : value ? undefined : basketSummaryTexts.whyZone}
        onChange={choose}
      />
    </Root>
  )
}
