import type { Product } from '@prilavok/shared-kernel/contract'
import { formatNumber, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { stockLevel } from '@prilavok/shared-kernel/ui/stock'
import type { ReactNode } from 'react'
import { ProductStock } from '../item/ProductStock'
import { ComparedPrice } from './ComparedPrice'
import { type Compared, comparedProperties, differing } from './compared-properties'
import { compareTexts } from './texts'

export interface Row {
  key: string
  title: string
  /** One a column. */
  cells: ReactNode[]
  differs: boolean[]
}

const level = ({ REMAIN, TO_ORDER }: Product) => stockLevel(REMAIN, isYes(TO_ORDER))
const minimum = (product: Product) => `${formatNumber(product.UP_MULTIPLICITY.MIN)}${NBSP}${unitOf(product)}`

/** Price, stock and smallest order, then every property. */
export function comparedRows(columns: readonly Compared[]): Row[] {
  const products = columns.map(({ product }) => product)
  const [current] = products
  if (!current) return []
  return [
    {
      key: 'price',
      title: compareTexts.price(unitOf(current)),
      cells: products.map((product) => (
        <ComparedPrice key={product.ID} product={product} current={current} />
      )),
      differs: differing(products.map(({ PRICE }) => PRICE)),
    },
    {
      key: 'stock',
      title: compareTexts.stock,
      cells: products.map((product) => <ProductStock key={product.ID} product={product} />),
      differs: differing(products.map(level)),
    },
    {
      key: 'minimum',
      title: compareTexts.minimum,
      cells: products.map(minimum),
      differs: differing(products.map(minimum)),
    },
    ...comparedProperties(columns).map(({ title, values, differs }) => ({
      key: title,
      title,
      cells: values.map((value, at) =>
        value === undefined ? (
          <Skeleton key={products[at]?.ID} width={80} height={14} />
        ) : (
          (value ?? compareTexts.none)
        ),
      ),
      differs,
    })),
  ]
}
