import type { BeaconKind } from '@prilavok/shared-kernel/contract'

/** What the pages of one minute reported of one version of a part in one shop. */
export interface HealthMinute {
  /** ISO 8601, the beginning of the minute. */
  minute: string
  shop: string
  part: string
  version: string
  /** How often, by kind; vitals are in `vitals`. Scaled up where pages report a sample only. */
  counts: Partial<Record<BeaconKind, number>>
  /** Histograms of the Web Vitals: count by the bucket's upper limit (ms, CLS in thousandths). */
  vitals: Partial<Record<'lcp' | 'inp' | 'cls', Record<string, number>>>
}
