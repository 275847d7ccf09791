import { phoneText } from '@prilavok/shared-kernel/contract/phone-number'

export { phoneText }

/** `tel:` address of a phone, with the code of its country where it is known: it is called from abroad, too. */
export const phoneHref = (phone: string): string => `tel:${phoneText(phone).replace(/[^\d+]/g, '')}`
