import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { SupplierContacts } from '../features/ordering/SupplierContacts'
import { orderingTexts } from '../features/ordering/texts'

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
      title={orderingTexts.orderNotSent}
      footer={
        <Button kind="primary" onClick={close}>
          {orderingTexts.close}
        </Button>
      }
    >
      <p>{text}</p>
      {showAddress && <SupplierContacts />}
    </Modal>
  )
}
