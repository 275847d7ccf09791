import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { SupplierContacts } from '../features/ordering/SupplierContacts'
import { orderTexts } from '../order-texts'

/** basketError: why the order was not made; the supplier's contacts when the answer asks for them (AMB-64). */
export default function BasketErrorModal({
  text,
  showAddress,
  close,
}: ModalProps['basketError'] & ModalFrame) {
  return (
    <Modal
      open
      onClose={close}
      title={orderTexts.orderNotSent}
      footer={
        <Button kind="primary" onClick={close}>
          {orderTexts.close}
        </Button>
      }
    >
      <p>{text}</p>
      {showAddress && <SupplierContacts />}
    </Modal>
  )
}
