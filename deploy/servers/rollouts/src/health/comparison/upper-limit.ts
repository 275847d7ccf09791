import type { Arm } from './two-streams'

/** Standard normal quantile of 0.999: the limit is too low once in a thousand rollouts. */
const Z = 3.0902

/** What the rate of an arm hardly exceeds: Wilson's upper limit (JASA 22, 1927), one-sided, for α = 0.001. 1 without trials. */
export function upperLimit({ trials, hits }: Arm): number {
  if (trials === 0) return 1
  const rate = hits / trials
  const square = (Z * Z) / trials
  const middle = rate + square / 2
  const spread = Z * Math.sqrt((rate * (1 - rate)) / trials + square / (4 * trials))
  return Math.min(1, (middle + spread) / (1 + square))
}
