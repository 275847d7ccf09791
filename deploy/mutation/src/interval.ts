/** Standard normal quantile of 0.975. */
const Z = 1.96

/** Between which shares the true one lies with 95 %, after `hits` of `trials`: Wilson (JASA 22, 1927). */
export function interval(hits: number, trials: number): [from: number, to: number] {
  if (trials === 0) return [0, 1]
  const rate = hits / trials
  const square = (Z * Z) / trials
  const middle = rate + square / 2
  const spread = Z * Math.sqrt((rate * (1 - rate)) / trials + square / (4 * trials))
  return [(middle - spread) / (1 + square), (middle + spread) / (1 + square)]
}
