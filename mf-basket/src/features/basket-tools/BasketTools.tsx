import type { SortItem } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import type { ReactNode } from 'react'
import type { BasketSort } from '../../model/basket-sort'
import { SortChoice } from './SortChoice'
import { basketToolsTexts } from './texts'

interface BasketToolsProps {
  /** Rows that can be ticked, and how many of them are. */
  total: number
  selected: number
  onSelectAll: (checked: boolean) => void
  onRemoveSelected: () => void
  /** What else can be done with those that are ticked. */
  children: ReactNode
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
    flex: none;
    margin-right: 12px;
  }
  && > button:disabled {
    border-color: transparent;
    background: none;
  }
  > [data-sort] {
    min-width: 0;
    margin-left: auto;
  }
  ${media.compact} {
    padding-left: 0;
    > [data-favour] > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* The sort, whose words are long, goes below where it has no room beside the others. */
  ${media.tablet} {
    flex-wrap: wrap;
    > [data-sort] {
      flex: none;
      order: 1;
    }
  }
  /* It always has a line of its own: no row moves when one is ticked. Emptying is ticking all and removing. */
  ${media.phone} {
    flex-wrap: wrap;
    min-height: 44px;
    margin-bottom: 8px;
    /* As high as the button beside it, which comes with the first tick. */
    > div:first-of-type {
      margin-right: 0;
      padding-block: 4px;
    }
    > [data-sort] {
      flex: 1 0 100%;
      order: 1;
    }
    > [data-remove] {
      margin-left: auto;
    }
    > [data-clear],
    > [data-favour]:disabled,
    > [data-remove]:disabled {
      display: none;
    }
  }
  /* What can be done with ticked rows stays on one line at 320: its icons alone. */
  @media (max-width: 359px) {
    > [data-remove] > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media print {
    display: none;
  }
`

/** What can be done with many rows at once: tick, remove, sort, clear. */
export function BasketTools({
  total,
  selected,
  onSelectAll,
  onRemoveSelected,
  children,
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
      <Button
        data-remove
        kind="quiet"
        size="s"
        icon="trash"
        title={basketToolsTexts.removeSelected}
        disabled={selected === 0}
        onClick={onRemoveSelected}
      >
        <span>
          {selected > 0 ? `${basketToolsTexts.removeSelected}, ${selected}` : basketToolsTexts.removeSelected}
        </span>
      </Button>
      {children}
      <div data-sort>
        <SortChoice items={sortItems} sort={sort} onSort={onSort} />
      </div>
      <Button data-clear kind="quiet" size="s" onClick={onClear}>
        {basketToolsTexts.clear}
      </Button>
    </Root>
  )
}
