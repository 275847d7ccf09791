import type { Product } from '@prilavok/shared-kernel/contract'
import { currencySign } from '@prilavok/shared-kernel/format'
import { rowKeys } from '@prilavok/shared-kernel/rows'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { ProductRow } from './item/ProductRow'
import { HeaderRow } from './item/row-styles'
import { type AmongWhich, ShownAmong, useShownAmong } from './item/shown-among'
import { productsTexts } from './texts'
import { useFirstRows } from './use-first-rows'

/** Pictures that are seen without scrolling. */
const EAGER = 6

export interface ProductRowsProps {
  products: readonly Product[]
  /** Name of the list for screen readers. @default «Товары» */
  label?: string
  /** Whether the list is at the top of its page. */
  top?: boolean
  /** Loads the ids of the products that follow, where there may be more: QuickView goes on with them. */
  after?: AmongWhich['after']
}

/** The table-like list of products. */
export function ProductRows({ products, label = productsTexts.list.label, top, after }: ProductRowsProps) {
  const shown = useFirstRows(products)
  return (
    <ShownAmong value={useShownAmong(products, after)}>
      <Panel data-bleed>
        <RowsHeader />
        <ul aria-label={label} data-products={top || undefined} {...rowKeys()}>
          {shown.map((product, at) => (
            <ProductRow key={product.ID} product={product} eager={top && at < EAGER} />
          ))}
        </ul>
      </Panel>
    </ShownAmong>
  )
}

/** Names of the columns; rows say the same by their own labels. */
export function RowsHeader() {
  const { CURRENCY } = useShop()
  const sign = currencySign(CURRENCY)
  const { columns } = productsTexts.list
  return (
    <HeaderRow aria-hidden>
      <span />
      <span>{columns.name}</span>
      <span>{columns.stock}</span>
      <span data-right>{columns.price(sign)}</span>
      <span data-center>{columns.quantity}</span>
      <span data-right>{columns.sum(sign)}</span>
      <span />
    </HeaderRow>
  )
}
