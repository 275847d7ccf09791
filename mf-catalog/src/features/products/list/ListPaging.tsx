import styled from '@emotion/styled'
import { formatNumber, pluralize } from '@prilavok/shared-kernel/format'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Pagination } from '@prilavok/shared-kernel/ui/pagination'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { texts } from '../../../texts'
import { PAGE_SIZES } from './list-params'
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
}

/** «Показать ещё», pages as links, the range that is shown and the page size. */
export function ListPaging({ list, onPage }: ListPagingProps) {
  const navigate = useNavigate()
  const { moreHref, params, count, range, page, pageCount } = list
  const all = `${formatNumber(count)} ${pluralize(count, texts.products)}`
  const sizes = PAGE_SIZES[params.view]
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefOf={list.hrefOf}
      onPage={onPage}
      before={
        moreHref && (
          <LinkButton
            to={moreHref}
            aria-busy={list.loadingMore || undefined}
            onClick={(event) => {
              event.preventDefault()
              if (!list.loadingMore) navigate(moreHref, { replace: true })
            }}
          >
            {texts.list.more(Math.min(params.limit, count - range.to))}
          </LinkButton>
        )
      }
      after={
        <After>
          {texts.list.range(range.from, range.to, all)}
          {count > Math.min(...sizes) && (
            <span>
              {texts.list.per}
              <Segmented
                label={texts.list.perPage}
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
