import { styled } from '@prilavok/shared-kernel/styled'
import { Pagination } from '@prilavok/shared-kernel/ui/pagination'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { productsTexts } from '../texts'
import { ListMore } from './ListMore'
import { PAGE_SIZES } from './list-params'
import { useFocusAfterRetry } from './use-focus-after-retry'
import type { ProductListState } from './use-product-list'

const After = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 12px;
  font-size: 13px;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums lining-nums;
  > span {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`

interface ListPagingProps {
  list: ProductListState
  /** A page was chosen: the focus goes to the heading. */
  onPage: () => void
  /** «Показать ещё» was pressed. */
  onMore: () => void
}

/** «Показать ещё», pages as links, the range that is shown and the page size. */
export function ListPaging({ list, onPage, onMore }: ListPagingProps) {
  const { params, count, range, page, pageCount } = list
  const shown = useFocusAfterRetry(list.moreFailure !== null)
  const sizes = PAGE_SIZES[params.view]
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefOf={list.hrefOf}
      onPage={onPage}
      before={<ListMore list={list} onMore={onMore} />}
      after={
        <After>
          <span ref={shown} tabIndex={-1}>
            {productsTexts.list.range(range.from, range.to, count)}
          </span>
          {count > Math.min(...sizes) && (
            <span>
              {productsTexts.list.per}
              <Segmented
                label={productsTexts.list.perPage}
                items={sizes.map((size) => ({ value: String(size), label: size }))}
                value={String(params.limit)}
                onChange={(size) => {
                  list.change({ limit: Number(size) })
                  onPage()
                }}
              />
            </span>
          )}
        </After>
      }
    />
  )
}
