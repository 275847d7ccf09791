import type { Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import { useNear } from '@prilavok/shared-kernel/timing'
import { relatedProductsQuery } from '../../api/get-related-products'
import { Analogs } from './Analogs'
import { ANALOGS_ID } from './analogs-id'
import { ProductCarousel } from './ProductCarousel'
import { Together } from './Together'
import { productsTexts } from './texts'

interface RelatedProps {
  product: Product
  /** The product itself has been answered. */
  complete: boolean
}

/**
 * Analogs of a product and what is bought together with it. They stand below the first screen, so their calls wait for the
 * product's own and for the visitor to scroll near; what the server has sent is rendered at once.
 */
export function Related({ product, complete }: RelatedProps) {
  const kernel = useKernel()
  const { hash } = useLocation()
  const together = relatedProductsQuery(kernel, String(product.ID), 'expendables')
  const [place, near] = useNear<HTMLDivElement>(complete)
  const sent = kernel.query.getQueryData(together.queryKey) !== undefined
  const due = sent || near || (complete && hash === `#${ANALOGS_ID}`)
  return (
    <div ref={place}>
      {due && (
        <>
          <Analogs key={product.ID} product={product} />
          <Together>
            <ProductCarousel title={productsTexts.together} query={together} />
          </Together>
        </>
      )}
    </div>
  )
}
