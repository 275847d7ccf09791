import type { BeaconKind } from '@prilavok/shared-kernel/contract'

/** Reports whose reason is kept. A fallback has that of the failure which it cures. */
export const REASONED_KINDS = [
  'load-failed',
  'render-failed',
  'hydration-mismatch',
  'api-error',
] as const satisfies BeaconKind[]

export type ReasonedKind = (typeof REASONED_KINDS)[number]

/** How often the pages of one shop named a reason why a version of a part failed. */
export interface FailureReason {
  kind: ReasonedKind
  /** As the browser or the API has worded it; numbers and addresses of the buyer are taken out by the page. */
  reason: string
  /** Reports that came, not scaled up. */
  reports: number
  /** ISO 8601 */
  lastAt: string
}

/** One sum of an edge, on its way to the database. */
export interface ReasonSum extends Pick<FailureReason, 'kind' | 'reason' | 'reports'> {
  shop: string
  part: string
  version: string
  /** Milliseconds since 1970. */
  at: number
}
