import type { ConsoleShop, HealthFigures, Overview, PartName } from '../../../contract'
import { figuresOf, type HealthTone, toneOf } from '../../../health-tone'
import { type Effective, effectiveRule, isFrozen } from '../../model/rules'

export interface MatrixCellData {
  part: PartName
  effective: Effective | undefined
  /** The supplier does not get the part, while somebody does. */
  isMissing: boolean
  /** Of the version that the cell is about: the candidate, else the stable one. */
  health: HealthFigures | undefined
  tone: HealthTone
  frozen: boolean
}

export interface MatrixRow {
  shop: ConsoleShop
  cells: MatrixCellData[]
}

export type MatrixFilter = 'all' | 'candidates' | 'problems' | 'pinned'

/** All cells of a supplier. */
export function matrixRow(
  shop: ConsoleShop,
  parts: readonly PartName[],
  overview: Overview,
  health: readonly HealthFigures[] | undefined,
): MatrixRow {
  const cells = parts.map((part): MatrixCellData => {
    const effective = effectiveRule(overview, shop.domain, part)
    const stable = figuresOf(health, shop.domain, part, effective?.version)
    const candidate = figuresOf(health, shop.domain, part, effective?.candidate?.version)
    return {
      part,
      effective,
      isMissing: !effective && overview.rules.some((rule) => rule.part === part),
      health: effective?.candidate ? candidate : stable,
      tone: effective?.candidate ? toneOf(candidate, stable) : toneOf(stable, undefined),
      frozen: effective !== undefined && isFrozen(effective.rule, Date.now()),
    }
  })
  return { shop, cells }
}

const MATCHES: Record<MatrixFilter, (cell: MatrixCellData) => boolean> = {
  all: () => true,
  candidates: ({ effective }) => effective?.candidate !== undefined,
  problems: ({ effective, isMissing, tone }) =>
    isMissing || tone !== 'good' || (effective?.withdrawn.length ?? 0) > 0,
  pinned: ({ effective, frozen }) => frozen || effective?.rule.pinned === true,
}

export const countCells = (rows: readonly MatrixRow[], filter: MatrixFilter): number =>
  rows.reduce((sum, { cells }) => sum + cells.filter(MATCHES[filter]).length, 0)

/** Rows with a cell that the filter means, and that the search names by supplier or version. */
export function matchingRows(rows: readonly MatrixRow[], filter: MatrixFilter, search: string): MatrixRow[] {
  const words = search.trim().toLowerCase()
  return rows.filter(({ shop, cells }) => {
    if (!cells.some(MATCHES[filter])) return false
    const versions = cells.flatMap(({ effective }) => [effective?.version, effective?.candidate?.version])
    return [shop.name, shop.domain, ...versions].some((text) => text?.toLowerCase().includes(words))
  })
}
