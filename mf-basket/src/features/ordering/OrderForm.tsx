import { isUnconfirmed, useBasketChanges } from '@prilavok/shared-kernel/basket'
import type { AddressPoint, Order, OrderBasketResponse, TradePoint } from '@prilavok/shared-kernel/contract'
import { rememberConsents, SubmitButton } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { usePayment } from '@prilavok/shared-kernel/payment'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { type FormEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { readBasketSort } from '../../model/basket-sort'
import { basketPath } from '../../model/basket-type'
import { isOwn } from '../../model/is-own'
import { isDenied, useOrderAccess } from '../../model/order-access'
import type { Receiving } from '../../model/order-choice'
import { orderTerms } from '../../model/order-terms'
import { PointsNote } from '../../model/PointsNote'
import { useMissingPoints } from '../../model/use-points'
import { BuyerSection } from './BuyerSection'
import { CommentSection } from './CommentSection'
import { changedCounts } from './changed-counts'
import { draftOf } from './draft-of'
import { LastOrderOffer } from './LastOrderOffer'
import { lastChoices } from './last-choices'
import { OrderAccessNote } from './OrderAccessNote'
import { OrderAside } from './OrderAside'
import { OrderChanges } from './OrderChanges'
import { OrderNotes } from './OrderNotes'
import type { OrderFormValues } from './order-form-values'
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
  /** Of a customer whose browser remembers no choices. */
  lastOrder: Order | undefined
  /** The login has ended behind the form: its basket is there again after the next one. */
  isLoginOver: boolean
}

