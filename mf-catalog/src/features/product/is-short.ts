import type { Certificate, ProductDetail, PropertyValue } from '@prilavok/shared-kernel/contract'

/** What stands beside the pictures without growing beyond them. */
const PROPERTIES = 9
const CERTIFICATES = 3
const SIGNS = 300

/** There is so little to say of a product that all of it stands beside its pictures, tabs included. */
export const isShort = (
  { DETAIL_TEXT }: ProductDetail,
  properties: readonly PropertyValue[],
  certificates: readonly Certificate[],
): boolean =>
  properties.length <= PROPERTIES && certificates.length <= CERTIFICATES && DETAIL_TEXT.length <= SIGNS
