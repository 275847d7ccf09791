import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { Card } from '../item/card-styles'
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