/** The order form (000 §2, BAS-002). Whatever fails, what is filled in stays. */
export function OrderForm(props: OrderFormProps) {
  const { data: latest, addresses, tradePoints, lastOrder, isLoginOver } = props
  const kernel = useKernel()
  const shop = useShop()
  const [noteId, messageId, pointsId] = [useId(), useId(), useId()]
  const { access, session, blacklist } = useOrderAccess()
  const payment = usePayment()
  const order = useSendOrder(latest.BASKET_TYPE, blacklist, payment)
  // While the order is being sent the basket empties behind it.
  const [data, setData] = useState(latest)
  if (!order.busy && data !== latest) setData(latest)
  const { BASKET_TYPE: basket, INFO: info } = data
  const changes = [...useBasketChanges(basket).values()].filter(isUnconfirmed)
  const unsent = changes.some(({ state }) => state === 'unsent')
  const receivingOf = ({ deliveryType: type, zoneId }: OrderFormValues): Receiving => ({
    type,
    zone: info.deliveryZones.find(({ ID }) => String(ID) === zoneId),
  })
  const termsOf = (values: OrderFormValues) => orderTerms(basket, info, receivingOf(values), shop)
  const { toConfirm } = order
  // Nothing in this page changes a count: what is another one now was changed in another tab, by a colleague or by a login.
  const [seen, setSeen] = useState(data)
  const nothing = info.itemsCount === 0
  // An empty basket says so itself; after a login it is empty until the merge.
  const counts = nothing ? [] : changedCounts(seen, data)
  const mayConfirm = toConfirm ? toConfirm.confirm !== undefined : counts.length > 0
  /** What the buyer has agreed to; what has changed since he sees first. */
  const agreed = useRef<Pick<typeof order, 'toConfirm'> & { data: OrderBasketResponse }>(undefined)
  const [askedLogin, setAskedLogin] = useState(false)
  const changesRef = useRef<HTMLElement>(null)
  const last = lastOrder && lastChoices(lastOrder, { info, addresses: addresses ?? [], tradePoints })
  const form = useOrderForm({
    basket,
    data,
    addresses,
    tradePoints,
    last: lastOrder && isOwn(lastOrder) ? last : undefined,
    onSubmit: async (values) => {
      form.rememberChoices()
      const draft = draftOf(basket, values, {
        info,
        terms: termsOf(values),
        sort: readBasketSort(kernel, basket),
      })
      const confirm = agreed.current?.toConfirm?.confirm
      agreed.current = undefined
      await order.send(confirm === undefined ? draft : { ...draft, confirm })
      rememberConsents(kernel)
    },
  })

  const receiving = receivingOf(form.values)
  const terms = termsOf(form.values)
  const denied = isDenied(access)
  // While the order is sent, its points may be gone from the account already.
  const tellsPoints = basket === 'loyalty' && access === 'allowed' && !order.busy
  const missingPoints = useMissingPoints(terms.total, tellsPoints)
  const stopped = denied || terms.blocked || nothing || unsent || missingPoints > 0
  const waiting =
    order.busy || order.earlier.checking || access === 'loading' || (changes.length > 0 && !unsent)
  const askLogin = () => {
    // The login that it leads to does not ask for them a second time.
    if (form.values.agree && form.values.transfer) rememberConsents(kernel)
    setAskedLogin(true)
    kernel.bus.emit('session:prompted', { returnTo: basketPath(basket, '/basket/ordering') })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stopped || waiting) return
    const isAgreed = agreed.current?.data === data && agreed.current.toConfirm === toConfirm
    if (mayConfirm && !isAgreed) changesRef.current?.focus()
    else if (access === 'visitor') askLogin()
    else if (access === 'allowed') {
      if (form.opensPayment()) payment.open()
      form.props.onSubmit(event)
    }
  }
  const confirmChanges = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    agreed.current = { toConfirm, data }
    setSeen(data)
    currentTarget.form?.requestSubmit()
  }
  return (
    <Columns {...form.props} onSubmit={submit}>
      <Sections data-bleed>
        {lastOrder && last && <LastOrderOffer basket={basket} form={form} order={lastOrder} choices={last} />}
        <ReceivingSection
          form={form}
          info={info}
          deliveryTerms={orderTerms(basket, info, { ...receiving, type: '2' }, shop)}
          addresses={session.state === 'customer' ? (addresses ?? []) : undefined}
          tradePoints={tradePoints}
          onLogin={askLogin}
        />
        <BuyerSection personal={session.personal} />
        {basket === 'main' && <PaymentSection form={form} types={info.paymentTypes} />}
        <CommentSection form={form} />
      </Sections>
      <OrderAside {...{ data, form, receiving, terms, messageId, denied }}>
        <Below>
          <OrderAccessNote access={access} id={noteId} onLogin={askLogin} />
        </Below>
        {askedLogin && access === 'allowed' && !order.busy && !form.failure && (
          <Note tone="info" role="status">
            {orderingTexts.loggedIn}
          </Note>
        )}
        {tellsPoints && <PointsNote total={terms.total} id={pointsId} />}
        <OrderNotes
          {...{ basket, order, unsent, messageId }}
          nothing={nothing && !isLoginOver}
          failure={form.failure}
        />
        <VisuallyHidden role="status">
          {!toConfirm && counts.length > 0 && orderingTexts.changedTitle}
        </VisuallyHidden>
        {(toConfirm || counts.length > 0) && (
          <OrderChanges {...{ basket, info, counts, toConfirm }} ref={changesRef}>
            {mayConfirm && (
              <Button
                kind="primary"
                size="l"
                block
                busy={waiting}
                disabled={stopped}
                aria-describedby={`${noteId} ${messageId} ${pointsId}`}
                onClick={confirmChanges}
              >
                {orderingTexts.confirmChanges}
              </Button>
            )}
          </OrderChanges>
        )}
        {!mayConfirm && (
          <Below>
            <SubmitButton
              form={form}
              kind="primary"
              size="l"
              block
              busy={waiting}
              busyLabel={order.busy ? orderingTexts.sending : orderingTexts.send}
              disabled={stopped}
              aria-describedby={`${noteId} ${messageId} ${pointsId}`}
            >
              {orderingTexts.send}
            </SubmitButton>
          </Below>
        )}
      </OrderAside>
    </Columns>
  )
}
