import type { HealthFigures, HealthPiece } from './contract'

/** `bad` and `warning` need so many views, that a single failure is no verdict. */
const MIN_VIEWS = 20
const BAD_DIFFERENCE = 0.02
const WARNING_DIFFERENCE = 0.01

export type HealthTone = 'good' | 'warning' | 'bad'

export const figuresOf = (
  health: readonly HealthFigures[] | undefined,
  shop: string,
  part: string,
  version: string | undefined,
): HealthFigures | undefined =>
  health?.find((one) => one.shop === shop && one.part === part && one.version === version)

/** Share of the views that failed, 0 to 1; undefined without views. */
export const failedShare = ({ views, failed }: HealthPiece): number | undefined =>
  views > 0 ? Math.min(1, failed / views) : undefined

/** How a version does against the stable one. The decision that rolls back is the schedule's; this only points to where to look. */
export function toneOf(candidate: HealthPiece | undefined, stable: HealthPiece | undefined): HealthTone {
  if (!candidate || candidate.views < MIN_VIEWS) return 'good'
  const difference = (failedShare(candidate) ?? 0) - (stable ? (failedShare(stable) ?? 0) : 0)
  if (difference >= BAD_DIFFERENCE) return 'bad'
  return difference >= WARNING_DIFFERENCE ? 'warning' : 'good'
}

/** A supplier in which a candidate is `bad`, with the shares of views that failed, 0 to 1. */
export interface RedShop {
  shop: string
  candidate: number
  stable: number
}

/**
 * Suppliers in which a candidate is `bad`.
 * @param target the supplier, or `*`: all that have figures of the candidate
 */
export function redShops(
  health: readonly HealthFigures[] | undefined,
  target: { shop: string; part: string },
  { candidate, stable }: { candidate: string; stable: string },
): RedShop[] {
  const shops = (health ?? []).filter(({ part, version }) => part === target.part && version === candidate)
  return shops
    .filter(({ shop }) => target.shop === '*' || shop === target.shop)
    .flatMap((figures) => {
      const before = figuresOf(health, figures.shop, target.part, stable)
      if (toneOf(figures, before) !== 'bad') return []
      return [
        {
          shop: figures.shop,
          candidate: failedShare(figures) ?? 0,
          stable: (before && failedShare(before)) ?? 0,
        },
      ]
    })
}
