import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { CardSkeleton } from '../item/CardSkeleton'
import { Row } from '../item/row-styles'
import { CardGrid } from '../ProductCards'
import { RowsHeader } from '../ProductRows'
import type { ListView } from './list-params'

/** Kit §7: ten rows in the geometry of the content. */
const PLACES = Array.from({ length: 10 }, (_, at) => `place ${at}`)

/** What stands in place of products that load. */
export function ListSkeleton({ view }: { view: ListView }) {
  if (view === 'cards')
    return (
      <CardGrid aria-busy>
        {PLACES.map((key) => (
          <li key={key}>
            <CardSkeleton />
          </li>
        ))}
      </CardGrid>
    )
  return (
    <Panel data-bleed aria-busy>
      <RowsHeader />
      <ul>
        {PLACES.map((key) => (
          <RowSkeleton key={key} />
        ))}
      </ul>
    </Panel>
  )
}

function RowSkeleton() {
  return (
    <Row aria-hidden data-in-basket>
      <Skeleton className="thumb" width={56} height={56} />
      <div className="about">
        <Skeleton width="78%" height={14} />
        <Skeleton className="meta" width="44%" height={12} />
      </div>
      <Skeleton className="stock" width={84} height={12} />
      <div className="price">
        <Skeleton width={64} height={15} />
      </div>
      <div className="quantity">
        <Skeleton width={116} height={36} />
      </div>
      <div className="sum">
        <Skeleton height={32} />
      </div>
    </Row>
  )
}
