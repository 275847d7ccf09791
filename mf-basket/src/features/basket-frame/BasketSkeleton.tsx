import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { Skeleton, SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { BasketColumns } from './basket-columns'

const ROWS = 10
const ROW_HEIGHT = 80

/** The geometry of a basket that loads. */
export function BasketSkeleton() {
  return (
    <BasketColumns aria-busy>
      <Panel data-bleed>
        <SkeletonList rows={ROWS} height={ROW_HEIGHT} gap={1} />
      </Panel>
      <Panel data-pad data-bleed>
        <SkeletonList rows={5} height={24} gap={12} />
        <div style={{ marginTop: 20 }}>
          <Skeleton height={44} />
        </div>
      </Panel>
    </BasketColumns>
  )
}
