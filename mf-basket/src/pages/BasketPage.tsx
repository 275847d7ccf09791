import { PageWithBar } from '@prilavok/shared-kernel/bars'
import { useFreshBasket } from '@prilavok/shared-kernel/basket'
import type {
  BasketType,
  DeliveryZone,
  OrderBasketResponse,
  PageHead,
  PageRequest,
} from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery, personalQuery } from '@prilavok/shared-kernel/queries'
import { useRowSelection } from '@prilavok/shared-kernel/rows'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Slot } from '@prilavok/shared-kernel/slots'
import { createStore } from '@prilavok/shared-kernel/store'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import type { ShownRow } from '@prilavok/shared-kernel/ui/virtual-rows'
import { useId, useMemo, useRef, useState } from 'react'
import { currentOrderBasketQuery, type SortFailure, useOrderBasket } from '../api/use-order-basket'
import { BasketDocuments } from '../features/basket-documents/BasketDocuments'
import { BasketFind, FIND_FROM } from '../features/basket-find/BasketFind'
import { useRowFinder } from '../features/basket-find/use-row-finder'
import { BasketHeading } from '../features/basket-frame/BasketHeading'
import { BasketSkeleton } from '../features/basket-frame/BasketSkeleton'
import { BasketColumns, SummaryColumn } from '../features/basket-frame/basket-columns'
import { ComingProducts } from '../features/basket-frame/ComingProducts'
import { EmptyBasket } from '../features/basket-frame/EmptyBasket'
import { basketFrameTexts } from '../features/basket-frame/texts'
import { useEmptiedFocus } from '../features/basket-frame/use-emptied-focus'
import { PrintableBasket } from '../features/basket-print/PrintableBasket'
import { BasketGroups } from '../features/basket-rows/BasketGroups'
import { RowsSkeleton } from '../features/basket-rows/RowsSkeleton'
import { useRemoval } from '../features/basket-rows/use-removal'
import { useRestoredFocus } from '../features/basket-rows/use-restored-focus'
import { BasketSummary, countId } from '../features/basket-summary/BasketSummary'
import { ReceivingChoice } from '../features/basket-summary/ReceivingChoice'
import { basketSummaryTexts } from '../features/basket-summary/texts'
import { BasketTools } from '../features/basket-tools/BasketTools'
import { FavourSelected } from '../features/basket-tools/FavourSelected'
import { SortFailureNote } from '../features/basket-tools/SortFailureNote'
import { ChangedElsewhere } from '../features/changed-elsewhere/ChangedElsewhere'
import { FillDelivery } from '../features/free-delivery/FillDelivery'
import { GiftPanel } from '../features/gifts/GiftPanel'
import { BarFrame } from '../features/order-bar/BarFrame'
import { OrderAccessNote } from '../features/ordering/OrderAccessNote'
import { QuickAdd } from '../features/quick-add/QuickAdd'
import { type QuickAddForm, useQuickAdd } from '../features/quick-add/use-quick-add'
import { groupsInOrder, selectableIn } from '../model/basket-groups'
import type { BasketSort } from '../model/basket-sort'
import { sortItemsOf } from '../model/basket-sort'
import { resolveBasketType, useBasketType } from '../model/basket-type'
import { CheckOutButton } from '../model/CheckOutButton'
import { rowsOf } from '../model/edit-basket'
import { isDenied, useOrderAccess } from '../model/order-access'
import { type RememberedChoice, receivingOf } from '../model/order-choice'
import { orderTerms } from '../model/order-terms'
import { PointsNote } from '../model/PointsNote'
import { summaryItems } from '../model/summary-items'
import { modelTexts } from '../model/texts'
import type { TypedCount } from '../model/typed-count'
import { useMissingPoints } from '../model/use-points'
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
  const order = useOrderBasket(basket)
  const { query, data, coming, sort, changeSort, sortFailure } = order
  const { error } = query
  useRestoredFocus(data)
  useFreshBasket()
  const filled = data && data.GROUPS.length > 0
  // Rows to come stand in the shape of those that load.
  const arriving = data && !filled && coming.length > 0 && coming.every(({ state }) => state !== 'unsent')
  const empty = useRef<HTMLDivElement>(null)
  useEmptiedFocus(filled, empty)
  const rows = useMemo(() => (data ? rowsOf(data) : []), [data])
  const [added, setAdded] = useState<ShownRow>()
  const [typed] = useState((): TypedCount => createStore(null))
  const quickAdd = useQuickAdd(basket, rows, (key) => setAdded({ key }))
  return (
    <PageWithBar>
      <Container>
        <Breadcrumbs items={[{ title: texts.basket }]} />
        <BasketHeading basket={basket} />
        <NeedsScripts action={basketFrameTexts.changing} />
        <ChangedElsewhere data={query.data} typed={typed} />
        {data && <ComingProducts changes={coming} />}
        {(query.isPending || arriving) && (
          <BasketSkeleton quickAdd={<QuickAdd basket={basket} form={quickAdd} />} rows={<RowsSkeleton />} />
        )}
        {error && !data && (
          <Panel>
            <ErrorState error={error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
          </Panel>
        )}
        {data && !filled && !arriving && (
          <>
            <QuickAdd basket={basket} form={quickAdd} />
            {coming.length === 0 && <EmptyBasket basket={basket} ref={empty} />}
          </>
        )}
        {/* Goes on while what was added from it arrives. */}
        {data && !filled && basket === 'main' && <Slot name="basket.carousel" props={{}} />}
      </Container>
      {filled && (
        <FilledBasket
          data={data}
          stale={query.isPlaceholderData}
          sort={sort}
          onSort={changeSort}
          sortFailure={sortFailure}
          awaited={query.isPlaceholderData ? order.choice : undefined}
          onReceiving={order.chooseReceiving}
          quickAdd={quickAdd}
          added={added}
          typed={typed}
        />
      )}
    </PageWithBar>
  )
}

