import { Skeleton, SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { Aside, Columns, Sections } from './ordering-styles'

const SECTIONS = [
  { name: 'receiving', height: 96 },
  { name: 'buyer', height: 120 },
  { name: 'payment', height: 96 },
  { name: 'comment', height: 120 },
]

/** Stands in the place of the order form while it loads, in its size. */
export function OrderingSkeleton() {
  return (
    <Columns as="div" aria-busy>
      <Sections data-bleed>
        {SECTIONS.map(({ name, height }) => (
          <section key={name}>
            <SkeletonList rows={1} height={24} />
            <Skeleton height={height} />
          </section>
        ))}
      </Sections>
      <Aside data-bleed>
        <div>
          <SkeletonList rows={6} height={36} />
        </div>
        <div>
          <Skeleton height={44} />
        </div>
      </Aside>
    </Columns>
  )
}
