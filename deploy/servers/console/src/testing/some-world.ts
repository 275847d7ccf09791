import type { HealthMinute } from '@prilavok/rollouts/model/health'
import type { PublishedRelease } from '@prilavok/rollouts/model/registry'
import { someRelease } from '@prilavok/rollouts/testing/some-release'
import type { PartName } from '@prilavok/shared-kernel/contract'

export const GREEN = 'demo-green.localhost'
export const BLUE = 'demo-blue.localhost'
export const SHOPS = [
  { domain: GREEN, name: 'Канцопт Зелёный' },
  { domain: BLUE, name: 'Офис-Синий' },
]

const KIB = 1024

/** Times of this year are shown without it. */
const YEAR = new Date().getFullYear()

/** A release as the registry lists it, of a day of November. */
const published = (
  name: PartName,
  version: string,
  {
    day,
    size,
    notes = '',
    kernel = '^1.0.0',
  }: { day: number; size: number; notes?: string; kernel?: string },
): PublishedRelease => ({
  release: someRelease({
    ...{ name, version, builtFrom: `build-of-${version}` },
    requires: { 'shared-kernel': kernel, bus: 1, api: 1 },
  }),
  publishedAt: `${YEAR}-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
  publishedBy: 'ci',
  sizes: { entry: size * KIB },
  notes,
})

/** The newest first. `mf-catalog` 2.0.0 needs a kernel that no shell has. */
export const RELEASES: readonly PublishedRelease[] = [
  published('mf-catalog', '2.0.0', { day: 14, size: 90, kernel: '^9.0.0' }),
  published('mf-catalog', '1.2.0', { day: 12, size: 80, notes: 'Быстрее поиск' }),
  published('mf-catalog', '1.1.0', { day: 8, size: 87, notes: 'Новые фильтры' }),
  published('mf-basket', '1.0.0', { day: 2, size: 40 }),
  published('mf-catalog', '1.0.0', { day: 2, size: 84 }),
  published('shell', '1.0.0', { day: 1, size: 120 }),
]

export interface VisitFigures {
  visits: number
  failed: number
  adding?: number
  /** Milliseconds, the upper limit of a bucket. */
  lcp?: number
  /** Minutes ago. @default 1 */
  ago?: number
}

/** What the pages of a minute reported. Each visit has two page views, so that the figures of pages and visits differ. */
export function healthMinute(
  shop: string,
  version: string,
  { visits, failed, adding = 0, lcp = 1500, ago = 1 }: VisitFigures,
): HealthMinute {
  const views = visits * 2
  return {
    minute: new Date(Math.floor(Date.now() / 60_000 - ago) * 60_000).toISOString(),
    ...{ shop, version, part: 'mf-catalog' },
    counts: {
      ...{ view: views, visit: visits, 'failed-view': failed, 'load-failed': failed * 7 },
      ...{ 'adding-visit': adding, 'basket-add': adding * 3, 'api-error': views / 100 },
    },
    vitals: { lcp: { [lcp]: views } },
    paints: { [lcp]: visits },
  }
}
