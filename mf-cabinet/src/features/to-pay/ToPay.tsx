import { formatMoney } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unpaidOrdersQuery } from '../../api/get-unpaid-orders'
import { Block } from '../../model/Block'
import { toPayTexts } from './texts'
import { type OrderPayment, UnpaidOrder } from './UnpaidOrder'

const Sum = styled.b`
  font-size: 18px;
  line-height: 24px;
  font-weight: 600;
`
const NONE: readonly never[] = []

/**
 * What the customer owes: each order that waits for its payment, with the way to pay. Nothing where nothing is owed. An order that was
 * paid for from here stays, to say so, until the page is left.
 */
export function ToPay({ payment }: { payment: OrderPayment }) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(unpaidOrdersQuery(useKernel()))
  const { PRICE_TYPE: priceType, CURRENCY: currency } = useShop()
  const unpaid = data ?? NONE
  const [known, setKnown] = useState(unpaid)
  const added = unpaid.filter(({ ID }) => known.every((order) => order.ID !== ID))
  if (added.length > 0) setKnown([...known, ...added])
  if (!data)
    return (
      <RetryNote
        error={error}
        text={toPayTexts.failed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (known.length === 0) return null
  const sum = unpaid.reduce((all, { POSITION_SUM }) => all + Math.round(POSITION_SUM * 100), 0) / 100
  return (
    <Block
      title={toPayTexts.title}
      aside={
        unpaid.length > 0 && (
          <Sum className="num">
            {toPayTexts.sum(unpaid.length, formatMoney(sum, { priceType, currency }))}
          </Sum>
        )
      }
    >
      <Panel>
        <ul aria-label={toPayTexts.title}>
          {known.map((order) => (
            <UnpaidOrder
              key={order.ID}
              known={order}
              listed={unpaid.find(({ ID }) => ID === order.ID)}
              listedAt={dataUpdatedAt}
              payment={payment}
            />
          ))}
        </ul>
      </Panel>
    </Block>
  )
}
