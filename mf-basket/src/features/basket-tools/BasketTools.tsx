import type { SortItem } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import type { BasketSort } from '../../model/basket-sort'
import { SortChoice } from './SortChoice'
import { basketToolsTexts } from './texts'

interface BasketToolsProps {
  /** Rows that can be ticked, and how many of them are. */
  total: number
  selected: number
  onSelectAll: (checked: boolean) => void
  onRemoveSelected: () => void
  onClear: () => void
  sortItems: readonly SortItem[]
  sort: BasketSort
  onSort: (sort: BasketSort) => void
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  margin-bottom: 12px;
  padding-left: 13px;
  > div:first-of-type {
    margin-right: 12px;
  }
  > span {
    flex: 1;
  }
  && > button:disabled {
    border-color: transparent;
    background: none;
  }
  ${media.compact} {
    padding-left: 0;
  }
  ${media.phone} {
    flex-wrap: wrap;
    > span {
      flex: none;
      width: 100%;
    }
    > div:last-of-type {
      flex: 1;
      min-width: 0;
    }
    > button svg {
      display: none;
    }
  }
`

/** What can be done with many rows at once: tick, remove, sort, clear. */
export function BasketTools({
  total,
  selected,
  onSelectAll,
  onRemoveSelected,
  onClear,
  sortItems,
  sort,
  onSort,
}: BasketToolsProps) {
  return (
    <Root>
      <Checkbox
        label={basketToolsTexts.selectAll}
        checked={total > 0 && selected === total}
        partial={selected > 0}
        onChange={onSelectAll}
      />
      <Button kind="quiet" size="s" icon="trash" disabled={selected === 0} onClick={onRemoveSelected}>
        {selected > 0 ? `${basketToolsTexts.removeSelected}, ${selected}` : basketToolsTexts.removeSelected}
      </Button>
      <span />
      <SortChoice items={sortItems} sort={sort} onSort={onSort} />
      <Button kind="quiet" size="s" onClick={onClear}>
        {basketToolsTexts.clear}
      </Button>
    </Root>
  )
}
