import type { Vital } from '../model/health'

/** Upper limits: ms for LCP and INP, thousandths for CLS. The limits of «good» and «poor» of each vital are among them. */
const LIMITS: Record<Vital, readonly number[]> = {
  lcp: [
    250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 10_000, 15_000,
    30_000, 60_000,
  ],
  inp: [16, 32, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000, 10_000],
  cls: [1, 5, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 1000, 5000],
}

/** Upper limit of the bucket that a value falls into; the last one holds everything above it. */
export function bucketOf(vital: Vital, value: number): number {
  const limits = LIMITS[vital]
  return limits.find((limit) => value <= limit) ?? (limits.at(-1) as number)
}

/**
 * The value that a share of the reports does not exceed, interpolated within its bucket; undefined without reports.
 * @param histogram count by upper limit
 */
export function quantile(
  vital: Vital,
  histogram: Readonly<Record<string, number>>,
  share: number,
): number | undefined {
  const limits = LIMITS[vital]
  const counts = limits.map((limit) => histogram[limit] ?? 0)
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return undefined
  let below = 0
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= share * all) {
      const [from, to] = [limits[index - 1] ?? 0, limits[index] ?? 0]
      return from + ((to - from) * (share * all - below)) / count
    }
    below += count
  }
  return limits.at(-1)
}