interface FilledBasketProps {
  data: OrderBasketResponse
  /** Another sort is on its way. */
  stale: boolean
  sort: BasketSort
  onSort: (sort: BasketSort) => void
  sortFailure: SortFailure | undefined
  /** What was chosen for the order and is not in the sums yet. */
  awaited: RememberedChoice | undefined
  onReceiving: (zone: DeliveryZone | null) => void
  quickAdd: QuickAddForm
  /** The row that was added last. */
  added: ShownRow | undefined
  /** What is being typed into one of the rows. */
  typed: TypedCount
}

function FilledBasket(props: FilledBasketProps) {
  const { data, stale, sort, onSort, sortFailure, awaited, onReceiving, quickAdd, added, typed } = props
  const kernel = useKernel()
  const shop = useShop()
  const basket = data.BASKET_TYPE
  const [noteId, messageId, pointsId] = [useId(), useId(), useId()]
  const groups = groupsInOrder(data)
  const selection = useRowSelection(groups.flatMap(selectableIn))
  const { ids, selected } = selection
  const removal = useRemoval(data)
  const rows = groups.flatMap(({ PRODUCTS }) => PRODUCTS)
  const finder = useRowFinder(rows, added)
  const receiving = receivingOf(kernel, data.INFO, awaited)
  const terms = orderTerms(basket, data.INFO, receiving, shop)
  const sums = summaryItems({ basket, info: data.INFO, receiving, terms, shop, totalLabel: texts.total })
  const { access } = useOrderAccess()
  const denied = isDenied(access)
  const missingPoints = useMissingPoints(terms.total, basket === 'loyalty')
  const blocked = denied || terms.blocked || data.INFO.itemsCount === 0 || missingPoints > 0
  const reasonIds = denied ? noteId : `${messageId} ${countId(messageId)} ${pointsId}`
  const summary = useRef<HTMLDivElement>(null)
  const money = { priceType: shop.PRICE_TYPE, currency: basket === 'loyalty' ? 'BONUS' : data.INFO.currency }
  return (
    <>
      <Container>
        <PrintableBasket data={data} sums={sums}>
          <BasketColumns data-stale={stale || undefined}>
            <div>
              <QuickAdd basket={basket} form={quickAdd} />
              <BasketTools
                total={ids.length}
                selected={selected.size}
                onSelectAll={(checked) => selection.selectMany(ids, checked)}
                onRemoveSelected={() => removal.remove(selected)}
                onClear={removal.clear}
                sortItems={sortItemsOf(basket, data.SORT)}
                sort={sort}
                onSort={onSort}
              >
                <FavourSelected ids={selected} />
              </BasketTools>
              {sortFailure && <SortFailureNote failure={sortFailure} />}
              {rows.length >= FIND_FROM && <BasketFind finder={finder} />}
              <BasketGroups {...{ data, selection, typed }} onRemove={removal.remove} shown={finder.shown} />
            </div>
            <SummaryColumn ref={summary}>
              <BasketSummary
                {...{ data, sums, terms, messageId }}
                choice={
                  basket === 'main' ? (
                    <ReceivingChoice {...{ info: data.INFO, receiving }} onChoose={onReceiving} />
                  ) : (
                    !denied && <PointsNote total={terms.total} id={pointsId} />
                  )
                }
                note={denied && <OrderAccessNote access={access} id={noteId} />}
                button={<CheckOutButton basket={basket} blocked={blocked} reasonIds={reasonIds} large />}
              >
                {!denied && <FillDelivery data={data} terms={terms} summary={summary} />}
                <BasketDocuments basket={basket} info={data.INFO} empty={data.INFO.itemsCount === 0} />
              </BasketSummary>
              {basket === 'main' && <GiftPanel data={data} money={money} />}
            </SummaryColumn>
          </BasketColumns>
          {basket === 'main' && <Slot name="basket.carousel" props={{}} />}
        </PrintableBasket>
      </Container>
      <BarFrame
        compactOnly
        label={texts.total}
        sum={formatMoney(terms.total, money)}
        note={
          missingPoints > 0 && !denied
            ? modelTexts.notEnoughPoints(formatMoney(missingPoints, money))
            : undefined
        }
        track={{
          sum: data.INFO.itemsSum,
          deliverySum: data.INFO.DELIVERY_SUM,
          minOrder: denied ? 0 : terms.minOrder,
          freeFrom: denied ? 0 : terms.freeFrom,
          zone: terms.freeZone,
          ...money,
        }}
        button={
          <CheckOutButton basket={basket} blocked={blocked} reasonIds={reasonIds}>
            {basketSummaryTexts.checkOutShort}
          </CheckOutButton>
        }
      />
    </>
  )
}
