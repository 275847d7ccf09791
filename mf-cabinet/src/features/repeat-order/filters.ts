import { hasChanged, REPEAT_KINDS, type RepeatView } from '../../model/repeat-views'
import type { RepeatFilter } from './texts'

export const FILTERS: readonly RepeatFilter[] = ['changed', ...REPEAT_KINDS, 'same']

/** Whether a chip shows a row. */
export function inFilter(view: RepeatView, filter: RepeatFilter): boolean {
  if (filter === 'changed') return hasChanged(view)
  return filter === 'same' ? !hasChanged(view) : view.kinds.includes(filter)
}

/** How many rows each chip shows. */
export function countFilters(views: readonly RepeatView[]): Record<RepeatFilter, number> {
  const counts: Record<RepeatFilter, number> = {
    ...{ changed: 0, gone: 0, less: 0, dearer: 0, cheaper: 0, rounded: 0, held: 0, same: 0 },
  }
  for (const view of views) {
    counts[hasChanged(view) ? 'changed' : 'same'] += 1
    for (const kind of view.kinds) counts[kind] += 1
  }
  return counts
}
