import type { Product, PropertyValue } from '@prilavok/shared-kernel/contract'
import { ownProperties } from './mini-properties'

/** All properties of a product for its page, each once: brand, country and line first (CAT-057). */
export function productProperties(product: Product): PropertyValue[] {
  const all = [...ownProperties(product), ...product.PROPERTY, ...product.PROPERTIES]
  const titles = new Set<string>()
  return all.filter(({ TITLE, VALUE }) => {
    const known = titles.has(TITLE)
    titles.add(TITLE)
    return !known && VALUE !== ''
  })
}
