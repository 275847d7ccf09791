import type { HealthTotals } from '../../model/health'
import { quantile } from '../buckets'
import { MEASURES, type Measure, type MeasureName } from './measures'
import { type Arm, addAgainstLimit, addBlock, type Evidence, noEvidence, strength } from './two-streams'
import { upperLimit } from './upper-limit'

/** Totals of both versions at one moment. */
export interface BothTotals {
  stable: HealthTotals
  candidate: HealthTotals
}

interface Comparison {
  /** What was there when the comparison began, and does not count. */
  start: { stable: Arm; candidate: Arm }
  evidence: Evidence
  /** The stable version before the rollout. */
  prior: Arm
}

/** One candidate against the stable version in one shop. JSON, so that any process goes on where another one stopped. */
export interface CandidateTest {
  /** The version that it is compared with. */
  against: string
  /** Largest paint in ms above which a page is slow: three of four pages of the stable version were faster. */
  slow?: number
  comparisons: Partial<Record<MeasureName, Comparison>>
  /** Of `ownViews` of the candidate, those that were there when the comparison began. */
  ownViewsBefore: number
}

/** Why a candidate is taken back. */
export interface Verdict {
  measure: MeasureName
  figures: Readonly<Record<string, number>>
}

/** With so few subjects left, the stable version says nothing about the same time any more. */
const HARDLY_ANY_STABLE = 98
/** Reports that a threshold for slow paints, or a limit by the past, must stand on. */
const ENOUGH_OF_BEFORE = 100

/** Views of the candidate by those whom the rules give it: nobody else makes it take a step. */
export const ownViews = ({ reports }: HealthTotals): number => reports['own-view'] ?? 0

/** @param before the stable version's reports of the days before the rollout */
export function beginTest(against: string, before: HealthTotals, now: BothTotals): CandidateTest {
  const ownViewsBefore = ownViews(now.candidate)
  return withComparisons({ against, comparisons: {}, ownViewsBefore }, before, now)
}

/** Paints are compared as soon as it is known which are slow; everything else from the beginning. */
function withComparisons(test: CandidateTest, before: HealthTotals, now: BothTotals): CandidateTest {
  const slow = test.slow ?? slowPaint(before)
  const comparisons = { ...test.comparisons }
  for (const measure of MEASURES) {
    if (comparisons[measure.name] || (measure.name === 'paints' && slow === undefined)) continue
    comparisons[measure.name] = {
      start: { stable: measure.armOf(now.stable, slow), candidate: measure.armOf(now.candidate, slow) },
      evidence: noEvidence(measure.alternatives),
      prior: measure.armOf(before, slow),
    }
  }
  return { ...test, ...(slow !== undefined && { slow }), comparisons }
}

function slowPaint({ paints }: HealthTotals): number | undefined {
  const reports = Object.values(paints).reduce((sum, one) => sum + one, 0)
  return reports < ENOUGH_OF_BEFORE ? undefined : quantile('lcp', paints, 0.75)
}

const difference = (now: Arm, ...earlier: Arm[]): Arm => {
  const trials = earlier.reduce((left, arm) => left - arm.trials, now.trials)
  const hits = earlier.reduce((left, arm) => left - arm.hits, now.hits)
  return { trials: Math.max(0, trials), hits: Math.min(Math.max(0, hits), Math.max(0, trials)) }
}

/**
 * Takes in what was reported since the last call. Calls may come at any time: what is compared is what came between two of them.
 * @param share of the candidate, percent
 */
export function advanceTest(test: CandidateTest, now: BothTotals, share: number): CandidateTest {
  const whole = withComparisons(test, now.stable, now)
  const comparisons = { ...whole.comparisons }
  for (const measure of MEASURES) {
    const comparison = comparisons[measure.name]
    if (comparison)
      comparisons[measure.name] = {
        ...comparison,
        evidence: advanced(measure, comparison, { now, share, slow: whole.slow }),
      }
  }
  return { ...whole, comparisons }
}

function advanced(
  measure: Measure,
  { start, evidence, prior }: Comparison,
  { now, share, slow }: { now: BothTotals; share: number; slow: number | undefined },
): Evidence {
  const block = {
    stable: difference(measure.armOf(now.stable, slow), start.stable, evidence.stable),
    candidate: difference(measure.armOf(now.candidate, slow), start.candidate, evidence.candidate),
  }
  if (block.candidate.trials === 0) return evidence
  if (share >= HARDLY_ANY_STABLE && prior.trials >= ENOUGH_OF_BEFORE)
    return addAgainstLimit(evidence, block, upperLimit(prior), measure.alternatives)
  return block.stable.trials === 0 ? evidence : addBlock(evidence, block, measure.alternatives, prior)
}

const percent = ({ trials, hits }: Arm) => (trials === 0 ? 0 : Math.round((hits / trials) * 10_000) / 100)
const rate = ({ trials, hits }: Arm) => (trials === 0 ? 0 : hits / trials)

/** What the decision stands on, or would: `evidence` must exceed `needed`. */
function figuresOf(measure: Measure, { evidence, prior }: Comparison): Verdict['figures'] {
  const compared = evidence.stable.trials > 0 ? evidence.stable : prior
  return {
    candidateTrials: evidence.candidate.trials,
    candidateHits: evidence.candidate.hits,
    candidatePercent: percent(evidence.candidate),
    stableTrials: compared.trials,
    stableHits: compared.hits,
    stablePercent: percent(compared),
    evidence: Math.round(strength(evidence) * 100) / 100,
    needed: Math.round(1 / measure.falseAlarms),
  }
}

/** The first respect in which the candidate is worse, if it is in one. */
export function verdictOf(test: CandidateTest): Verdict | undefined {
  for (const measure of MEASURES) {
    const comparison = test.comparisons[measure.name]
    if (!comparison) continue
    const { evidence, prior } = comparison
    const { candidate, stable } = evidence
    if (candidate.trials < measure.minimum.trials || candidate.hits < measure.minimum.hits) continue
    const stableRate = rate(stable.trials > 0 ? stable : prior)
    if (rate(candidate) - stableRate < measure.tolerance(stableRate)) continue
    if (strength(evidence) >= 1 / measure.falseAlarms)
      return { measure: measure.name, figures: figuresOf(measure, comparison) }
  }
  return undefined
}

/** Subjects of the candidate that the test has seen. */
export const subjectsOf = ({ comparisons }: CandidateTest): number =>
  comparisons.failures?.evidence.candidate.trials ?? 0
