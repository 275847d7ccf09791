import type { LineMatch, Product } from '@prilavok/shared-kernel/contract'
import type { PastedLine } from '@prilavok/shared-kernel/contract/lists'

/** A line of the pasted list with everything that is known about it and was done to it. */
export interface PreviewRow {
  line: PastedLine
  /** Undefined while it is being looked for. */
  match?: LineMatch | 'failed' | undefined
  /** Why its product cannot be had, in the words of who was asked for it. */
  refusal?: string | undefined
  /** The field of its code was left: what is in it counts. */
  left?: boolean | undefined
  /** Taken by the buyer, in place of what was matched; null: what was matched is wrong, another one is to be taken. */
  chosen?: Product | null | undefined
  /** Typed by the buyer, in place of what was pasted. */
  count?: number | undefined
  /** What the buyer may take in place of a product that cannot be ordered. */
  analogs?: readonly Product[] | undefined
  /** Why the server did not add it. */
  rejection?: string | undefined
  /** Repeats what was added from this list before, and is to go into the basket all the same. */
  confirmed?: boolean | undefined
  /** Not in the list any more; what is found out about it is kept for when it comes back. */
  removed?: boolean | undefined
}

/** Rows that are in the list. */
export const visibleRows = (rows: readonly PreviewRow[]): readonly PreviewRow[] =>
  rows.filter(({ removed }) => !removed)

/** The buyer has typed, chosen or removed something. */
export const isEdited = ({ count, chosen, removed }: PreviewRow): boolean =>
  count !== undefined || chosen !== undefined || removed === true

/** The product of a row, when it is clear which one. */
export const productOf = ({ match, chosen }: PreviewRow): Product | undefined => {
  if (chosen !== undefined) return chosen ?? undefined
  return typeof match === 'object' && match.SURE === 'Y' ? match.PRODUCTS[0] : undefined
}

/** Products that the buyer may choose from, best first; as many as there are digits. */
export const optionsOf = (row: PreviewRow): readonly Product[] => {
  const { match, analogs, chosen } = row
  if (analogs && !chosen) return analogs.slice(0, 9)
  if (typeof match !== 'object') return []
  return match.BY === 'name' || isContradicted(row) ? match.PRODUCTS.slice(0, 9) : []
}

/** The code of the line is that of a product which its name says nothing of. */
export const isContradicted = ({ line, match }: PreviewRow): boolean =>
  typeof match === 'object' && match.SURE === 'N' && match.PRODUCTS[0]?.UP_CODE_1C === line.code
