import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { CountBadge } from '@prilavok/shared-kernel/ui/badge'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { lazyWithRetry } from '@prilavok/shared-kernel/ui/lazy-with-retry'
import { OpeningNote } from '@prilavok/shared-kernel/ui/opening-note'
import { Suspense, useState } from 'react'
import { choicesOf } from './filter-choices'
import { filtersTexts } from './texts'
import type { FilterDraftStore, ListFilters } from './use-filter-draft'

const FilterDrawer = lazyWithRetry(() => import(/* webpackChunkName: "filter-drawer" */ './FilterDrawer'))

const Root = styled.div`
  ${media.desktop} {
    display: none;
  }
  [data-count] {
    display: none;
  }
  /* The sort needs the room: the icon and the number are enough. */
  ${media.phone} {
    [data-words] {
      display: none;
    }
    [data-count] {
      display: flex;
    }
  }
  @media (max-width: 359px) {
    position: relative;
    > button {
      padding: 0 10px;
    }
    [data-count] {
      position: absolute;
      inset: -6px -6px auto auto;
    }
  }
`

/** «Фильтры · 4» below 1200 px, on phones its icon with the number: opens the drawer, which loads then. */
export function FilterButton({ filters, store }: { filters: ListFilters; store: FilterDraftStore }) {
  const [open, setOpen] = useState<boolean>()
  const count = choicesOf(filters.applied.state).length
  return (
    <Root>
      <Button
        icon="filters"
        aria-label={filtersTexts.open(count)}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={() => setOpen(true)}
      >
        <span data-words>{filtersTexts.open(count)}</span>
        {count > 0 && (
          <span data-count>
            <CountBadge count={count} />
          </span>
        )}
      </Button>
      {open !== undefined && (
        <Suspense fallback={<OpeningNote />}>
          <FilterDrawer filters={filters} store={store} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Root>
  )
}
