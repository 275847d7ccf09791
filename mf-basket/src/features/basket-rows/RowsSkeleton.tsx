import { styled } from '@prilavok/shared-kernel/styled'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { ColumnHeader } from './ColumnHeader'
import { Row } from './row-styles'

/** As many as a screen holds. */
const PLACES = Array.from({ length: 8 }, (_, at) => `place ${at}`)

const Head = styled.div`
  padding: 15px 12px;
`
const Cell = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  &[data-cell='price'],
  &[data-cell='sum'] {
    justify-items: end;
  }
`

/** A group whose rows load, in their shape: nothing moves when they come. */
export function RowsSkeleton() {
  return (
    <Panel data-bleed>
      <Head>
        <Skeleton width={168} height={22} />
      </Head>
      <ColumnHeader sign={undefined} />
      <ul aria-hidden>
        {PLACES.map((key) => (
          <Row key={key}>
            <Cell data-cell="check">
              <Skeleton width={20} height={20} />
            </Cell>
            <Cell data-cell="picture">
              <Skeleton width={56} height={56} />
            </Cell>
            <Cell data-cell="name">
              <Skeleton width="82%" height={14} />
              <Skeleton width="40%" height={12} />
            </Cell>
            <Cell data-cell="stock">
              <Skeleton width={84} height={12} />
            </Cell>
            <Cell data-cell="price">
              <Skeleton width={56} height={14} />
            </Cell>
            <Cell data-cell="quantity">
              <Skeleton height={36} />
            </Cell>
            <Cell data-cell="sum">
              <Skeleton width={72} height={16} />
            </Cell>
          </Row>
        ))}
      </ul>
    </Panel>
  )
}
