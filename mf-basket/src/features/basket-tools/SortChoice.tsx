import type { SortItem, SortOrder } from '@prilavok/shared-kernel/contract'
import { Select } from '@prilavok/shared-kernel/ui/select'
import type { BasketSort } from '../../model/basket-sort'
import { basketToolsTexts } from './texts'

interface SortChoiceProps {
  items: readonly SortItem[]
  sort: BasketSort
  onSort: (sort: BasketSort) => void
}

const keyOf = ({ SORT, ORDER }: BasketSort) => `${SORT} ${ORDER}`

const directionsOf = (sort: string) =>
  Object.entries(basketToolsTexts.directions[sort] ?? basketToolsTexts.anyDirection) as [SortOrder, string][]

/** All sorts of the basket by their TITLE, each in both directions: the one control that sorts, at every width (BAS-009). */
export function SortChoice({ items, sort, onSort }: SortChoiceProps) {
  if (items.length === 0) return null
  const options = items.flatMap(({ SORT, TITLE }) =>
    directionsOf(SORT).map(([ORDER, direction]) => ({
      sort: { SORT, ORDER },
      value: keyOf({ SORT, ORDER }),
      label: `${TITLE}, ${direction}`,
    })),
  )
  const current = options.find(({ value }) => value === keyOf(sort))
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen)
    if (option) onSort(option.sort)
  }
  return (
    <Select
      size="s"
      aria-label={basketToolsTexts.sortLabel}
      options={options}
      value={current?.value ?? ''}
      placeholder={current ? undefined : basketToolsTexts.sortLabel}
      onChange={choose}
    />
  )
}
