import type { OrderAnswer } from '@prilavok/shared-kernel/contract'
import { ExportTable } from '@prilavok/shared-kernel/files'
import { formatDate, NBSP } from '@prilavok/shared-kernel/format'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useMemo, useState } from 'react'
import { useOrderMoney } from '../../model/order-money'
import { signedSum } from '../../model/signed-sum'
import { DifferenceTable } from './DifferenceTable'
import { differenceColumns, isGift } from './difference-columns'
import { Head, Tools } from './difference-styles'
import { type DifferenceRow, orderDifference, type RowChange } from './order-difference'
import { CHANGE_COUNTS, type ChangeCounts, GIFT_CHANGE_COUNTS, orderDifferenceTexts as texts } from './texts'

type DetailedOrder = NonNullable<OrderAnswer['ITEM']>

const CHANGES = Object.keys(CHANGE_COUNTS) as RowChange[]

/** «1 товар добавлен, 2 товара дороже», then the same of gifts. */
function summaryOf(rows: readonly DifferenceRow[]): string {
  const told = (some: readonly DifferenceRow[], counts: ChangeCounts) =>
    CHANGES.flatMap((change) => {
      const count = some.filter(({ changes }) => changes.includes(change)).length
      return (count > 0 && counts[change]?.(count)) || []
    })
  const bought = rows.filter((row) => !isGift(row))
  return (
    [...told(bought, CHANGE_COUNTS), ...told(rows.filter(isGift), GIFT_CHANGE_COUNTS)].join(', ') ||
    texts.same
  )
}

/** What is between two orders: sums, then rows that were added, are gone, or changed their count or price. */
export function OrderDifference({ was, now }: { was: DetailedOrder; now: DetailedOrder }) {
  const money = useOrderMoney(now)
  const rows = useMemo(() => orderDifference(was.PRODUCTS, now.PRODUCTS), [was, now])
  const changed = rows.filter(({ changes }) => changes.length > 0)
  const [onlyChanges, setOnlyChanges] = useState(true)
  if (was.IS_LOYALTY !== now.IS_LOYALTY) return <Note tone="warning">{texts.notComparable}</Note>
  const shown = onlyChanges ? changed : rows
  return (
    <>
      <Head>
        <OrderSum name={texts.was} order={was} sum={money.money(was.PRODUCTS_SUM)} />
        <OrderSum name={texts.now} order={now} sum={money.money(now.PRODUCTS_SUM)} />
        <dl>
          <dt>{texts.difference}</dt>
          <dd className="num">
            <b>{signedSum(now.PRODUCTS_SUM - was.PRODUCTS_SUM, money.money)}</b>
          </dd>
        </dl>
      </Head>
      <Tools>
        <p>{summaryOf(rows)}</p>
        {changed.length > 0 && changed.length < rows.length && (
          <Checkbox label={texts.onlyChanges} checked={onlyChanges} onChange={setOnlyChanges} />
        )}
        <ExportTable
          size="s"
          fileName={`${texts.title} ${was.ORDER_NUMBER} ${now.ORDER_NUMBER}`}
          columns={differenceColumns(isYes(now.IS_LOYALTY))}
          rows={rows}
        >
          {texts.export}
        </ExportTable>
      </Tools>
      <DifferenceTable rows={shown.length > 0 ? shown : rows} money={money} />
    </>
  )
}

function OrderSum({ name, order, sum }: { name: string; order: DetailedOrder; sum: string }) {
  const { TIME_ZONE } = useShop()
  return (
    <dl>
      <dt>{name}</dt>
      <dd>
        <TextLink to={`/cabinet/orders/${order.ID}`}>
          №{NBSP}
          {order.ORDER_NUMBER}
        </TextLink>{' '}
        <small>
          {texts.from} {formatDate(order.CREATE_DATE, TIME_ZONE)}
        </small>
      </dd>
      <dd className="num">
        <b>{sum}</b>
      </dd>
    </dl>
  )
}
