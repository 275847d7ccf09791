import type { AddressPoint, BasketInfo } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import { modelTexts } from '../../model/texts'
import { zoneText } from '../../model/zone-text'
import { Below, Fields } from './ordering-styles'
import { orderingTexts } from './texts'
import type { OrderForm } from './use-order-form'

interface AddressFieldsProps {
  form: OrderForm
  info: BasketInfo
  /** undefined for who is not registered: no address can be given (000 §5). */
  addresses: readonly AddressPoint[] | undefined
  /** Leads to the login, which has the way to the registration, too. */
  onLogin: () => void
}

/** Where to bring the order: one of the customer's addresses, and the zone that it lies in. */
export function AddressFields({ form, info, addresses, onLogin }: AddressFieldsProps) {
  const shop = useShop()
  const { modals } = useKernel()
  const { values, choose, error } = form
  const { deliveryZones } = info
  const money = { priceType: shop.PRICE_TYPE, currency: info.deliveryCurrency }
  const zone = deliveryZones.find(({ ID }) => String(ID) === values.zoneId)
  return (
    <>
      <Fields>
        {addresses && (
          <SelectField
            label={orderingTexts.address}
            required
            name="addressId"
            placeholder={orderingTexts.choose}
            options={addresses.map(({ ID, ADDRESS }) => ({ value: String(ID), label: ADDRESS }))}
            value={values.addressId}
            error={error('addressId')}
            onChange={(id) => choose('addressId', id)}
          />
        )}
        {deliveryZones.length > 0 && (
          <SelectField
            label={modelTexts.zone}
            required
            name="zoneId"
            placeholder={orderingTexts.choose}
            options={deliveryZones.map(({ ID, NAME }) => ({ value: String(ID), label: NAME }))}
            value={values.zoneId}
            hint={zone ? zoneText(zone, money) : values.addressId && orderingTexts.zoneUnknown}
            error={error('zoneId')}
            onChange={(id) => choose('zoneId', id)}
          />
        )}
      </Fields>
      <Below>
        {addresses ? (
          <Button
            kind="quiet"
            size="s"
            icon="plus"
            onClick={() => modals.open('addAddress', { variant: 'base' })}
          >
            {orderingTexts.addAddress}
          </Button>
        ) : (
          <Note
            tone="info"
            action={
              <Button size="s" onClick={onLogin}>
                {orderingTexts.logIn}
              </Button>
            }
          >
            {orderingTexts.addressNeedsRegistration}
          </Note>
        )}
      </Below>
    </>
  )
}
