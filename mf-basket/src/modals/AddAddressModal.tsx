import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { SubmitButton } from '@prilavok/shared-kernel/forms'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { useId } from 'react'
import { AddAddressForm } from '../features/add-address/AddAddressForm'
import { addAddressTexts } from '../features/add-address/texts'
import { useAddAddress } from '../features/add-address/use-add-address'

const { addAddressTitle, addPostAddressTitle, changeAddressTitle } = addAddressTexts

/** addAddress: `base` a delivery address with its contact, `post` the postal address of the company (AMB-58); new, or changed. */
export default function AddAddressModal({ variant, point, close }: ModalProps['addAddress'] & ModalFrame) {
  const formId = useId()
  const form = useAddAddress({ variant, point, onSaved: close })
  const withContact = variant === 'base'
  const title = withContact ? (point ? changeAddressTitle : addAddressTitle) : addPostAddressTitle
  return (
    <Modal
      open
      onClose={close}
      title={title}
      footer={
        <>
          <ModalClose>{addAddressTexts.cancel}</ModalClose>
          <SubmitButton form={form} formId={formId} kind="primary" busyLabel={addAddressTexts.saving}>
            {addAddressTexts.save}
          </SubmitButton>
        </>
      }
    >
      <AddAddressForm id={formId} form={form} withContact={withContact} />
    </Modal>
  )
}
