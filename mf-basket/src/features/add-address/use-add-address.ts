import { createIntentKeys } from '@prilavok/shared-kernel/api'
import type { ModalProps } from '@prilavok/shared-kernel/contract'
import { type FormState, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useState } from 'react'
import { saveAddress } from '../../api/save-address'
import {
  ADDRESS_FIELDS,
  type AddressValues,
  addressSchema,
  contactPhoneOf,
  NO_ADDRESS,
  SERVER_NAMES,
} from './address-schema'

/** The form of a new address: saves it, then calls `onSaved`. Only the delivery address (`base`) has a contact. */
export function useAddAddress(
  variant: ModalProps['addAddress']['variant'],
  onSaved: () => void,
): FormState<AddressValues> {
  const kernel = useKernel()
  const [keys] = useState(createIntentKeys)
  const [schema] = useState(() => addressSchema(variant))
  return useForm({
    name: `mf-basket.add-address.${variant}`,
    initialValues: NO_ADDRESS,
    schema,
    draft: ADDRESS_FIELDS,
    serverNames: SERVER_NAMES,
    async onSubmit(values) {
      const contact = {
        contact_name: values.contactName,
        contact_email: values.contactEmail,
        contact_phone: contactPhoneOf(values),
      }
      const added = {
        variant,
        address: values.address.trim(),
        ...(variant === 'base' ? contact : {}),
      }
      await saveAddress(kernel, { ...added, idempotency_key: keys.of(added) })
      keys.answered(added)
      onSaved()
    },
  })
}
