import type {
  AddressPoint,
  BasketType,
  OrderBasketResponse,
  TradePoint,
} from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepComment } from '../../api/keep-comment'
import { type OrderCookie, rememberOrderChoice } from '../../model/order-choice'
import { useFocusFirstError } from '../../model/use-focus-first-error'
import { firstAddress, initialValues, type OrderFormValues } from './order-form-values'
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

interface OrderFormInput {
  basket: BasketType
  data: OrderBasketResponse
  /** undefined while they are not known, or not for this visitor. */
  points: readonly AddressPoint[] | undefined
  tradePoints: readonly TradePoint[]
  onSubmit: (values: OrderFormValues) => Promise<void>
}

/** State of the order form: choices are remembered at once, the comment when its field is left, an added address is chosen. */
export function useOrderForm({ basket, data: { INFO }, points, tradePoints, onSubmit }: OrderFormInput) {
  const kernel = useKernel()
  const form = useRef<HTMLFormElement>(null)
  const [schema] = useState(() => orderSchema(basket, INFO.deliveryZones.length > 0))
  const formik = useFormik({
    initialValues: initialValues(kernel, INFO, points ?? [], tradePoints),
    validationSchema: schema,
    onSubmit,
  })
  const { values, errors, touched } = formik

  const choose = (field: Choice, value: string, name = '') => {
    const [idCookie, nameCookie] = COOKIES[field]
    rememberOrderChoice(kernel, idCookie, value)
    if (nameCookie) rememberOrderChoice(kernel, nameCookie, name)
    void formik.setFieldValue(field, value)
  }

  const seen = useRef(points)
  const takePoints = useEffectEvent((next: readonly AddressPoint[]) => {
    const before = seen.current
    seen.current = next
    const added = before && next.find(({ ID }) => !before.some((point) => point.ID === ID))
    if (added) choose('addressId', String(added.ID), added.ADDRESS)
    else if (!next.some(({ ID }) => String(ID) === values.addressId))
      void formik.setFieldValue('addressId', firstAddress(kernel, next))
  })
  useEffect(() => {
    if (points) takePoints(points)
  }, [points])

  useFocusFirstError(form, formik)

  const kept = useRef(INFO.comment)
  const leaveComment = () => {
    if (values.comment === kept.current) return
    kept.current = values.comment
    void keepComment(kernel, basket, values.comment).catch(() => undefined)
  }

  return {
    form,
    formik,
    values,
    choose,
    leaveComment,
    error: (field: keyof OrderFormValues) => (touched[field] ? errors[field] : undefined),
  }
}
export type OrderForm = ReturnType<typeof useOrderForm>
