import type { Nav } from '@prilavok/shared-kernel/contract'
import { NARROW_PAGE_SIZES, TABLE_PAGE_SIZES } from '@prilavok/shared-kernel/contract/page-sizes'
import { formatNumber, NBSP, pluralize } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Pagination } from '@prilavok/shared-kernel/ui/pagination'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { type ComparedIds, listPath, type OrderListParams } from '../../model/order-list-params'
import { ORDER_FORMS, orderListTexts } from './texts'

const Size = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--text-muted);
  font-size: 13px;
  > [data-narrow] {
    display: none;
  }
  ${media.compact} {
    > [data-narrow] {
      display: block;
    }
    > [data-wide] {
      display: none;
    }
  }
`
interface OrderPagesProps {
  nav: Nav
  params: OrderListParams
  /** Orders that stay chosen on all pages. */
  compared: ComparedIds
  onLimit: (limit: number) => void
}

/** Pages of the list, the range that is shown and the page size (CAB-024; narrow screens offer what a
 * wide one has chosen, too). Nothing when all orders fit. */
export function OrderPages({ nav, params, compared, onLimit }: OrderPagesProps) {
  const { page, limit } = params
  if (nav.CNT <= NARROW_PAGE_SIZES[0]) return null
  const first = (page - 1) * limit + 1
  const last = Math.min(page * limit, nav.CNT)
  const sizes = (limits: readonly number[]) => (
    <Segmented
      label={orderListTexts.perPage}
      items={limits.map((size) => ({ value: String(size), label: size }))}
      value={String(limit)}
      onChange={(value) => onLimit(Number(value))}
    />
  )
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(nav.CNT / limit)}
      hrefOf={(number) => listPath({ ...params, page: number }, compared)}
      after={
        <Size>
          {first <= last && (
            <span className="num">
              {first}–{last} {orderListTexts.outOf}
              {NBSP}
              {formatNumber(nav.CNT)} {pluralize(nav.CNT, ORDER_FORMS)}
            </span>
          )}
          <div data-wide>{sizes(TABLE_PAGE_SIZES)}</div>
          <div data-narrow>{sizes([...new Set([...NARROW_PAGE_SIZES, limit])])}</div>
        </Size>
      }
    />
  )
}
