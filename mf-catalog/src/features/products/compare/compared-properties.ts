import type { Product, ProductDetail } from '@prilavok/shared-kernel/contract'
import { productProperties } from '../../../model/product-properties'

/** A product in a column: all of it, or what a list knows while the rest is on its way. */
export interface Compared {
  product: Product | ProductDetail
  /** All its properties are known. */
  complete: boolean
}

export interface ComparedProperty {
  title: string
  /** One a column; undefined: not known yet, null: the product has none. */
  values: (string | null | undefined)[]
  /** One a column: it is known to be another value than the first column's. */
  differs: boolean[]
}

/** Which columns show something else than the first one. What is not known differs from nothing. */
export const differing = <Value>(values: readonly Value[]): boolean[] =>
  values.map((value) => value !== undefined && values[0] !== undefined && value !== values[0])

/** Every property that one of the products has, in the order of the first product, then of the others. */
export function comparedProperties(columns: readonly Compared[]): ComparedProperty[] {
  const properties = columns.map(
    ({ product }) => new Map(productProperties(product).map(({ TITLE, VALUE }) => [TITLE, VALUE])),
  )
  const titles = new Set(properties.flatMap((of) => [...of.keys()]))
  return [...titles].map((title) => {
    const values = columns.map(
      ({ complete }, at) => properties[at]?.get(title) ?? (complete ? null : undefined),
    )
    return { title, values, differs: differing(values) }
  })
}
