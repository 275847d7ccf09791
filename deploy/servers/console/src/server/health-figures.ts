import { quantile } from '@prilavok/rollouts/health/buckets'
import { type HealthMinute, pageViews } from '@prilavok/rollouts/model/health'
import type { HealthFigures, HealthPiece } from '../contract'

/** What the console looks at: the last hour in pieces of five minutes. */
export const HEALTH_WINDOW = { pieces: 12, pieceMs: 5 * 60_000 } as const

const LCP_QUANTILE = 0.75

function figuresOf(minutes: readonly HealthMinute[]): HealthPiece {
  const piece: HealthPiece = { views: 0, failed: 0, apiErrors: 0, visits: 0, addingVisits: 0 }
  const lcp: Record<string, number> = {}
  for (const { counts, paints = {} } of minutes) {
    piece.views += pageViews(counts)
    piece.failed += counts['failed-view'] ?? 0
    piece.apiErrors += counts['api-error'] ?? 0
    piece.visits += counts.visit ?? 0
    piece.addingVisits += counts['adding-visit'] ?? 0
    for (const [limit, count] of Object.entries(paints)) lcp[limit] = (lcp[limit] ?? 0) + count
  }
  const typical = quantile('lcp', lcp, LCP_QUANTILE)
  return typical === undefined ? piece : { ...piece, lcp: typical }
}

/** Sums minutes to figures by shop, part and version. @param from beginning of the window */
export function healthFigures(minutes: readonly HealthMinute[], from: Date): HealthFigures[] {
  const groups = new Map<string, HealthMinute[]>()
  for (const minute of minutes) {
    const key = `${minute.shop}\n${minute.part}\n${minute.version}`
    groups.set(key, [...(groups.get(key) ?? []), minute])
  }
  return [...groups.values()].map((group) => {
    const [{ shop, part, version } = { shop: '', part: '', version: '' }] = group
    const pieceOf = ({ minute }: HealthMinute) =>
      Math.floor((Date.parse(minute) - from.getTime()) / HEALTH_WINDOW.pieceMs)
    const series = Array.from({ length: HEALTH_WINDOW.pieces }, (_, index) =>
      figuresOf(group.filter((minute) => pieceOf(minute) === index)),
    )
    return { ...{ shop, part, version }, ...figuresOf(group), series }
  })
}
