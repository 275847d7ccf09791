import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { Card } from './card-styles'

/** A card that loads. */
export function CardSkeleton() {
  return (
    <Card as="div" aria-hidden>
      <div className="picture">
        <Skeleton width={108} height={108} />
      </div>
      <div className="name">
        <Skeleton height={14} />
      </div>
      <div className="code">
        <Skeleton width={72} height={12} />
      </div>
      <Skeleton width={84} height={12} />
      <div className="price">
        <Skeleton width={96} height={20} />
      </div>
      <div className="actions">
        <Skeleton height={36} />
      </div>
    </Card>
  )
}
