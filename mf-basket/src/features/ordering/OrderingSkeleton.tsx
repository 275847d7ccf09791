import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Skeleton, SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { Aside, Columns, Sections } from './ordering-styles'

/** Heights in px of what stands in each section, in its columns. */
const SECTIONS = [
  { name: 'receiving', columns: 2, heights: [60, 60, 60] },
  { name: 'buyer', columns: 1, heights: [18, 18, 18, 18] },
  { name: 'payment', columns: 3, heights: [76, 76, 76] },
  { name: 'comment', columns: 1, heights: [96] },
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
        {SECTIONS.map(({ name, columns, heights }) => (
          <section key={name}>
            <Skeleton width={140} height={22} />
            <Cells style={{ ['--columns' as string]: columns }}>
              {heights.map((height, at) => (
                <Skeleton key={`${name} ${at + 1}`} height={height} />
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
