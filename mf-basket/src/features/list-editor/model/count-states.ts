import type { RowState, RowView } from './view-rows'

/** Groups of rows that the chips above the list show; the first one is always there. */
export const FILTERS = [
  'all',
  'ready',
  'asked',
  'choose',
  'missing',
  'uncounted',
  'duplicate',
  'unavailable',
  'failed',
  'resolving',
] as const satisfies readonly (RowState | 'all')[]
export type RowFilter = (typeof FILTERS)[number]

/** How many rows each filter shows. */
export function countStates(views: readonly RowView[]): Record<RowFilter, number> {
  const counts: Record<RowFilter, number> = {
    ...{ all: views.length, ready: 0, asked: 0, choose: 0, missing: 0, uncounted: 0 },
    ...{ duplicate: 0, unavailable: 0, failed: 0, resolving: 0 },
  }
  for (const { state } of views) counts[state] += 1
  return counts
}
