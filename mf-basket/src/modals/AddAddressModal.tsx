import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { useId, useState } from 'react'
import { savePoint } from '../api/save-point'
import { AddAddressForm } from '../features/add-address/AddAddressForm'
import {
  ADDRESS_FIELDS,
  addressSchema,
  NO_ADDRESS,
  SERVER_NAMES,
} from '../features/add-address/address-schema'
import { addAddressTexts } from '../features/add-address/texts'

/** addAddress: `base` a delivery address with its contact, `post` the postal address of the company (AMB-58). */
export default function AddAddressModal({ variant, close }: ModalProps['addAddress'] & ModalFrame) {
  const kernel = useKernel()
  const formId = useId()
  const [schema] = useState(() => addressSchema(variant))
  const withContact = variant === 'base'
  const form = useForm({
    name: `mf-basket.add-address.${variant}`,
    initialValues: NO_ADDRESS,
    schema,
    draft: ADDRESS_FIELDS,
    serverNames: SERVER_NAMES,
    async onSubmit({ address, contactName, contactEmail, contactPhone }) {
      const contact = { contact_name: contactName, contact_email: contactEmail, contact_phone: contactPhone }
      await savePoint(kernel, { variant, address: address.trim(), ...(withContact ? contact : {}) })
      close()
    },
  })
  return (
    <Modal
      open
      onClose={close}
      title={withContact ? addAddressTexts.addAddressTitle : addAddressTexts.addPostAddressTitle}
      footer={
        <>
          <Button onClick={close}>{addAddressTexts.cancel}</Button>
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
