import type { BasketType, Order } from '@prilavok/shared-kernel/contract'
import { formatDate, NBSP } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { isOwn } from '../../model/is-own'
import { modelTexts } from '../../model/texts'
import type { LastChoices } from './last-choices'
import { orderingTexts } from './texts'
import type { OrderForm } from './use-order-form'

interface LastOrderOfferProps {
  basket: BasketType
  form: OrderForm
  order: Order
  choices: LastChoices
}

/** Fills the form as the latest order was, at one press; nothing once it is filled so. Says of a colleague's order whose it is. */
export function LastOrderOffer({ basket, form, order, choices }: LastOrderOfferProps) {
  const { TIME_ZONE } = useShop()
  const { deliveryType, addressId, tradePointId, paymentType } = choices
  const delivered = deliveryType === '2'
  const proposed = {
    ...(deliveryType ? { deliveryType } : {}),
    ...(delivered && addressId ? { addressId } : {}),
    ...(!delivered && tradePointId ? { tradePointId } : {}),
    ...(basket === 'main' && paymentType ? { paymentType } : {}),
  }
  const fields = Object.keys(proposed) as (keyof typeof proposed)[]
  if (fields.every((field) => form.values[field] === proposed[field])) return null
  const details = [
    deliveryType && (delivered ? orderingTexts.deliveryCard : modelTexts.pickup),
    delivered ? order.ADDRESS : order.TRADEPOINT?.ADDRESS,
    proposed.paymentType && order.PAYMENT_TYPE.NAME,
  ].filter(Boolean)
  return (
    <section aria-label={orderingTexts.lastOrder}>
      <Note
        action={
          <Button
            size="s"
            onClick={() => {
              for (const field of fields) form.choose(field, proposed[field] ?? '')
            }}
          >
            {orderingTexts.fillAsLast}
          </Button>
        }
      >
        <b>
          {orderingTexts.asInOrder}
          {NBSP}
          {order.ORDER_NUMBER} {orderingTexts.of} {formatDate(order.CREATE_DATE, TIME_ZONE)}
        </b>
        {!isOwn(order) && ` (${orderingTexts.orderedBy}${NBSP}${order.USER.NAME})`}
        <br />
        {details.join(' · ')}
      </Note>
    </section>
  )
}
