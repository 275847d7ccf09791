import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { Select } from '@prilavok/shared-kernel/ui/select'
import type { ReactNode } from 'react'
import { productsTexts } from '../texts'
import { PAGE_SIZES, type SortChoice } from './list-params'
import type { ListParamsState } from './use-list-params'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  margin: 12px 0;
  font-size: 13px;
  @media print {
    display: none;
  }
  > [data-sort],
  > div[data-wide] {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--text-muted);
    white-space: nowrap;
  }
  > span {
    flex: 1;
  }
  select {
    border-color: var(--border-strong);
    font-size: 13px;
  }
  ${media.compact} {
    em,
    > [data-wide][data-wide] {
      display: none;
    }
    > [data-sort] {
      flex: 1;
      max-width: 320px;
    }
    > [data-sort] > span {
      flex: 1;
    }
  }
  ${media.phone} {
    gap: 8px;
    > span,
    > [data-insert] {
      display: none;
    }
    > [data-sort] {
      min-width: 0;
      max-width: none;
    }
  }
  /* The longest sort is read whole between the filters and the views at 320. */
  @media (max-width: 359px) {
    gap: 6px;
    && select {
      padding: 0 26px 0 8px;
      font-size: 14px;
    }
    && label {
      min-width: 40px;
    }
  }
  em {
    font-style: normal;
  }
`
const code = ({ sort, order }: { sort: string; order: string }) => `${sort} ${order}`
const VIEWS = [
  { value: 'list', label: productsTexts.list.views.list, icon: 'list', labelHidden: true },
  { value: 'cards', label: productsTexts.list.views.cards, icon: 'grid', labelHidden: true },
] as const

interface ListToolbarProps extends Pick<ListParamsState, 'params' | 'change' | 'reset'> {
  sorts: readonly SortChoice[]
  /** Before the sort, below 1200 px. */
  filterButton: ReactNode
}

/** Sort, page size and view of a product list. */
export function ListToolbar({ params, change, reset, sorts, filterButton }: ListToolbarProps) {
  const { list } = productsTexts
  const { modals, plan } = useKernel()
  return (
    <Root>
      {filterButton}
      <div data-sort>
        <em aria-hidden>{list.sort}:</em>
        <Select
          aria-label={list.sort}
          options={sorts.map((choice) => ({ value: code(choice), label: choice.title }))}
          value={code(params)}
          onChange={(value) => {
            const choice = sorts.find((one) => code(one) === value)
            if (choice) change({ sort: choice.sort, order: choice.order })
          }}
        />
      </div>
      {reset && (
        <Button kind="quiet" size="s" icon="refresh" title={list.resetHint} onClick={reset} data-wide>
          {list.reset}
        </Button>
      )}
      <span />
      <div data-wide>
        <em aria-hidden>{list.perPage}:</em>
        <Select
          aria-label={list.perPage}
          options={PAGE_SIZES[params.view].map((size) => ({ value: String(size), label: String(size) }))}
          value={String(params.limit)}
          onChange={(value) => change({ limit: Number(value) })}
        />
      </div>
      {plan.modals.pastePreview && (
        <IconButton
          icon="list-plus"
          size="m"
          // A phone needs the room for «Фильтры»; it inserts lists in the basket.
          data-insert=""
          label={list.insert}
          onClick={() => modals.open('pastePreview', { text: '', basket: 'main' })}
        />
      )}
      <Segmented label={list.view} items={VIEWS} value={params.view} onChange={(view) => change({ view })} />
    </Root>
  )
}
