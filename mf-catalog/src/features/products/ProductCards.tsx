import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { ProductCard } from './item/ProductCard'
import type { ProductRowsProps } from './ProductRows'
import { productsTexts } from './texts'

const EAGER = 6

export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 12px;
  > li {
    display: grid;
    min-width: 0;
  }
  ${media.narrowDesktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
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
export function ProductCards({ products, label = productsTexts.list.label, top }: ProductRowsProps) {
  return (
    <CardGrid aria-label={label}>
      {products.map((product, at) => (
        <li key={product.ID}>
          <ProductCard product={product} eager={top && at < EAGER} />
        </li>
      ))}
    </CardGrid>
  )
}
