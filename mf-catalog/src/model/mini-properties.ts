import type { Product, PropertyValue } from '@prilavok/shared-kernel/contract'
import { texts } from '../texts'

/** AMB-29. */
const ENTRIES = 3

/** Brand, country and line of a product, those that it has. */
export const ownProperties = ({ UP_TM, UP_COUNTRY, UP_RULER }: Product): PropertyValue[] =>
  [
    { CODE: 'UP_TM', TITLE: texts.properties.brand, VALUE: UP_TM?.TITLE ?? '' },
    { CODE: 'UP_COUNTRY', TITLE: texts.properties.country, VALUE: UP_COUNTRY?.TITLE ?? '' },
    { CODE: 'UP_RULER', TITLE: texts.properties.ruler, VALUE: UP_RULER?.TITLE ?? '' },
  ].filter(({ VALUE }) => VALUE)

/** The mini property table: brand, country and line first, filled up with the properties worth a line (AMB-29). */
export const miniProperties = (product: Product): PropertyValue[] =>
  [...ownProperties(product), ...product.PROPERTIES].slice(0, ENTRIES)
