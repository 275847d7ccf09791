import type { BeaconKind } from '@prilavok/shared-kernel/contract'

/**
 * What is counted of a version: what pages report, and what the edge derives from it for comparisons. The derived kinds, but
 * `own-view`, count once for a visitor, so that one visitor, or who pretends to be many pages, weighs as one observation.
 */
export type HealthKind =
  | BeaconKind
  /** A view of the version that the rules give to the sender, a subject that an edge has signed. */
  | 'own-view'
  /** The first view in a visit that did not load or could not be rendered. */
  | 'failed-view'
  /** The first view in a visit that had to be rendered anew in the browser. */
  | 'mismatched-view'
  /** All that one visitor does with a version within `VISIT_MS`, counted at its end. */
  | 'visit'
  /** A visit in which something was put into the basket. */
  | 'adding-visit'
  /** The largest paint of the first page of a visit, by bucket. */
  | 'visit-lcp'
  | SubjectKind

/**
 * What comparisons stand on: the first visit of each subject (a company, or a visitor) since the rollout began, or since the version
 * runs. Subjects are independent of each other, the visits of one are not.
 */
export type SubjectKind =
  /** It has seen the version. */
  | 'subject'
  | 'failed-subject'
  | 'mismatched-subject'
  /** Its first visit has ended. */
  | 'subject-visit'
  | 'adding-subject'
  /** The largest paint of its first page, by bucket. */
  | 'subject-lcp'

/** What the pages of one minute, or hour, reported of one version of a part in one shop. */
export interface HealthMinute {
  /** ISO 8601, the beginning of the minute or hour. */
  minute: string
  shop: string
  part: string
  version: string
  /** How often, by kind; vitals are in `vitals`. Scaled up where pages report a sample only. */
  counts: Partial<Record<HealthKind, number>>
  /** Histograms of the Web Vitals: count by the bucket's upper limit (ms, CLS in thousandths). */
  vitals: Partial<Record<Vital, Record<string, number>>>
  /** Of `visit-lcp`, by the bucket's upper limit; none where no visit has ended. */
  paints?: Record<string, number>
}

export const VITALS = ['lcp', 'inp', 'cls'] as const
export type Vital = (typeof VITALS)[number]

/** One sum of an edge, on its way to the database. */
export interface HealthSum {
  /** Milliseconds since 1970, the beginning of the minute. */
  minute: number
  shop: string
  part: string
  version: string
  kind: HealthKind
  /** Upper limit of a vital's bucket; 0 for what is only counted. */
  bucket: number
  /** Reports that came. */
  reports: number
  /** Reports scaled up by the sample that they are of. */
  total: number
}

/**
 * Page views of a version. Pages that fell back report the view of the failed version, too; those of older shells reported only the
 * fallback.
 */
export const pageViews = ({ view = 0, fallback = 0 }: Partial<Record<HealthKind, number>>): number =>
  Math.max(view, fallback)

/** Reports of one version in one shop since some time, by kind. */
export interface HealthTotals {
  reports: Partial<Record<HealthKind, number>>
  /** Of `subject-lcp`, by the bucket's upper limit. */
  paints: Record<string, number>
}
