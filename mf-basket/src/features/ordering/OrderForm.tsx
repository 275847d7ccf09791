import { isUnconfirmed, useBasketChanges } from '@prilavok/shared-kernel/basket'
import type { AddressPoint, OrderBasketResponse, TradePoint } from '@prilavok/shared-kernel/contract'
import { asSentence } from '@prilavok/shared-kernel/format'
import { rememberConsents } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { type FormEvent, useId, useState } from 'react'
import { readBasketSort } from '../../model/basket-sort'
import { basketPath } from '../../model/basket-type'
import type { Receiving } from '../../model/order-choice'
import { orderTerms } from '../../model/order-terms'
import { texts } from '../../texts'
import { BuyerSection } from './BuyerSection'
import { CommentSection } from './CommentSection'
import { draftOf } from './draft-of'
import { OrderAccessNote } from './OrderAccessNote'
import { OrderAside } from './OrderAside'
import { useOrderAccess } from './order-access'
import { Below, Columns, Sections } from './ordering-styles'
import { PaymentSection } from './PaymentSection'
import { ReceivingSection } from './ReceivingSection'
import { orderingTexts } from './texts'
import { useOrderForm } from './use-order-form'
import { useSendOrder } from './use-send-order'

interface OrderFormProps {
  data: OrderBasketResponse
  addresses: readonly AddressPoint[] | undefined
  tradePoints: readonly TradePoint[]
}

/** The order form (000 §2, BAS-002). Whatever fails, what is filled in stays. */
export function OrderForm({ data: latest, addresses, tradePoints }: OrderFormProps) {
  const kernel = useKernel()
  const shop = useShop()
  const [noteId, messageId] = [useId(), useId()]
  const { access, session, blacklist } = useOrderAccess()
  const order = useSendOrder(latest.BASKET_TYPE, blacklist)
  // While the order is being sent the basket empties behind it.
  const [data, setData] = useState(latest)
  if (!order.busy && data !== latest) setData(latest)
  const { BASKET_TYPE: basket, INFO: info } = data
  const changes = [...useBasketChanges(basket).values()].filter(isUnconfirmed)
  const unsent = changes.some(({ state }) => state === 'unsent')
  const form = useOrderForm({
    basket,
    data,
    addresses,
    tradePoints,
    onSubmit: (values) => order.send(draftOf(basket, values, info, readBasketSort(kernel))),
  })

  const { deliveryType, zoneId } = form.values
  const zone = info.deliveryZones.find(({ ID }) => String(ID) === zoneId)
  const receiving: Receiving = { type: deliveryType, zone }
  const terms = orderTerms(basket, info, receiving, shop)
  const denied = access === 'limited' || access === 'blocked'
  const nothing = info.itemsCount === 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (access === 'visitor') {
      // The login that it leads to does not ask for them a second time.
      if (form.values.agree && form.values.transfer) rememberConsents(kernel)
      kernel.bus.emit('session:prompted', { returnTo: basketPath(basket, '/basket/ordering') })
    } else if (access === 'allowed') form.props.onSubmit(event)
  }
  return (
    <Columns {...form.props} onSubmit={submit}>
      <Sections data-bleed>
        <ReceivingSection
          form={form}
          info={info}
          deliveryTerms={orderTerms(basket, info, { type: '2', zone }, shop)}
          addresses={session.state === 'customer' ? (addresses ?? []) : undefined}
          tradePoints={tradePoints}
        />
        <BuyerSection personal={session.personal} />
        {basket === 'main' && <PaymentSection form={form} types={info.paymentTypes} />}
        <CommentSection form={form} />
      </Sections>
      <OrderAside {...{ data, form, receiving, terms, messageId }}>
        <OrderAccessNote access={access} id={noteId} />
        {nothing && (
          <Note tone="warning" id={messageId}>
            {orderingTexts.nothing}
          </Note>
        )}
        {unsent && (
          <Note
            tone="warning"
            action={
              <Button size="s" onClick={() => kernel.basket.retry()}>
                {texts.retry}
              </Button>
            }
          >
            {orderingTexts.unsent}
          </Note>
        )}
        {form.failure && (
          <Note tone="danger" role="alert">
            {orderingTexts.orderNotSent}. {asSentence(form.failure)} {orderingTexts.formSaved}
          </Note>
        )}
        <Below>
          <Button
            type="submit"
            kind="primary"
            size="l"
            block
            busy={order.busy || access === 'loading' || (changes.length > 0 && !unsent)}
            busyLabel={order.busy ? orderingTexts.sending : orderingTexts.send}
            disabled={denied || terms.blocked || nothing || unsent}
            aria-describedby={`${noteId} ${messageId}`}
          >
            {orderingTexts.send}
          </Button>
        </Below>
      </OrderAside>
    </Columns>
  )
}
