import { formatMoney, formatNumber } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import type { Month } from './months-of-year'
import { yearTexts } from './texts'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  th,
  td {
    padding: 6px 0;
    border-bottom: 1px solid var(--border-subtle);
    font-weight: 400;
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
  }
  th:first-of-type {
    text-align: left;
  }
  thead th {
    color: var(--text-muted);
  }
`

/** The same as the chart, in words: readers get it always. */
export function MonthTable({ months }: { months: readonly Month[] }) {
  const { PRICE_TYPE: priceType, CURRENCY: currency } = useShop()
  return (
    <Table aria-label={yearTexts.title}>
      <thead>
        <tr>
          <th scope="col">{yearTexts.month}</th>
          <th scope="col">{yearTexts.orders}</th>
          <th scope="col">{yearTexts.sum}</th>
          <th scope="col">{yearTexts.averageOrder}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, count, sum }) => (
          <tr key={month}>
            <th scope="row">{yearTexts.fullMonth(month)}</th>
            <td>{formatNumber(count)}</td>
            <td>{formatMoney(sum, { priceType, currency })}</td>
            <td>{count > 0 && formatMoney(sum / count, { priceType, currency })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
