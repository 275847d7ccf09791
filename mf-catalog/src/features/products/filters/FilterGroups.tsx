import type { FiltersAnswer } from '@prilavok/shared-kernel/contract'
import { FilterGroup } from './FilterGroup'
import { FilterPrice } from './FilterPrice'
import { filterGroups } from './filter-groups'
import type { FilterDraft } from './use-filter-draft'

interface FilterGroupsProps {
  answer: FiltersAnswer
  draft: FilterDraft
}

/** All that can be ticked, in the order of the kit: the panel and the drawer hold the same. */
export function FilterGroups({ answer, draft }: FilterGroupsProps) {
  const { abovePrice, belowPrice } = filterGroups(answer)
  return (
    <>
      {abovePrice.map((group) => (
        <FilterGroup key={group.key} group={group} draft={draft} />
      ))}
      <FilterPrice draft={draft} />
      {belowPrice.map((group) => (
        <FilterGroup key={group.key} group={group} draft={draft} />
      ))}
    </>
  )
}
