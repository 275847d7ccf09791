import type { ModalProps, PaymentType } from '@prilavok/shared-kernel/contract'
import { FormError, object, string, useForm } from '@prilavok/shared-kernel/forms'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { changePaymentType, ONLINE_PAY, usePayment } from '@prilavok/shared-kernel/payment'
import { useShop } from '@prilavok/shared-kernel/shop'
import type { FormEvent } from 'react'
import { presentPaymentType, rememberOrderChoice } from '../../model/order-choice'
import { paymentTypeTexts } from './texts'

const RULES = object({ type: string().required(paymentTypeTexts.noChoice) })
const SERVER_NAMES = { payment_type: 'type' } as const

/** What is marked when the modal opens: what the order has now, or what the order form would have. */
const presentType = (kernel: Kernel, types: readonly PaymentType[], current: string | undefined): string => {
  if (current === undefined) return presentPaymentType(kernel, types)
  return types.some(({ CODE }) => CODE === current) ? current : ''
}

/**
 * The choice of a payment type: of an order that has been made by a call, of the next one by the cookie of the order form. Who chooses
 * to pay an order online pays it at once: the window opens at the click.
 * @param onDone it is chosen
 */
export function usePaymentType({ orderId, current }: ModalProps['paymentType'], onDone: () => void) {
  const kernel = useKernel()
  const types = useShop().PAYMENT_TYPE
  const payment = usePayment()
  const form = useForm({
    name: 'mf-basket.payment-type',
    initialValues: { type: presentType(kernel, types, current) },
    schema: RULES,
    draft: [],
    serverNames: SERVER_NAMES,
    async onSubmit({ type }) {
      if (orderId === undefined) {
        rememberOrderChoice(kernel, 'paymentType', type)
        const name = types.find(({ CODE }) => CODE === type)?.NAME ?? type
        kernel.notices.show({ kind: 'success', text: paymentTypeTexts.chosen(name) })
      } else {
        try {
          const rejected = type === current ? undefined : await changePaymentType(kernel, orderId, type)
          if (rejected) throw new FormError(rejected)
        } catch (error) {
          payment.cancel()
          throw error
        }
        if (type === ONLINE_PAY) payment.start(orderId)
      }
      onDone()
    },
  })
  const pays = orderId !== undefined && form.values.type === ONLINE_PAY
  return {
    form,
    types,
    /** Choosing opens the acquirer's page. */
    pays,
    submit(event: FormEvent) {
      if (pays && !form.busy) payment.open()
      form.props.onSubmit(event)
    },
  }
}
