export { phoneText } from '@prilavok/shared-kernel/contract/phone-number'

/** `tel:` address of a phone as the shop writes it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
