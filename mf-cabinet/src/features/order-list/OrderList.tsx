import type { OrderListAnswer } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useNavigate, useSearchParams } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { ordersQuery } from '../../api/get-orders'
import { dayOf } from '../../model/order-dates'
import {
  type ComparedIds,
  isFiltered,
  listPath,
  NO_FILTERS,
  type OrderListParams,
  readComparedIds,
  readParams,
  saveParams,
  sortedBy,
} from '../../model/order-list-params'
import { TablePanel } from '../../model/table-panel'
import { NoOrders, NoOrdersOnPage } from './NoOrders'
import { OrderFilters } from './OrderFilters'
import { OrderPages } from './OrderPages'
import { OrderSortChoice } from './OrderSortChoice'
import { OrderTable } from './OrderTable'
import { OrderTools } from './OrderTools'
import { type OrderChoice, orderChoice } from './order-choice'
import { orderListTexts } from './texts'
import { userKey } from './user-options'

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-bottom: 12px;
  > p {
    flex: 1 0 auto;
    color: var(--text-muted);
  }
  ${media.phone} {
    > p {
      flex-basis: 100%;
    }
  }
`

/** The customer's orders with search, status filter, sort and pages, all kept in the address. */
export function OrderList() {
  const kernel = useKernel()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { personal } = useSession()
  const { TIME_ZONE } = useShop()
  const { cookies } = kernel.platform
  const params = useMemo(() => readParams(search, cookies), [search, cookies])
  const compared = useMemo(() => readComparedIds(search), [search])
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...ordersQuery(kernel, params),
    placeholderData: keepPreviousData,
  })
  const open = useCallback(
    (next: OrderListParams, chosen: ComparedIds) => {
      saveParams(next, cookies)
      navigate(listPath(next, chosen), { replace: true })
    },
    [navigate, cookies],
  )
  const change = useCallback(
    (part: Partial<OrderListParams>) => open({ ...params, page: 1, ...part }, compared),
    [open, params, compared],
  )
  const choice = orderChoice(compared, (chosen) => open(params, chosen))
  const [resets, setResets] = useState(0)
  // What the filters offer stays while a load has failed: another choice may succeed.
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)
  // Addresses of before had the e-mail of a user.
  const userId = known?.ORDER_USER.find(({ EMAIL }) => EMAIL === params.user)?.ID
  useEffect(() => {
    if (userId) open({ ...params, user: String(userId) }, compared)
  }, [userId, open, params, compared])
  const reset = () => {
    setResets(resets + 1)
    change(NO_FILTERS)
  }
  return (
    <>
      <OrderFilters
        key={resets}
        params={params}
        statuses={known?.ORDER_STATUS ?? []}
        entities={known}
        firstDay={dayOf(known ? known.ORDER_DATE.MIN_DATE : personal?.ORDER_DATE.MIN_DATE, TIME_ZONE)}
        lastDay={dayOf(known?.ORDER_DATE.MAX_DATE, TIME_ZONE)}
        onChange={change}
      />
      {data && data.NAV.CNT > 0 && (
        <Tools>
          {isFiltered(params) && (
            <p role="status">{!isPlaceholderData && orderListTexts.found(data.NAV.CNT)}</p>
          )}
          {data.ITEMS.length > 1 && <OrderSortChoice params={params} onChange={change} />}
          <OrderTools params={params} choice={choice} />
        </Tools>
      )}
      <TablePanel data-bleed>
        {data ? (
          <Orders
            data={data}
            params={params}
            stale={isPlaceholderData}
            choice={choice}
            onChange={change}
            onReset={reset}
          />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <div aria-busy="true">
            <SkeletonList height={52} gap={1} />
          </div>
        )}
      </TablePanel>
      {data && <OrderPages nav={data.NAV} {...{ params, compared }} onLimit={(limit) => change({ limit })} />}
    </>
  )
}

interface OrdersProps {
  data: OrderListAnswer
  params: OrderListParams
  /** Other orders are on their way. */
  stale: boolean
  choice: OrderChoice
  onChange: (change: Partial<OrderListParams>) => void
  onReset: () => void
}

/** The orders of a page, or why there are none. */
function Orders({ data: { ITEMS, NAV, ORDER_USER }, params, stale, choice, onChange, onReset }: OrdersProps) {
  if (ITEMS.length > 0)
    return (
      <OrderTable
        orders={ITEMS}
        params={params}
        stale={stale}
        choice={choice}
        withUsers={new Set(ORDER_USER.map(userKey)).size > 1}
        onSort={(sort) => onChange(sortedBy(params, sort))}
      />
    )
  if (NAV.CNT > 0) return <NoOrdersOnPage onFirstPage={() => onChange({ page: 1 })} />
  return <NoOrders filtered={isFiltered(params)} onReset={onReset} />
}
