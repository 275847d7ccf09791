import type { BasketProduct } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'

export type RowKey = number | string

/** Tells the rows of a basket apart: a product that is bought may be given besides, and has two rows then. */
export const rowKeyOf = ({ ID, GIFT }: Pick<BasketProduct, 'ID' | 'GIFT'>): RowKey =>
  isYes(GIFT) ? `gift ${ID}` : ID
