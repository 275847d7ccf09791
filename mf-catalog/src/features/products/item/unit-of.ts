import type { Product } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { productsTexts } from '../texts'

/** What a product is counted in. */
export const unitOf = ({ PACK }: Pick<Product, 'PACK'>): string =>
  isYes(PACK) ? productsTexts.item.packUnit : productsTexts.item.unit
