import type { SortItem } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { Select } from '@prilavok/shared-kernel/ui/select'
import { type BasketSort, nextSort } from '../../model/basket-sort'
import { basketToolsTexts } from './texts'

interface SortChoiceProps {
  items: readonly SortItem[]
  sort: BasketSort
  onSort: (sort: BasketSort) => void
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  > * {
    min-width: 0;
  }
  > button {
    flex: none;
  }
`

/** All sorts of the basket by their TITLE, and their direction (BAS-009). */
export function SortChoice({ items, sort, onSort }: SortChoiceProps) {
  const current = items.find(({ SORT }) => SORT === sort.SORT)
  if (items.length === 0) return null
  const choose = (code: string) => {
    const item = items.find(({ SORT }) => SORT === code)
    if (item) onSort({ SORT: item.SORT, ORDER: item.ORDER })
  }
  return (
    <Root>
      <Select
        size="s"
        aria-label={basketToolsTexts.sortLabel}
        options={items.map(({ SORT, TITLE }) => ({ value: SORT, label: TITLE }))}
        value={current?.SORT ?? ''}
        placeholder={current ? undefined : basketToolsTexts.sortLabel}
        onChange={choose}
      />
      {current && (
        <IconButton
          icon={sort.ORDER === 'ASC' ? 'arrow-up' : 'arrow-down'}
          label={sort.ORDER === 'ASC' ? basketToolsTexts.ascending : basketToolsTexts.descending}
          iconSize={16}
          onClick={() => onSort(nextSort(sort, current))}
        />
      )}
    </Root>
  )
}
