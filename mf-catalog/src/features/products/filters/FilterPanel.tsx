import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { SkipLink } from '@prilavok/shared-kernel/ui/skip-link'
import { ApplyButton } from './ApplyButton'
import { applyByEnter } from './apply-by-enter'
import { CountsFailed } from './CountsFailed'
import { DeadEnd, isDeadEnd } from './DeadEnd'
import { FilterGroups } from './FilterGroups'
import { FilterSkeleton } from './FilterSkeleton'
import { filtersTexts } from './texts'
import { type FilterDraftStore, type ListFilters, useFilterDraft } from './use-filter-draft'
import { useGroupsDue } from './use-groups-due'

const Root = styled.aside`
  ${panelStyles}
  position: relative;
  flex: none;
  width: 256px;
  ${media.narrowDesktop} {
    width: 224px;
  }
  ${media.compact} {
    display: none;
  }
  @media print {
    display: none;
  }
`
const Foot = styled.div`
  position: sticky;
  bottom: var(--orderbar);
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 16px;
  border-top: 1px solid var(--border);
  border-radius: 0 0 var(--r-l) var(--r-l);
  background: var(--bg-surface);
`

/** The element of the products, for the link past the filters. */
export const PRODUCTS_ID = 'products'

interface FilterPanelProps {
  filters: ListFilters
  store: FilterDraftStore
  /** The list changes: the focus goes to its heading. */
  onApply: () => void
  /** The list is not there either, and says why. */
  silent: boolean
}

/** The filters at the left of a list from 1200 px on; below there is a drawer. */
export function FilterPanel({ filters, store, onApply, silent }: FilterPanelProps) {
  const draft = useFilterDraft(filters, store)
  const { error } = draft
  const isDue = useGroupsDue(draft.answer !== undefined)
  const answer = isDue ? draft.answer : undefined
  if (silent && error && !answer) return null
  return (
    <Root aria-label={filtersTexts.title} aria-busy={!answer && !error} {...applyByEnter(draft, onApply)}>
      <SkipLink href={`#${PRODUCTS_ID}`}>{filtersTexts.toProducts}</SkipLink>
      {answer ? <FilterGroups answer={answer} draft={draft} /> : !error && <FilterSkeleton />}
      <CountsFailed draft={draft} />
      {isDeadEnd(draft) && <DeadEnd source={filters.source} draft={draft} />}
      {answer && (
        <Foot>
          <ApplyButton draft={draft} onApply={onApply} />
          <IconButton icon="refresh" label={filtersTexts.resetFilters} size="m" onClick={draft.reset} />
        </Foot>
      )}
    </Root>
  )
}
