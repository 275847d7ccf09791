import { formatCode, formatNumber, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { rowKeys } from '@prilavok/shared-kernel/rows'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import type { OrderMoney } from '../../model/order-money'
import { signedSum } from '../../model/signed-sum'
import { TablePanel } from '../../model/table-panel'
import { changeText, isGift } from './difference-columns'
import { Table } from './difference-styles'
import type { DifferenceRow, OrderedRow } from './order-difference'
import { orderDifferenceTexts as texts } from './texts'

const toneOf = ({ changes: [first] }: DifferenceRow) =>
  first === 'added' ? 'success' : first === 'gone' ? 'neutral' : 'info'

interface DifferenceTableProps {
  rows: readonly DifferenceRow[]
  money: OrderMoney
}

/** Rows of two orders side by side: how many at which price, then and now. */
export function DifferenceTable({ rows, money }: DifferenceTableProps) {
  const hasRoute = useHasRoute()
  return (
    <TablePanel data-bleed>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.change}</th>
            <th scope="col" data-right>
              {texts.was}
            </th>
            <th scope="col" data-right>
              {texts.now}
            </th>
            <th scope="col" data-right>
              {texts.difference},{NBSP}
              {money.sign}
            </th>
          </tr>
        </thead>
        <tbody {...rowKeys()}>
          {rows.map((row) => {
            const { key, product, was, now, difference } = row
            const path = `/product/${product.ID}`
            return (
              <tr key={key} data-row="">
                <td data-product>
                  {hasRoute(path) ? (
                    <TextLink to={path} quiet>
                      {formatProductName(product.NAME)}
                    </TextLink>
                  ) : (
                    product.NAME
                  )}
                  <small>
                    {texts.code} <span className="num">{formatCode(product.UP_CODE_1C)}</span>
                  </small>
                </td>
                <td data-change>
                  {changeText(row) && <StatusBadge tone={toneOf(row)}>{changeText(row)}</StatusBadge>}
                </td>
                <td data-right className="num">
                  <Ordered name={texts.was} row={was} of={row} money={money} />
                </td>
                <td data-right className="num">
                  <Ordered name={texts.now} row={now} of={row} money={money} />
                </td>
                <td data-difference data-right className="num">
                  <small data-narrow>{texts.difference}</small>
                  {isGift(row) ? texts.none : signedSum(difference, money.sum)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </TablePanel>
  )
}

interface OrderedProps {
  /** Header of the column, where there is none. */
  name: string
  row: OrderedRow | undefined
  of: DifferenceRow
  money: OrderMoney
}

function Ordered({ name, row, of, money }: OrderedProps) {
  return (
    <>
      <small data-narrow>{name}</small>
      {row ? `${formatNumber(row.quantity)}${NBSP}${unitOf(of.product)}` : texts.none}
      {row && <small>{isGift(of) ? texts.gift : `× ${money.sum(row.price)}`}</small>}
    </>
  )
}
