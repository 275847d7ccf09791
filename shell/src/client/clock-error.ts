import type { Boot } from '@prilavok/shared-kernel/contract'

/** A document may come late, or have been made for others some seconds before: such a difference is no error of the clock. */
const TOLERANCE_MS = 5 * 60_000

/** Back, Forward and a restored window show the document of then, without asking the server. */
const mayBeOld = ({ performance }: Window): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

/**
 * How far the visitor's clock is ahead of the server's. The first render takes it off, so that it says what the server has said:
 * with a clock that is days off, terms and days would be others, and the page would be rendered anew.
 * @returns milliseconds; 0 for a clock that is right, or when the document does not say
 */
export function clockError(page: Window, { at }: Pick<Boot, 'at'>): number {
  if (at === undefined || mayBeOld(page)) return 0
  const error = Date.now() - at
  return Math.abs(error) > TOLERANCE_MS ? error : 0
}
