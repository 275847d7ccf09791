import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { errorText } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { useFormik } from 'formik'
import { useId, useRef, useState } from 'react'
import { addressTexts } from '../address-texts'
import { savePoint } from '../api/save-point'
import { AddAddressForm } from '../features/add-address/AddAddressForm'
import { addressSchema, NO_ADDRESS } from '../features/add-address/address-schema'
import { useFocusFirstError } from '../model/use-focus-first-error'

/** addAddress: `base` a delivery address with its contact, `post` the postal address of the company (AMB-58). */
export default function AddAddressModal({ variant, close }: ModalProps['addAddress'] & ModalFrame) {
  const kernel = useKernel()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string>()
  const [schema] = useState(() => addressSchema(variant))
  const withContact = variant === 'base'
  const formik = useFormik({
    initialValues: NO_ADDRESS,
    validationSchema: schema,
    async onSubmit({ address, contactName, contactEmail, contactPhone }) {
      setFailure(undefined)
      const contact = { contact_name: contactName, contact_email: contactEmail, contact_phone: contactPhone }
      try {
        await savePoint(kernel, { variant, address: address.trim(), ...(withContact ? contact : {}) })
        close()
      } catch (error) {
        kernel.errors.report(error, { errors: 'inline' })
        setFailure(errorText(error))
      }
    },
  })
  useFocusFirstError(form, formik)
  return (
    <Modal
      open
      onClose={close}
      title={withContact ? addressTexts.addAddressTitle : addressTexts.addPostAddressTitle}
      dirty={formik.dirty}
      footer={
        <>
          <Button onClick={close}>{addressTexts.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            kind="primary"
            busy={formik.isSubmitting}
            busyLabel={addressTexts.saving}
          >
            {addressTexts.save}
          </Button>
        </>
      }
    >
      <AddAddressForm
        id={formId}
        formRef={form}
        formik={formik}
        withContact={withContact}
        failure={failure}
      />
    </Modal>
  )
}
