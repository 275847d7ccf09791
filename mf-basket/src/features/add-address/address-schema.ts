import type { AddressPoint, ModalProps } from '@prilavok/shared-kernel/contract'
import {
  isWholePhone,
  type PhoneCode,
  phoneOf,
  phoneParts,
} from '@prilavok/shared-kernel/contract/phone-number'
import { emailRule, type ObjectSchema, object, string } from '@prilavok/shared-kernel/forms'
import { addAddressTexts } from './texts'

export interface AddressValues {
  address: string
  contactName: string
  contactEmail: string
  phoneCode: PhoneCode
  /** Without the code. */
  contactPhone: string
}
export const NO_ADDRESS: AddressValues = {
  address: '',
  contactName: '',
  contactEmail: '',
  phoneCode: '+7',
  contactPhone: '',
}
export const ADDRESS_FIELDS = ['address', 'contactName', 'contactEmail', 'phoneCode', 'contactPhone'] as const
/** Fields as POST /v3/api/client/point calls them. */
export const SERVER_NAMES: Record<string, keyof AddressValues> = {
  contact_name: 'contactName',
  contact_email: 'contactEmail',
  contact_phone: 'contactPhone',
}

/** A saved address as the form shows it. */
export const valuesOf = ({ ADDRESS, CONTACT_NAME, CONTACT_EMAIL, CONTACT_PHONE }: AddressPoint) => {
  const { code, number } = phoneParts(CONTACT_PHONE)
  return {
    address: ADDRESS,
    contactName: CONTACT_NAME,
    contactEmail: CONTACT_EMAIL,
    phoneCode: code,
    contactPhone: number,
  }
}

/** Symbols. */
export const ADDRESS_LENGTH = 500

/** The phone as the call takes it; '' when none is given. */
export const contactPhoneOf = ({ phoneCode, contactPhone }: AddressValues): string =>
  contactPhone && phoneOf(phoneCode, contactPhone)

/** Rules of an address. Only the delivery address (`base`) has a contact (AMB-58). */
export const addressSchema = (variant: ModalProps['addAddress']['variant']): ObjectSchema<AddressValues> => {
  const address = string().trim().required(addAddressTexts.fieldEmpty).max(ADDRESS_LENGTH)
  // The form hands an empty text over as nothing at all.
  const free = string().default('')
  const phoneCode = string<PhoneCode>().defined()
  if (variant === 'post')
    return object({ address, contactName: free, contactEmail: free, phoneCode, contactPhone: free })
  return object({
    address,
    phoneCode,
    contactName: free,
    contactEmail: emailRule().default(''),
    contactPhone: free.when('phoneCode', ([code], field) =>
      field.test('phone', addAddressTexts.badPhone, (text) => !text || isWholePhone(text, code)),
    ),
  })
}
