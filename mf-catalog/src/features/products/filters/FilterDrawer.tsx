import { Button } from '@prilavok/shared-kernel/ui/button'
import { Drawer } from '@prilavok/shared-kernel/ui/drawer'
import { ApplyButton } from './ApplyButton'
import { applyByEnter } from './apply-by-enter'
import { CountsFailed } from './CountsFailed'
import { DeadEnd, isDeadEnd } from './DeadEnd'
import { FilterGroups } from './FilterGroups'
import { FilterSkeleton } from './FilterSkeleton'
import { filtersTexts } from './texts'
import { type FilterDraftStore, type ListFilters, useFilterDraft } from './use-filter-draft'

interface FilterDrawerProps {
  filters: ListFilters
  store: FilterDraftStore
  open: boolean
  onClose: () => void
}

/** The filters below 1200 px; what is ticked stays when it is closed without applying. */
export default function FilterDrawer({ filters, store, open, onClose }: FilterDrawerProps) {
  const draft = useFilterDraft(filters, store)
  const { answer, error } = draft
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={filtersTexts.title}
      footer={
        <>
          <Button onClick={draft.reset}>{filtersTexts.reset}</Button>
          <ApplyButton draft={draft} onApply={onClose} />
        </>
      }
    >
      <div {...applyByEnter(draft, onClose)}>
        {answer ? <FilterGroups answer={answer} draft={draft} /> : !error && <FilterSkeleton />}
      </div>
      <CountsFailed draft={draft} />
      {isDeadEnd(draft) && <DeadEnd source={filters.source} draft={draft} />}
    </Drawer>
  )
}
