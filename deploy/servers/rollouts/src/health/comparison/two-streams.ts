/** So many trials of one version, so many of which came out as they should not. */
export interface Arm {
  trials: number
  hits: number
}

/** What speaks against a candidate so far. Goes into the database as JSON. */
export interface Evidence {
  /** Logarithm of the wealth of each bet: one for each size of the difference that is looked for. */
  bets: number[]
  /** Everything that was compared. */
  stable: Arm
  candidate: Arm
}

/** The rates that the candidate might have when the stable version has `rate`: what is looked for, smallest first. */
export type Alternatives = (rate: number) => readonly number[]

const SMALLEST = 1e-6
const clamp = (rate: number) => Math.min(1 - SMALLEST, Math.max(SMALLEST, rate))

export const noEvidence = (alternatives: Alternatives): Evidence => ({
  bets: alternatives(0.5).map(() => 0),
  stable: { trials: 0, hits: 0 },
  candidate: { trials: 0, hits: 0 },
})

const logLikelihood = ({ trials, hits }: Arm, rate: number, against: number) =>
  hits * Math.log(rate / against) + (trials - hits) * Math.log((1 - rate) / (1 - against))

const sum = (a: Arm, b: Arm): Arm => ({ trials: a.trials + b.trials, hits: a.hits + b.hits })

/** So many trials of before a block at most say what rate the stable version has: newer ones soon outweigh them. */
const PRIOR_TRIALS = 1000

function expectedRate(prior: Arm, seen: Arm): number {
  const weight = Math.min(1, PRIOR_TRIALS / Math.max(1, prior.trials))
  // 1 in 200 where nothing is known.
  const known = sum({ trials: 100, hits: 0.5 }, { trials: prior.trials * weight, hits: prior.hits * weight })
  const all = sum(known, seen)
  return clamp(all.hits / all.trials)
}

/**
 * Adds a block of trials that both versions had at the same time.
 *
 * The e-variable of Turner, Ly and Grünwald, «Generic E-Variables for Exact Sequential k-Sample Tests that allow for Optional
 * Stopping» (arXiv 2106.02693), for two Bernoulli streams: the likelihood of the block under the rates that are bet on, by its
 * likelihood under their common mean, weighted by the sizes of the two arms. As long as the candidate is not worse than the
 * stable version its expectation is at most 1, whatever their common rate is, also when that rate changes from block to block,
 * because the bet is made before the block is seen. So the product over blocks is a non-negative supermartingale, and by
 * Ville's inequality it ever exceeds 1/α with a probability of at most α, however often one looks.
 * @param prior trials of the stable version before the rollout; they make the bets better, not the test less valid
 */
export function addBlock(
  evidence: Evidence,
  block: { stable: Arm; candidate: Arm },
  alternatives: Alternatives,
  prior: Arm,
): Evidence {
  const { stable, candidate } = block
  const rate = expectedRate(prior, evidence.stable)
  const bets = alternatives(rate).map((alternative, index) => {
    const worse = clamp(alternative)
    const mean = (stable.trials * rate + candidate.trials * worse) / (stable.trials + candidate.trials)
    const won = logLikelihood(stable, rate, mean) + logLikelihood(candidate, worse, mean)
    return (evidence.bets[index] ?? 0) + won
  })
  return { bets, stable: sum(evidence.stable, stable), candidate: sum(evidence.candidate, candidate) }
}

/**
 * Adds a block of which only the candidate's trials count, against an upper limit of the rate that the stable version had before.
 * The expectation of the ratio is at most 1 for every rate up to the limit.
 */
export function addAgainstLimit(
  evidence: Evidence,
  { stable, candidate }: { stable: Arm; candidate: Arm },
  limit: number,
  alternatives: Alternatives,
): Evidence {
  const bets = alternatives(limit).map((alternative, index) => {
    const won = logLikelihood(candidate, clamp(Math.max(alternative, limit)), clamp(limit))
    return (evidence.bets[index] ?? 0) + won
  })
  return { bets, stable: sum(evidence.stable, stable), candidate: sum(evidence.candidate, candidate) }
}

/** How many times more likely the reports are if the candidate is worse: the mean of the bets, which is again such a process. */
export function strength({ bets }: Evidence): number {
  const highest = Math.max(...bets)
  const mean = bets.reduce((all, bet) => all + Math.exp(bet - highest), 0) / bets.length
  return Math.exp(Math.min(600, highest)) * mean
}
