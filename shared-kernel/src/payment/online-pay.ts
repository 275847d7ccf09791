import type { Shop } from '@prilavok/shared-kernel/contract'

/** CODE of the payment type that pays online (000 §3). */
export const ONLINE_PAY = 'ONLINE_PAY'

/** Whether the shop takes payments online: it offers to where an acquirer serves it. */
export const paysOnline = ({ PAYMENT_TYPE }: Pick<Shop, 'PAYMENT_TYPE'>): boolean =>
  PAYMENT_TYPE.some(({ CODE }) => CODE === ONLINE_PAY)
