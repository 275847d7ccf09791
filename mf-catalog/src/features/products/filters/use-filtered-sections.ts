import { type Section, writeFilters } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useQuery } from '@tanstack/react-query'
import { filtersQuery } from '../../../api/get-filters'
import { urlWith } from '../list/list-url'
import { appliedOf, filterChange } from './applied-filters'
import { withoutGroup } from './filter-choices'
import type { ListFilters } from './use-filter-draft'

/** A section under the filters of a list; without a count where that is not known. */
export type FilteredSection = Omit<Section, 'CNT'> & { CNT?: number | undefined }

/** Sections that narrow a list, under its filters: how many products each would show with them, and the way to those. */
export function useFilteredSections({ source, applied }: ListFilters, sections: readonly Section[]) {
  const { data } = useQuery(filtersQuery(useKernel(), source, applied.text))
  const kept = filterChange(appliedOf(writeFilters(withoutGroup(applied.state, 'sections'))))
  const counted = (section: Section): FilteredSection => ({
    ...section,
    CNT: data?.sections.find(({ ID }) => ID === String(section.ID))?.CNT,
  })
  return {
    sections: applied.text ? sections.filter(({ CNT }) => CNT > 0).map(counted) : sections,
    /** @param path of the section */
    hrefOf: (path: string) => urlWith(path, new URLSearchParams(), kept),
  }
}
