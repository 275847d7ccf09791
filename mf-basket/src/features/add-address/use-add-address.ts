import { createIntentKeys } from '@prilavok/shared-kernel/api'
import type { AddressPoint, ModalProps } from '@prilavok/shared-kernel/contract'
import { type FormState, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useState } from 'react'
import { changeAddress, saveAddress } from '../../api/save-address'
import {
  ADDRESS_FIELDS,
  type AddressValues,
  addressSchema,
  contactPhoneOf,
  NO_ADDRESS,
  SERVER_NAMES,
  valuesOf,
} from './address-schema'
import { addAddressTexts } from './texts'

interface AddAddressOptions {
  variant: ModalProps['addAddress']['variant']
  /** The address that is changed; none: a new one. */
  point: AddressPoint | undefined
  onSaved: () => void
}

/** The form of an address: saves it, then calls `onSaved`. Only the delivery address (`base`) has a contact. */
export function useAddAddress({ variant, point, onSaved }: AddAddressOptions): FormState<AddressValues> {
  const kernel = useKernel()
  const [keys] = useState(createIntentKeys)
  const [schema] = useState(() => addressSchema(variant))
  const [initialValues] = useState(() => (point ? valuesOf(point) : NO_ADDRESS))
  return useForm({
    name: point ? `mf-basket.change-address.${point.ID}` : `mf-basket.add-address.${variant}`,
    initialValues,
    schema,
    draft: ADDRESS_FIELDS,
    serverNames: SERVER_NAMES,
    async onSubmit(values) {
      const contact = {
        contact_name: values.contactName,
        contact_email: values.contactEmail,
        contact_phone: contactPhoneOf(values),
      }
      const address = { address: values.address.trim(), ...(variant === 'base' ? contact : {}) }
      if (point) await changeAddress(kernel, point.ID, address)
      else {
        const added = { variant, ...address }
        await saveAddress(kernel, { ...added, idempotency_key: keys.of(added) })
        keys.answered(added)
      }
      kernel.notices.show({ kind: 'success', text: addAddressTexts.saved })
      onSaved()
    },
  })
}
