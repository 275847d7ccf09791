import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { useId } from 'react'
import { AddAddressForm } from '../features/add-address/AddAddressForm'
import { addAddressTexts } from '../features/add-address/texts'
import { useAddAddress } from '../features/add-address/use-add-address'

/** addAddress: `base` a delivery address with its contact, `post` the postal address of the company (AMB-58). */
export default function AddAddressModal({ variant, close }: ModalProps['addAddress'] & ModalFrame) {
  const formId = useId()
  const form = useAddAddress(variant, close)
  const withContact = variant === 'base'
  return (
    <Modal
      open
      onClose={close}
      title={withContact ? addAddressTexts.addAddressTitle : addAddressTexts.addPostAddressTitle}
      footer={
        <>
          <ModalClose>{addAddressTexts.cancel}</ModalClose>
          <Button
            type="submit"
            form={formId}
            kind="primary"
            busy={form.busy}
            busyLabel={addAddressTexts.saving}
          >
            {addAddressTexts.save}
          </Button>
        </>
      }
    >
      <AddAddressForm id={formId} form={form} withContact={withContact} />
    </Modal>
  )
}
