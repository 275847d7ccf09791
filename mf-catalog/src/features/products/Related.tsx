import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import { relatedProductsQuery } from '../../api/get-related-products'
import { ANALOGS_ID, Analogs } from './Analogs'
import { ProductCarousel } from './ProductCarousel'
import { Together } from './Together'
import { productsTexts } from './texts'
import { useNear } from './use-near'

interface RelatedProps {
  productId: string
  /** The product itself has been answered. */
  complete: boolean
}

/**
 * Analogs of a product and what is bought together with it. They stand below the first screen, so their calls wait for the
 * product's own and for the visitor to scroll near; what the server has sent is rendered at once.
 */
export function Related({ productId, complete }: RelatedProps) {
  const kernel = useKernel()
  const { hash } = useLocation()
  const together = relatedProductsQuery(kernel, productId, 'expendables')
  const [place, near] = useNear<HTMLDivElement>(complete)
  const sent = kernel.query.getQueryData(together.queryKey) !== undefined
  const due = sent || near || (complete && hash === `#${ANALOGS_ID}`)
  return (
    <div ref={place}>
      {due && (
        <>
          <Analogs productId={productId} />
          <Together>
            <ProductCarousel title={productsTexts.together} query={together} />
          </Together>
        </>
      )}
    </div>
  )
}
