import { type FilterState, writeFilters } from '@prilavok/shared-kernel/contract'
import { formatProducts } from '@prilavok/shared-kernel/format'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { filtersTexts } from './texts'
import type { ListFilters } from './use-filter-draft'
import { useWaysBack } from './use-ways-back'

interface NothingFitsProps {
  filters: ListFilters
  onApply: () => void
}

/** Why the filters leave nothing, and which of them to take back to see how many products. */
export function NothingFits({ filters, onApply }: NothingFitsProps) {
  const { names, ways } = useWaysBack(filters.source, filters.applied.state)
  const apply = (state: FilterState) => {
    filters.apply(state)
    onApply()
  }
  return (
    <EmptyState
      title={filtersTexts.nothingFits}
      actions={
        <>
          {ways.map((way) => (
            <Button key={writeFilters(way.left)} kind="accent-outline" onClick={() => apply(way.left)}>
              {filtersTexts.takeBack(way.names, formatProducts(way.count))}
            </Button>
          ))}
          <Button kind="quiet" onClick={() => apply({})}>
            {filtersTexts.resetEvery}
          </Button>
        </>
      }
    >
      {filtersTexts.nothingFitsWhy(names, ways.length > 0)}
    </EmptyState>
  )
}
