const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/** Smallest value that at least this share of the values does not exceed. @throws RangeError for no values */
export function percentile(values: readonly number[], share: number): number {
  const value = sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)]
  if (value === undefined) throw new RangeError('There is no percentile of no values.')
  return value
}

/** Middle value, the mean of the two middle ones for an even count. @throws RangeError for no values */
export function median(values: readonly number[]): number {
  const half = percentile(values, 0.5)
  if (values.length % 2 === 1) return half
  const above = sorted(values)[values.length / 2]
  return above === undefined ? half : (half + above) / 2
}
