import type { Product } from '@prilavok/shared-kernel/contract'
import { formatNumber, NBSP } from './number'
import { type PluralForms, pluralize } from './plural'

/** «товар» after a count that stands in markup of its own. */
export const PRODUCT_FORMS: PluralForms = ['товар', 'товара', 'товаров']

/** How many products: «8 товаров». */
export const formatProducts = (count: number): string =>
  `${formatNumber(count)}${NBSP}${pluralize(count, PRODUCT_FORMS)}`

/** «уп.» for a product that is sold by the pack, else «шт.» (001 §3). */
export const unitOf = ({ PACK }: Pick<Product, 'PACK'>): string => (PACK === 'Y' ? 'уп.' : 'шт.')
