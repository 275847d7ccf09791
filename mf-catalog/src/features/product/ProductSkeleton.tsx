import { Skeleton, SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { ProductLayout } from './ProductLayout'

/** A product page that loads, in its own geometry. */
export function ProductSkeleton() {
  return (
    <div aria-busy>
      <Skeleton width="60%" height={34} />
      <br />
      <ProductLayout>
        <Skeleton height={450} />
        <SkeletonList rows={7} height={20} />
        <Skeleton height={300} />
      </ProductLayout>
    </div>
  )
}
