import {
  advanceTest,
  type BothTotals,
  beginTest,
  verdictOf,
} from '@prilavok/rollouts/health/comparison/candidate-test'
import { createObservedSubjects } from '@prilavok/rollouts/health/observed-subjects'
import type { HealthTotals } from '@prilavok/rollouts/model/health'

/** A rollout in a shop whose visits come from companies that differ, with strangers who report what they like. */
export interface ClusteredRollout {
  companies: number
  /** How much companies differ: 1 is a basket of 20 % ± 1.0 on the logit, paints ± 40 %, failures ± 1.0. */
  spread: number
  /** Percent of the companies that get the candidate. */
  share: number
  visits: number
  /** Added to the share of a company's visits that fail with the candidate. */
  worse?: number
  /** Addresses that report failures of the candidate, as many as all honest visits together. */
  strangers?: number
  /** `visit`: each visit counts, as before companies were counted once. */
  unit: 'subject' | 'visit'
  /** As `BEACON_SUBJECTS_PER_ADDRESS`. */
  subjectsOfNetwork: number
  random: () => number
}

const LOOK_EVERY = 50
const PAINTS = [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 8000, 60_000]
const OF = { shop: 'shop', part: 'mf-a' }

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

const onLogit = (mean: number, change: number) => 1 / (1 + Math.exp(-(Math.log(mean / (1 - mean)) + change)))

const noTotals = (): HealthTotals => ({ reports: {}, paints: {} })

/** @returns how many subjects of the candidate had been counted when it was taken back; undefined when it was not */
export function simulateClusters(rollout: ClusteredRollout): number | undefined {
  const {
    companies,
    spread,
    share,
    visits,
    worse = 0,
    strangers = 0,
    unit,
    subjectsOfNetwork,
    random,
  } = rollout
  const staff = Array.from({ length: companies }, (_, index) => ({
    name: `company ${index}`,
    isCandidate: random() * 100 < share,
    failing: onLogit(0.005, spread * normal(random)),
    adding: onLogit(0.2, spread * normal(random)),
    paint: 1500 * Math.exp(0.4 * spread * normal(random)),
  }))
  const observed = createObservedSubjects(subjectsOfNetwork)
  const before = noTotals()
  const now: BothTotals = { stable: noTotals(), candidate: noTotals() }
  const add = (
    totals: HealthTotals,
    { failing, adding, paint }: { failing: number; adding: number; paint: number },
  ) => {
    const count = (kind: keyof HealthTotals['reports']) => {
      totals.reports[kind] = (totals.reports[kind] ?? 0) + 1
    }
    count('subject')
    count('subject-visit')
    if (random() < failing) count('failed-subject')
    if (random() < adding) count('adding-subject')
    const painted = paint * Math.exp(0.5 * normal(random))
    const bucket = PAINTS.find((limit) => painted <= limit) ?? 60_000
    totals.paints[bucket] = (totals.paints[bucket] ?? 0) + 1
  }
  const counts = (isCandidate: boolean, subject: string, network: string) =>
    unit === 'visit' ||
    observed.observe({ ...OF, version: isCandidate ? '1.1.0' : '1.0.0' }, 'salt', { subject, network })
  for (const one of staff) add(before, one)
  let test = beginTest('1.0.0', before, now)
  for (let visit = 0; visit < visits; visit++) {
    const one = staff[Math.floor(random() * companies)]
    if (one && counts(one.isCandidate, one.name, one.name))
      add(one.isCandidate ? now.candidate : now.stable, {
        ...one,
        failing: one.failing + (one.isCandidate ? worse : 0),
      })
    if (strangers > 0 && counts(true, `stranger ${visit}`, `network ${visit % strangers}`))
      add(now.candidate, { failing: 1, adding: 0, paint: 60_000 })
    if (visit % LOOK_EVERY > 0) continue
    test = advanceTest(test, now, share)
    if (verdictOf(test)) return now.candidate.reports.subject ?? 0
  }
  return undefined
}
