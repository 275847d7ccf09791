import type { LoyaltyOperation, LoyaltyOperationsAnswer, LoyaltySort } from '@prilavok/shared-kernel/contract'
import { formatDate } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { type Column, TableHead } from '../../model/TableHead'
import { tableStyles } from '../../model/table-styles'
import { pointsText, signedPoints } from './signed-points'
import { loyaltyTexts } from './texts'

const Table = styled.table`
  ${tableStyles}
  td {
    height: 46px;
  }
  td[data-date] {
    color: var(--text-muted);
    white-space: nowrap;
  }
  td[data-type] {
    font-weight: 500;
  }
  td[data-points] {
    font-weight: 600;
    white-space: nowrap;
  }
  td[data-added] {
    color: var(--success-text);
  }
  td > small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
  ${media.phone} {
    display: block;
    > tbody {
      display: block;
    }
    > thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 4px 12px;
      padding: 12px;
      border-bottom: 1px solid var(--border);
    }
    td {
      height: auto;
      min-height: 0;
      padding: 0;
      border: 0;
    }
    td[data-type] {
      order: 1;
    }
    td[data-points] {
      order: 2;
    }
    td[data-reason] {
      order: 3;
    }
    td[data-state] {
      order: 4;
      text-align: right;
    }
    td[data-date] {
      order: 5;
    }
  }
`
const { date, operation, points, reason, state } = loyaltyTexts.columns
const COLUMNS: readonly Column<LoyaltySort>[] = [
  { title: date, sort: 'DATE' },
  { title: operation, sort: 'OPERATION_TYPE' },
  { title: reason },
  { title: state },
  { title: points, sort: 'POINTS', right: true },
]

interface OperationTableProps {
  operations: readonly LoyaltyOperation[]
  nav: LoyaltyOperationsAnswer['NAV']
  /** Other rows are on their way. */
  stale: boolean
  onSort: (sort: LoyaltySort) => void
}

/** Operations as a table; on phones each one is a block of three lines. */
export function OperationTable({ operations, nav, stale, onSort }: OperationTableProps) {
  return (
    <Table aria-busy={stale || undefined} data-stale={stale || undefined}>
      <TableHead columns={COLUMNS} sort={nav.SORT} order={nav.ORDER} onSort={onSort} />
      <tbody>
        {operations.map((item) => (
          <OperationRow key={item.ID ?? `expected ${item.ORDER?.ID}`} operation={item} />
        ))}
      </tbody>
    </Table>
  )
}

function OperationRow({ operation }: { operation: LoyaltyOperation }) {
  const { TIME_ZONE } = useShop()
  const { DATE, STATUS, OPERATION_TYPE, ORDER, COMMENT } = operation
  const signed = signedPoints(operation)
  const isExpected = STATUS.CODE === 'expected'
  return (
    <tr>
      <td data-date className="num">
        {formatDate(DATE, TIME_ZONE)}
      </td>
      <td data-type>{OPERATION_TYPE.VALUE}</td>
      <td data-reason>
        {ORDER && (
          <TextLink className="num" to={`/cabinet/orders/${ORDER.ID}`}>
            {loyaltyTexts.order(ORDER.ORDER_NUMBER)}
          </TextLink>
        )}
        {ORDER && COMMENT ? <small>{COMMENT}</small> : COMMENT}
      </td>
      <td data-state>
        <StatusBadge tone={isExpected ? 'warning' : signed > 0 ? 'success' : 'neutral'}>
          {STATUS.VALUE}
        </StatusBadge>
      </td>
      <td data-points data-right data-added={signed > 0 || undefined} className="num">
        {pointsText(signed)}
      </td>
    </tr>
  )
}
