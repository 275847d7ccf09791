import type { SortItem } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { type BasketSort, nextSort } from '../../model/basket-sort'
import { columns } from './row-styles'
import { basketRowsTexts } from './texts'

interface ColumnHeaderProps {
  /** «₽»; without it the values carry their sign. */
  sign: string | undefined
  items: readonly SortItem[]
  sort: BasketSort
  onSort: (sort: BasketSort) => void
}

const Root = styled.div`
  display: grid;
  align-items: center;
  height: 36px;
  padding: 0 12px;
  ${columns}
  border: solid var(--border);
  border-width: 1px 0;
  background: var(--n-25);
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
  > span {
    display: flex;
    align-items: center;
  }
  > [data-align='right'] {
    justify-content: flex-end;
  }
  > [data-align='center'] {
    justify-content: center;
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 24px;
    cursor: pointer;
  }
  button:hover,
  button[aria-pressed='true'] {
    color: var(--n-900);
  }
  button[aria-pressed='true'] {
    font-weight: 500;
  }
  ${media.compact} {
    display: none;
  }
`

/** Names of the columns; those that the basket can be sorted by are buttons (BAS-009). */
export function ColumnHeader({ sign, items, sort, onSort }: ColumnHeaderProps) {
  const column = (title: string, code?: string) => {
    const item = items.find(({ SORT }) => SORT === code)
    if (!item) return title
    const active = sort.SORT === item.SORT
    return (
      <button
        type="button"
        aria-pressed={active}
        title={item.TITLE}
        onClick={() => onSort(nextSort(sort, item))}
      >
        {title}
        <Icon name={!active ? 'sort' : sort.ORDER === 'ASC' ? 'arrow-up' : 'arrow-down'} size={14} />
      </button>
    )
  }
  const money = (title: string) => (sign ? `${title}, ${sign}` : title)
  return (
    <Root data-columns>
      <span />
      <span />
      <span>{column(basketRowsTexts.columnProduct, 'NAME')}</span>
      <span>{basketRowsTexts.columnStock}</span>
      <span data-align="right">{column(money(basketRowsTexts.columnPrice), 'PRICE')}</span>
      <span data-align="center">{basketRowsTexts.columnQuantity}</span>
      <span data-align="right">{column(money(basketRowsTexts.columnSum), 'SUM')}</span>
      <span />
    </Root>
  )
}
