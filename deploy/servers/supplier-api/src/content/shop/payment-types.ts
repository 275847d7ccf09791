import type { PaymentType } from '@prilavok/shared-kernel/contract'
import { DEFAULT_PAYMENT_TYPE } from '@prilavok/shared-kernel/contract/order-names'

export const ONLINE_PAY = 'ONLINE_PAY'

/** A bonus order is paid with points: nobody is asked (AMB-38). */
export const POINTS: PaymentType = { CODE: 'LOYALTY', NAME: 'Бонусные баллы', DESCRIPTION: '' }

/** What a shop offers of its payment types: paying online where an acquirer takes the money, and nowhere else. */
export const offeredTypes = (types: readonly PaymentType[], paysOnline: boolean): PaymentType[] =>
  types.filter(({ CODE }) => paysOnline || CODE !== ONLINE_PAY)

/**
 * The payment type of a code, the default one when nothing is chosen.
 * @returns null when the shop does not have it
 */
export function choosePayment(types: readonly PaymentType[], code: string | undefined): PaymentType | null {
  if (code) return types.find((type) => type.CODE === code) ?? null
  return types.find((type) => type.CODE === DEFAULT_PAYMENT_TYPE) ?? types[0] ?? null
}
