import type { BasketType, OrderBasketResponse, PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery, personalQuery } from '@prilavok/shared-kernel/queries'
import { useRowSelection } from '@prilavok/shared-kernel/rows'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { useId, useRef } from 'react'
import { currentOrderBasketQuery, type SortFailure, useOrderBasket } from '../api/use-order-basket'
import { BasketHeading } from '../features/basket-frame/BasketHeading'
import { BasketSkeleton } from '../features/basket-frame/BasketSkeleton'
import { BasketColumns } from '../features/basket-frame/basket-columns'
import { ComingProducts } from '../features/basket-frame/ComingProducts'
import { EmptyBasket } from '../features/basket-frame/EmptyBasket'
import { basketFrameTexts } from '../features/basket-frame/texts'
import { useEmptiedFocus } from '../features/basket-frame/use-emptied-focus'
import { BasketGroups } from '../features/basket-rows/BasketGroups'
import { useRemoval } from '../features/basket-rows/use-removal'
import { useRestoredFocus } from '../features/basket-rows/use-restored-focus'
import { BasketSummary } from '../features/basket-summary/BasketSummary'
import { CheckOutButton } from '../features/basket-summary/CheckOutButton'
import { basketSummaryTexts } from '../features/basket-summary/texts'
import { BasketTools } from '../features/basket-tools/BasketTools'
import { SortFailureNote } from '../features/basket-tools/SortFailureNote'
import { BarFrame } from '../features/order-bar/BarFrame'
import { OrderAccessNote } from '../features/ordering/OrderAccessNote'
import { useOrderAccess } from '../features/ordering/order-access'
import { QuickAdd } from '../features/quick-add/QuickAdd'
import { groupsInOrder, selectableIn } from '../model/basket-groups'
import type { BasketSort } from '../model/basket-sort'
import { sortItemsOf } from '../model/basket-sort'
import { resolveBasketType, useBasketType } from '../model/basket-type'
import { rowsOf } from '../model/edit-basket'
import { receivingOf } from '../model/order-choice'
import { orderTerms } from '../model/order-terms'
import { texts } from '../texts'

export const prefetch = async (kernel: Kernel, page: PageRequest): Promise<void> => {
  const basket = await resolveBasketType(kernel, page.search)
  await Promise.all([
    kernel.query.prefetchQuery(currentOrderBasketQuery(kernel, basket)),
    kernel.query.prefetchQuery(basketCountsQuery(kernel)),
    kernel.query.prefetchQuery(personalQuery(kernel)),
  ])
}

export const head = (): PageHead => ({ title: texts.basket, robots: 'noindex' })

/** /basket: the main basket, and the bonus one of customers with loyalty (`?type=loyalty`). */
export default function BasketPage({ page }: { page: PageRequest }) {
  const basket = useBasketType(page.search)
  return <BasketOfType key={basket} basket={basket} />
}

function BasketOfType({ basket }: { basket: BasketType }) {
  const { query, data, coming, sort, changeSort, sortFailure } = useOrderBasket(basket)
  const { error } = query
  useRestoredFocus(data)
  const filled = data && data.GROUPS.length > 0
  const empty = useRef<HTMLDivElement>(null)
  useEmptiedFocus(filled, empty)
  return (
    <>
      <Container>
        <Breadcrumbs items={[{ title: texts.basket }]} />
        <BasketHeading basket={basket} />
        <NeedsScripts action={basketFrameTexts.changing} />
        {query.isPending && <BasketSkeleton />}
        {error && !data && (
          <Panel>
            <ErrorState error={error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
          </Panel>
        )}
        {data && <ComingProducts changes={coming} alone={!filled} />}
        {data && !filled && (
          <>
            <QuickAdd basket={basket} rows={rowsOf(data)} />
            {coming.length === 0 && <EmptyBasket ref={empty} />}
          </>
        )}
      </Container>
      {filled && (
        <FilledBasket
          data={data}
          stale={query.isPlaceholderData}
          sort={sort}
          onSort={changeSort}
          sortFailure={sortFailure}
        />
      )}
    </>
  )
}

interface FilledBasketProps {
  data: OrderBasketResponse
  /** Another sort is on its way. */
  stale: boolean
  sort: BasketSort
  onSort: (sort: BasketSort) => void
  sortFailure: SortFailure | undefined
}

function FilledBasket({ data, stale, sort, onSort, sortFailure }: FilledBasketProps) {
  const shop = useShop()
  const basket = data.BASKET_TYPE
  const [noteId, messageId] = [useId(), useId()]
  const selection = useRowSelection(groupsInOrder(data).flatMap(selectableIn))
  const { ids, selected } = selection
  const removal = useRemoval(data)
  const receiving = receivingOf(data.INFO)
  const terms = orderTerms(basket, data.INFO, receiving, shop)
  const denied = useOrderAccess().access === 'blocked'
  const blocked = denied || terms.blocked || data.INFO.itemsCount === 0
  const reasonId = denied ? noteId : messageId
  const currency = basket === 'loyalty' ? 'BONUS' : data.INFO.currency
  return (
    <>
      <Container>
        <BasketColumns data-stale={stale || undefined}>
          <div>
            <QuickAdd basket={basket} rows={rowsOf(data)} />
            <BasketTools
              total={ids.length}
              selected={selected.size}
              onSelectAll={(checked) => selection.selectMany(ids, checked)}
              onRemoveSelected={() => removal.remove(selected)}
              onClear={removal.clear}
              sortItems={sortItemsOf(basket, data.SORT)}
              sort={sort}
              onSort={onSort}
            />
            {sortFailure && <SortFailureNote failure={sortFailure} />}
            <BasketGroups {...{ data, sort, onSort, selection }} />
          </div>
          <BasketSummary
            {...{ data, receiving, terms, messageId }}
            note={denied && <OrderAccessNote access="blocked" id={noteId} />}
            button={
              <CheckOutButton basket={basket} blocked={blocked} messageId={reasonId} large>
                {texts.checkOut}
              </CheckOutButton>
            }
          />
        </BasketColumns>
      </Container>
      <BarFrame
        compactOnly
        label={texts.total}
        sum={formatMoney(terms.total, { priceType: shop.PRICE_TYPE, currency })}
        track={{
          sum: data.INFO.itemsSum,
          deliverySum: data.INFO.DELIVERY_SUM,
          minOrder: terms.minOrder,
          freeFrom: terms.freeFrom,
          priceType: shop.PRICE_TYPE,
          currency,
        }}
        button={
          <CheckOutButton basket={basket} blocked={blocked} messageId={reasonId}>
            {basketSummaryTexts.checkOutShort}
          </CheckOutButton>
        }
      />
    </>
  )
}
