import { usePastedList } from '@prilavok/shared-kernel/paste'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { hashKey } from '@tanstack/react-query'
import type { ReactNode, RefObject } from 'react'
import { texts } from '../../../texts'
import { FilterButton } from '../filters/FilterButton'
import { FilterChips } from '../filters/FilterChips'
import { FilterPanel, PRODUCTS_ID } from '../filters/FilterPanel'
import { choicesOf } from '../filters/filter-choices'
import { useFilterDraftStore } from '../filters/use-filter-draft'
import { ListProducts } from './ListProducts'
import { ListToolbar } from './ListToolbar'
import { sortsOf } from './list-params'
import type { ProductListState } from './use-product-list'

const Columns = styled.div`
  ${media.desktop} {
    display: flex;
    align-items: flex-start;
    gap: 24px;
    margin-top: 12px;
    > div {
      flex: 1;
      min-width: 0;
    }
  }
  > div:focus {
    outline: none;
  }
  ${media.narrowDesktop} {
    gap: 16px;
  }
`

interface ProductListProps {
  list: ProductListState
  /** What stands here when nothing fits at all, whatever is filtered. */
  empty: ReactNode
  /** The page's heading: takes the focus when other products come. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** A product list with its filters, in all its states: loading, failed, empty, loaded (KERN-018). */
export function ProductList({ list, empty, heading }: ProductListProps) {
  usePastedList()
  const { filters, params, state, count } = list
  const store = useFilterDraftStore(filters)
  // Searches share one page, and each has filters of its own.
  const listKey = hashKey([filters.source])
  const focusHeading = () => heading.current?.focus()
  const isFiltered = choicesOf(filters.applied.state).length > 0
  if (state === 'loaded' && count === 0 && !isFiltered) return <Panel>{empty}</Panel>
  return (
    <>
      <NeedsScripts action={texts.item.adding} />
      <Columns>
        <FilterPanel
          key={listKey}
          filters={filters}
          store={store}
          onApply={focusHeading}
          silent={list.state !== 'loaded'}
        />
        <div id={PRODUCTS_ID} tabIndex={-1}>
          <FilterChips filters={filters} onApply={focusHeading} />
          <ListToolbar
            params={params}
            sorts={sortsOf(filters.source)}
            reset={list.reset}
            change={(next) => {
              list.change(next)
              focusHeading()
            }}
            filterButton={<FilterButton key={listKey} filters={filters} store={store} />}
          />
          <ListProducts list={list} focusHeading={focusHeading} />
        </div>
      </Columns>
    </>
  )
}
