import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { CancelOrderForm } from '../features/cancel-order/CancelOrderForm'
import { cancelOrderTexts } from '../features/cancel-order/texts'

/** Cancellation of an order over its page. */
export default function CancelOrderModal({ orderId, close }: ModalProps['cancelOrder'] & ModalFrame) {
  return (
    <Modal open onClose={close} title={cancelOrderTexts.cancelTitle} size="m">
      <CancelOrderForm orderId={orderId} onClose={close} />
    </Modal>
  )
}
