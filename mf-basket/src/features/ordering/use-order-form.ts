import type {
  AddressPoint,
  BasketType,
  OrderBasketResponse,
  TradePoint,
} from '@prilavok/shared-kernel/contract'
import { useConsentsGiven, useForm, useVisitorsConsents } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { ONLINE_PAY } from '@prilavok/shared-kernel/payment'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveComment } from '../../api/save-comment'
import { type OrderCookie, rememberOrderChoice } from '../../model/order-choice'
import type { LastChoices } from './last-choices'
import { firstAddress, initialValues, type OrderFormValues, zoneOfAddress } from './order-form-values'
import { orderSchema } from './order-schema'

type Choice = 'deliveryType' | 'zoneId' | 'addressId' | 'tradePointId' | 'paymentType'
/** Cookies of a choice: its id and, where there is one, its name (001 §3). */
const COOKIES: Record<Choice, readonly [id: OrderCookie, name?: OrderCookie]> = {
  deliveryType: ['deliveryType'],
  zoneId: ['deliveryZoneId', 'deliveryZoneName'],
  addressId: ['addressId', 'addressName'],
  tradePointId: ['deliveryId', 'deliveryName'],
  paymentType: ['paymentType'],
}

/** Choices have their cookies, consents are never stored. */
const DRAFT = ['comment'] as const
/** Fields as the call of the order names them (AMB-43). */
const SERVER_NAMES = {
  delivery_type: 'deliveryType',
  delivery_zone: 'zoneId',
  address_id: 'addressId',
  tradepoint_id: 'tradePointId',
  payment: 'paymentType',
} as const

interface OrderFormInput {
  basket: BasketType
  data: OrderBasketResponse
  /** undefined while they are not known, or not for this visitor. */
  addresses: readonly AddressPoint[] | undefined
  tradePoints: readonly TradePoint[]
  /** How the buyer's own latest order was; a colleague's is only offered. */
  last: LastChoices | undefined
  onSubmit: (values: OrderFormValues) => Promise<void>
}

/**
 * State of the order form: choices are remembered at once, the comment when its field or the page is left, an added address is
 * chosen. Nothing is asked when the form is left, for leaving loses nothing: choices have cookies, the comment a draft and a
 * place in the basket. Consents given at the login of this sitting count until that login ends; else they are given here (AMB-25).
 */
export function useOrderForm(input: OrderFormInput) {
  const { basket, addresses, tradePoints, last, onSubmit } = input
  const { INFO } = input.data
  const kernel = useKernel()
  const [schema] = useState(() => orderSchema(basket, INFO.deliveryZones.length > 0))
  const [opened] = useState(() => initialValues(kernel, INFO, addresses ?? [], tradePoints, last))
  const form = useForm({
    name: `mf-basket.ordering.${basket}`,
    initialValues: opened,
    schema,
    draft: DRAFT,
    serverNames: SERVER_NAMES,
    toldByCaller: true,
    onSubmit,
  })
  const { values } = form

  const nameOf = (field: Choice, id: string): string => {
    const has = ({ ID }: { ID: number }) => String(ID) === id
    if (field === 'zoneId') return INFO.deliveryZones.find(has)?.NAME ?? ''
    if (field === 'addressId') return addresses?.find(has)?.ADDRESS ?? ''
    return tradePoints.find(has)?.ADDRESS.SPECIFICATION ?? ''
  }
  const remember = (field: Choice, value: string) => {
    const [idCookie, nameCookie] = COOKIES[field]
    rememberOrderChoice(kernel, idCookie, value)
    if (nameCookie) rememberOrderChoice(kernel, nameCookie, nameOf(field, value))
  }
  const take = (field: Choice, value: string) => {
    remember(field, value)
    form.setValue(field, value as OrderFormValues[typeof field])
  }
  /** Another address lies in a zone of its own: where that is not known it is asked for, not taken for the one before. */
  const choose = (field: Choice, value: string) => {
    take(field, value)
    if (field === 'addressId' && value !== values.addressId)
      take('zoneId', zoneOfAddress(value, addresses ?? [], INFO))
  }
  /** What an order is sent with is chosen, though it was so from the beginning. */
  const rememberChoices = () => {
    for (const field of Object.keys(COOKIES) as Choice[]) if (values[field]) remember(field, values[field])
  }

  // The zone that the form proposes decides sums: lists and baskets go by the same one from now on. It is remembered with its address.
  const { deliveryType, zoneId, addressId } = values
  const rememberPlace = useEffectEvent((zone: string, address: string) => {
    if (zone || address) remember('zoneId', zone)
    if (address) remember('addressId', address)
  })
  useEffect(() => {
    if (deliveryType === '2') rememberPlace(zoneId, addressId)
  }, [deliveryType, zoneId, addressId])

  const knownAddresses = useRef(addresses)
  const takeAddresses = useEffectEvent((next: readonly AddressPoint[]) => {
    const before = knownAddresses.current
    knownAddresses.current = next
    const added = before && next.find(({ ID }) => !before.some((point) => point.ID === ID))
    if (added) choose('addressId', String(added.ID))
    else if (!next.some(({ ID }) => String(ID) === values.addressId)) {
      const first = firstAddress(kernel, next)
      form.setValue('addressId', first)
      // Chosen before the addresses were there, it is meant for the first of them.
      if (!values.zoneId || values.addressId) form.setValue('zoneId', zoneOfAddress(first, next, INFO))
    }
  })
  useEffect(() => {
    if (addresses) takeAddresses(addresses)
  }, [addresses])

  useVisitorsConsents(form)
  const consentsGiven = useConsentsGiven()
  const tickBoth = useEffectEvent((isTicked: boolean) => {
    for (const field of ['agree', 'transfer'] as const) form.setValue(field, isTicked)
  })
  // Only a change counts: what was ticked before hydration stays.
  const wereGiven = useRef(false)
  useEffect(() => {
    if (consentsGiven !== wereGiven.current) tickBoth(consentsGiven)
    wereGiven.current = consentsGiven
  }, [consentsGiven])

  const savedComment = useRef(INFO.comment)
  const leaveComment = () => {
    const before = savedComment.current
    if (values.comment === before) return
    savedComment.current = values.comment
    // The order brings the comment itself, so a failure only means another try when the field is left again.
    void saveComment(kernel, basket, values.comment).catch(() => {
      savedComment.current = before
    })
  }

  const leavePage = useEffectEvent(leaveComment)
  useEffect(() => kernel.platform.onPage('left', () => leavePage()), [kernel])

  /** Whether sending the form leads to an online payment: it is complete, and nothing of it is on its way. */
  const opensPayment = () =>
    basket === 'main' &&
    values.paymentType === ONLINE_PAY &&
    !form.busy &&
    form.wait === 0 &&
    schema.isValidSync(values)

  return { ...form, choose, rememberChoices, leaveComment, consentsGiven, opensPayment }
}
export type OrderForm = ReturnType<typeof useOrderForm>
