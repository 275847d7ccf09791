import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Skeleton, SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { Aside, Columns, Sections } from './ordering-styles'

/** What stands in each section, in its columns; heights in px. */
const SECTIONS = [
  { name: 'receiving', columns: 2, height: 60, cells: ['delivery', 'pickup', 'place'] },
  { name: 'buyer', columns: 1, height: 18, cells: ['company', 'person', 'phone', 'email'] },
  { name: 'payment', columns: 3, height: 76, cells: ['cash', 'online', 'invoice'] },
  { name: 'comment', columns: 1, height: 96, cells: ['comment'] },
]

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 14px;
  margin-top: 16px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** A product of the order. */
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 6px 0;
`
const LINES = ['first', 'second', 'third', 'fourth']

/** Stands in the place of the order form while it loads, in its shape. */
export function OrderingSkeleton() {
  return (
    <Columns as="div" aria-busy>
      <Sections data-bleed>
        {SECTIONS.map(({ name, columns, height, cells }) => (
          <section key={name}>
            <Skeleton width={140} height={22} />
            <Cells style={{ ['--columns' as string]: columns }}>
              {cells.map((cell) => (
                <Skeleton key={cell} height={height} />
              ))}
            </Cells>
          </section>
        ))}
      </Sections>
      <Aside data-bleed>
        <div>
          {LINES.map((line) => (
            <Line key={line}>
              <Skeleton width={36} height={36} />
              <Skeleton width="60%" height={14} />
            </Line>
          ))}
        </div>
        <div>
          <SkeletonList rows={3} height={18} gap={12} />
          <Cells style={{ ['--columns' as string]: 1 }}>
            <Skeleton height={44} />
          </Cells>
        </div>
      </Aside>
    </Columns>
  )
}
