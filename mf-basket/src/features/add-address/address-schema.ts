import type { ModalProps } from '@prilavok/shared-kernel/contract'
import { type ObjectSchema, object, string } from '@prilavok/shared-kernel/forms'
import { addAddressTexts } from './texts'

export interface AddressValues {
  address: string
  contactName: string
  contactEmail: string
  contactPhone: string
}
export const NO_ADDRESS: AddressValues = { address: '', contactName: '', contactEmail: '', contactPhone: '' }
export const ADDRESS_FIELDS = ['address', 'contactName', 'contactEmail', 'contactPhone'] as const
/** Fields as POST /v3/api/client/point calls them. */
export const SERVER_NAMES: Record<string, keyof AddressValues> = {
  contact_name: 'contactName',
  contact_email: 'contactEmail',
  contact_phone: 'contactPhone',
}

const EMAIL = {
  matches: /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/,
  excludeEmptyString: true,
  message: addAddressTexts.badEmail,
}
/** AMB-66: after spaces, brackets and hyphens are gone, an optional + and 10 to 15 digits. */
const isPhone = (text: string) => text === '' || /^\+?\d{10,15}$/.test(text.replace(/[\s()-]/g, ''))

/** Rules of an address. Only the delivery address (`base`) has a contact (AMB-58). */
export const addressSchema = (variant: ModalProps['addAddress']['variant']): ObjectSchema<AddressValues> => {
  const address = string().trim().required(addAddressTexts.fieldEmpty).max(500)
  // The form hands an empty text over as nothing at all.
  const free = string().default('')
  if (variant === 'post')
    return object({ address, contactName: free, contactEmail: free, contactPhone: free })
  return object({
    address,
    contactName: free,
    contactEmail: free.matches(EMAIL.matches, EMAIL),
    contactPhone: free.test('phone', addAddressTexts.badPhone, isPhone),
  })
}
