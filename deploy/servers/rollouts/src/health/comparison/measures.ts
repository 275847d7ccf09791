import type { HealthTotals, SubjectKind } from '../../model/health'
import type { Alternatives, Arm } from './two-streams'

export type MeasureName = 'failures' | 'mismatches' | 'baskets' | 'paints'

/** One respect in which a candidate is compared with the stable version. */
export interface Measure {
  name: MeasureName
  /**
   * Probability at most that it takes back a candidate which is not worse. Those of all measures add up to 0.6 %; with 0.1 % for
   * the limit of each (`upperLimit`) that is 1 % a rollout.
   */
  falseAlarms: number
  alternatives: Alternatives
  /** Trials of the candidate, and hits of it, before which nothing is decided. */
  minimum: Arm
  /** Smaller differences of the rates are no reason, however certain they are. */
  tolerance(stableRate: number): number
  /** @param slow paints above this many ms are hits */
  armOf(totals: HealthTotals, slow: number | undefined): Arm
}

const count = ({ reports }: HealthTotals, kind: SubjectKind) => reports[kind] ?? 0

const subjects = (totals: HealthTotals, hits: number): Arm => ({
  trials: Math.max(count(totals, 'subject'), hits),
  hits,
})

const more =
  (...differences: number[]): Alternatives =>
  (rate) =>
    differences.map((difference) => Math.min(0.98, rate + difference))

export const MEASURES: readonly Measure[] = [
  {
    name: 'failures',
    falseAlarms: 0.003,
    alternatives: more(0.01, 0.02, 0.04, 0.1, 0.3, 0.7),
    // Of one network three count by default (`BEACON_SUBJECTS_PER_ADDRESS`), on each edge and anew after its restart: of one edge that
    // runs on, nine are of three networks at least.
    minimum: { trials: 30, hits: 9 },
    tolerance: () => 0.003,
    armOf: (totals) => subjects(totals, count(totals, 'failed-subject')),
  },
  {
    name: 'mismatches',
    falseAlarms: 0.001,
    alternatives: more(0.02, 0.05, 0.2, 0.6),
    minimum: { trials: 100, hits: 8 },
    // The page is whole, only late: a few of them are no reason.
    tolerance: () => 0.01,
    armOf: (totals) => subjects(totals, count(totals, 'mismatched-subject')),
  },
  {
    name: 'baskets',
    falseAlarms: 0.001,
    // A hit is a subject whose first visit puts nothing into the basket.
    alternatives: (rate) => [0.9, 0.8, 0.6, 0.3, 0.05].map((left) => 1 - (1 - rate) * left),
    minimum: { trials: 200, hits: 1 },
    tolerance: (rate) => 0.05 * (1 - rate),
    armOf: (totals) => {
      const trials = count(totals, 'subject-visit')
      return { trials, hits: Math.max(0, trials - count(totals, 'adding-subject')) }
    },
  },
  {
    name: 'paints',
    falseAlarms: 0.001,
    alternatives: more(0.05, 0.1, 0.2, 0.4),
    minimum: { trials: 200, hits: 1 },
    tolerance: () => 0.03,
    armOf: ({ paints }, slow) => {
      if (slow === undefined) return { trials: 0, hits: 0 }
      const all = Object.entries(paints)
      const sum = (those: typeof all) => those.reduce((total, [, reports]) => total + reports, 0)
      return { trials: sum(all), hits: sum(all.filter(([limit]) => Number(limit) > slow)) }
    },
  },
]
