import type { Offer } from '@prilavok/shared-kernel/contract'

/** TYPE is read without case (AMB-61); whatever is no gift has products at a special price (CAB-011). */
export const isGiftOffer = ({ TYPE }: Pick<Offer, 'TYPE'>): boolean => TYPE.toUpperCase() === 'GIFT_SUM'
