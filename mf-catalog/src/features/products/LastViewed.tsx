import { useKernel } from '@prilavok/shared-kernel/kernel'
import { lastViewedQuery } from '../../api/get-viewed'
import { texts } from '../../texts'
import { AllLink } from './AllLink'
import { ProductCarousel } from './ProductCarousel'

/** What the visitor has looked at last, on the home page. */
export function LastViewed() {
  const title = texts.carousels.viewed
  return (
    <ProductCarousel
      title={title}
      query={lastViewedQuery(useKernel())}
      aside={<AllLink to="/catalog/viewed" title={title} />}
    />
  )
}
