import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { ProductCard } from './item/ProductCard'
import { ShownAmong, useShownAmong } from './item/shown-among'
import type { ProductRowsProps } from './ProductRows'
import { productsTexts } from './texts'
import { useFirstRows } from './use-first-rows'

const EAGER = 6

export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  > li {
    display: grid;
    min-width: 0;
  }
  ${media.narrowDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
  }
`

/** The same products as cards. */
export function ProductCards({ products, label = productsTexts.list.label, top, after }: ProductRowsProps) {
  const shown = useFirstRows(products)
  return (
    <ShownAmong value={useShownAmong(products, after)}>
      <CardGrid aria-label={label} data-products={top || undefined}>
        {shown.map((product, at) => (
          <li key={product.ID}>
            <ProductCard product={product} eager={top && at < EAGER} />
          </li>
        ))}
      </CardGrid>
    </ShownAmong>
  )
}
