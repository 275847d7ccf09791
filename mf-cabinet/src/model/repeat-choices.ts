import type { Product } from '@prilavok/shared-kernel/contract'

/** What the buyer has decided about rows of a repeated order, by the id of the product that was ordered. */
export interface RepeatChoices {
  /** Counts that are not those of the order; 0 leaves a row out. */
  counts: ReadonlyMap<number, number>
  /** Analogs that are taken; null: none. */
  taken: ReadonlyMap<number, number | null>
  /** Partial analogs that were asked for. */
  offered: ReadonlyMap<number, readonly Product[]>
  /** Rows that are in the basket by now. */
  added: ReadonlySet<number>
  /** Why a row did not go into the basket. */
  rejections: ReadonlyMap<number, string>
}

export const NO_CHOICES: RepeatChoices = {
  counts: new Map(),
  taken: new Map(),
  offered: new Map(),
  added: new Set(),
  rejections: new Map(),
}

export type RepeatAction =
  /** undefined: as many as were ordered. */
  | { type: 'counted'; id: number; count: number | undefined }
  | { type: 'taken'; id: number; productId: number | null }
  | { type: 'offered'; id: number; products: readonly Product[] }
  | { type: 'added'; ids: readonly number[]; rejections: ReadonlyMap<number, string> }

const withEntry = <Value>(map: ReadonlyMap<number, Value>, id: number, value: Value | undefined) => {
  const next = new Map(map)
  value === undefined ? next.delete(id) : next.set(id, value)
  return next
}

export function repeatReducer(choices: RepeatChoices, action: RepeatAction): RepeatChoices {
  switch (action.type) {
    case 'counted':
      return { ...choices, counts: withEntry(choices.counts, action.id, action.count) }
    case 'taken':
      return {
        ...choices,
        taken: withEntry(choices.taken, action.id, action.productId),
        // Another product is counted by its own rule.
        counts: withEntry(choices.counts, action.id, undefined),
      }
    case 'offered':
      return { ...choices, offered: withEntry(choices.offered, action.id, action.products) }
    case 'added':
      return {
        ...choices,
        added: new Set([...choices.added, ...action.ids]),
        rejections: action.rejections,
      }
  }
}
