import { phoneText } from '@prilavok/shared-kernel/contract/phone-number'

export { phoneText }

/** `tel:` address of a phone, with the code of its country where it is known: it is called from abroad, too. Free numbers are called inside Russia only: `tel:88005550171`. */
export const phoneHref = (phone: string): string => `tel:${phoneText(phone).replace(/[^\d+]/g, '')}`
