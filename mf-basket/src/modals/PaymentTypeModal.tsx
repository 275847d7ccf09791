import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { SubmitButton } from '@prilavok/shared-kernel/forms'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { useId } from 'react'
import { PaymentTypeForm } from '../features/payment/PaymentTypeForm'
import { paymentTypeTexts } from '../features/payment/texts'
import { usePaymentType } from '../features/payment/use-payment-type'

/** paymentType: how an order is paid, or the next one will be (000 §2). */
export default function PaymentTypeModal({
  orderId,
  current,
  close,
}: ModalProps['paymentType'] & ModalFrame) {
  const formId = useId()
  const choice = usePaymentType({ orderId, current }, close)
  const { form, types, pays } = choice
  return (
    <Modal
      open
      onClose={close}
      title={paymentTypeTexts.title}
      size="m"
      footer={
        <>
          <ModalClose>{paymentTypeTexts.cancel}</ModalClose>
          {types.length > 0 && (
            <SubmitButton
              form={form}
              formId={formId}
              kind="primary"
              busyLabel={pays ? paymentTypeTexts.paying : paymentTypeTexts.changing}
            >
              {pays ? paymentTypeTexts.chooseAndPay : paymentTypeTexts.choose}
            </SubmitButton>
          )}
        </>
      }
    >
      <PaymentTypeForm id={formId} choice={choice} />
    </Modal>
  )
}
