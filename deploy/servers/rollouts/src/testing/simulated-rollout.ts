import { advanceTest, type BothTotals, beginTest, verdictOf } from '../health/comparison/candidate-test'
import type { MeasureName } from '../health/comparison/measures'
import type { HealthTotals } from '../model/health'

/** How one version does. */
export interface Behaviour {
  /** Share of the views that fail. */
  failing: number
  /** Share of the visits that put something into the basket. */
  adding: number
  /** Median of the largest paint, ms; log-normal. */
  paint: number
}

export interface SimulatedRollout {
  stable: Behaviour
  candidate: Behaviour
  /** Percent of the views, one after the other for the same number of views each. */
  shares: readonly number[]
  /** Views of both versions in all. */
  views: number
  /** Views between two looks. @default 100 */
  batch?: number
  random: () => number
}

/** Numbers from 0 to 1 that depend on nothing but the seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const VIEWS_A_VISIT = 5
const PAINTS = [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 8000, 60_000]

const noTotals = (): HealthTotals => ({ reports: {}, paints: {} })

function addView(totals: HealthTotals, { failing, adding, paint }: Behaviour, random: () => number): void {
  const { reports, paints } = totals
  const count = (kind: keyof typeof reports) => {
    reports[kind] = (reports[kind] ?? 0) + 1
  }
  count('subject')
  if (random() < failing) count('failed-subject')
  if (random() >= 1 / VIEWS_A_VISIT) return
  count('subject-visit')
  if (random() < adding) count('adding-subject')
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const painted = paint * Math.exp(0.5 * normal)
  const bucket = PAINTS.find((limit) => painted <= limit) ?? 60_000
  paints[bucket] = (paints[bucket] ?? 0) + 1
}

/** @returns after how many views of the candidate it was taken back, and why; undefined when it was not */
export function simulateRollout(
  rollout: SimulatedRollout,
): { measure: MeasureName; candidateViews: number; views: number } | undefined {
  const { stable, candidate, shares, views, batch = 100, random } = rollout
  const before = noTotals()
  for (let view = 0; view < 5000; view++) addView(before, stable, random)
  const now: BothTotals = { stable: noTotals(), candidate: noTotals() }
  let test = beginTest('1.0.0', before, now)
  for (let seen = 0; seen < views; seen += batch) {
    const share = shares[Math.floor((seen / views) * shares.length)] ?? 0
    for (let view = 0; view < batch; view++) {
      if (random() * 100 < share) addView(now.candidate, candidate, random)
      else addView(now.stable, stable, random)
    }
    test = advanceTest(test, now, share)
    const verdict = verdictOf(test)
    if (verdict)
      return {
        measure: verdict.measure,
        candidateViews: now.candidate.reports.subject ?? 0,
        views: seen + batch,
      }
  }
  return undefined
}
