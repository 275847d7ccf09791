import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import type { ExportColumn } from '@prilavok/shared-kernel/files'
import { phoneText } from '@prilavok/shared-kernel/format'
import { addressTexts } from './texts'

/** Addresses as a table of a workbook. */
export const addressColumns: ExportColumn<AddressPoint>[] = [
  { header: addressTexts.address, width: 60, value: ({ ADDRESS }) => ADDRESS },
  { header: addressTexts.contactName, width: 30, value: ({ CONTACT_NAME }) => CONTACT_NAME },
  { header: addressTexts.phone, width: 20, value: ({ CONTACT_PHONE }) => phoneText(CONTACT_PHONE) },
  { header: addressTexts.email, width: 30, value: ({ CONTACT_EMAIL }) => CONTACT_EMAIL },
]
