import type { LineMatch, Product } from '@prilavok/shared-kernel/contract'
import type { PastedLine } from '@prilavok/shared-kernel/contract/lists'
import { type PreviewRow, productOf, visibleRows } from './preview-row'

/** Where the count of a merged row went. */
interface Merge {
  into: number
  /** What it came to there. */
  count: number
  /** What it was there before. */
  before: number | undefined
  /** What the merged row has given. */
  added: number
}

/** A row that was taken out of the list, or into another one, and can be brought back. */
interface UndoStep {
  /** Line that the buyer dealt with. */
  number: number
  merge?: Merge
}

export interface PreviewState {
  /** With those that were removed. */
  rows: readonly PreviewRow[]
  undo: readonly UndoStep[]
  /** Products that have gone from this list into the basket. */
  added: ReadonlySet<number>
  /** All of it is in the basket. */
  done: boolean
}

export type PreviewAction =
  | { type: 'started'; lines: readonly PastedLine[] }
  | { type: 'matched'; lines: readonly PastedLine[]; matches: readonly LineMatch[] }
  /** More lines come to the end. */
  | { type: 'appended'; lines: readonly PastedLine[] }
  | { type: 'failed' | 'retried'; lines: readonly PastedLine[] }
  /** null: another one is to be chosen. */
  | { type: 'chosen'; number: number; product: Product | null }
  | { type: 'analogs'; number: number; products: readonly Product[] }
  | { type: 'counted'; number: number; count: number }
  | { type: 'removed'; number: number }
  /** Its count went into the row of the same product: `added`, which makes `count` there. */
  | { type: 'merged'; number: number; into: number; count: number; added: number }
  /** What repeats a row that was added before is to be added, too. */
  | { type: 'confirmed'; number: number }
  | { type: 'undone' }
  /** Rows that are in the basket now, and why others are not. */
  | { type: 'added'; added: ReadonlySet<number>; rejections: ReadonlyMap<number, string> }

/** A list before anything is known of its lines. */
export const startPreview = (lines: readonly PastedLine[]): PreviewState => ({
  rows: lines.map((line) => ({ line })),
  undo: [],
  added: new Set(),
  done: false,
})

/** A line by what it names: other columns may give it another number or count. */
export const namedBy = ({ code, name, text }: PastedLine): string =>
  code || name ? `${code}\t${name}` : text

/** By what a line is known again, the surest first: another column of codes leaves its name. */
const SAME: readonly ((line: PastedLine) => string | undefined)[] = [
  namedBy,
  ({ name }) => name,
  ({ code }) => code,
]

function grouped<T>(items: readonly T[], keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

/**
 * Rows of the same lines in a list that was read again by other columns. Lines that are named alike go in their order, as long as
 * none of them came or went: other columns may leave out other lines.
 */
function findBefore(
  rows: readonly PreviewRow[],
  lines: readonly PastedLine[],
): ReadonlyMap<PastedLine, PreviewRow> {
  const before = new Map<PastedLine, PreviewRow>()
  for (const keyOf of SAME) {
    const known = new Set(before.values())
    const open = lines.filter((line) => !before.has(line))
    const alike = grouped(
      rows.filter((row) => !known.has(row)),
      ({ line }) => keyOf(line),
    )
    for (const [key, own] of grouped(open, keyOf)) {
      const same = alike.get(key) ?? []
      if (same.length === own.length)
        for (const [at, row] of same.entries()) {
          const line = own[at]
          if (line) before.set(line, row)
        }
    }
  }
  return before
}

/** The list read anew: what the buyer has typed, chosen and removed stays with its line. */
function started(state: PreviewState, lines: readonly PastedLine[]): PreviewState {
  const before = findBefore(state.rows, lines)
  const numbers = new Map<number, number>()
  const rows = lines.map((line): PreviewRow => {
    const row = before.get(line)
    if (!row) return { line }
    numbers.set(row.line.number, line.number)
    const { count, chosen, removed } = row
    return { line, count, chosen, removed }
  })
  const undo = state.undo.flatMap(({ number, merge }): UndoStep[] => {
    const into = merge && numbers.get(merge.into)
    const now = numbers.get(number)
    if (now === undefined || (merge && into === undefined)) return []
    return [{ number: now, ...(merge && into !== undefined ? { merge: { ...merge, into } } : {}) }]
  })
  return { ...startPreview(lines), rows, undo, added: state.added }
}

function changed(
  rows: readonly PreviewRow[],
  number: number,
  changes: Partial<PreviewRow>,
): readonly PreviewRow[] {
  return rows.map((row) => (row.line.number === number ? { ...row, rejection: undefined, ...changes } : row))
}

function matched(
  rows: readonly PreviewRow[],
  lines: readonly PastedLine[],
  matchOf: (at: number) => PreviewRow['match'],
): readonly PreviewRow[] {
  const places = new Map(lines.map(({ number }, at) => [number, at]))
  return rows.map((row) => {
    const at = places.get(row.line.number)
    const asked = at === undefined ? undefined : lines[at]
    // An answer to what stood there before is not its own.
    return at === undefined || !asked || namedBy(asked) !== namedBy(row.line)
      ? row
      : { ...row, match: matchOf(at), refusal: undefined }
  })
}

function removed(state: PreviewState, number: number, merge?: Merge): PreviewState {
  const rows = changed(state.rows, number, { removed: true })
  return {
    ...state,
    rows: merge ? changed(rows, merge.into, { count: merge.count }) : rows,
    undo: [...state.undo, { number, ...(merge ? { merge } : {}) }],
  }
}

function merged(
  state: PreviewState,
  { number, into, count, added }: Extract<PreviewAction, { type: 'merged' }>,
): PreviewState {
  const target = visibleRows(state.rows).find(({ line }) => line.number === into)
  return target ? removed(state, number, { into, count, before: target.count, added }) : state
}

/** A count that was typed since the merge stays, without what was merged into it. */
function takenApart(rows: readonly PreviewRow[], { into, count, before, added }: Merge) {
  const now = rows.find(({ line }) => line.number === into)?.count
  const isTyped = now !== undefined && now !== count
  return changed(rows, into, { count: isTyped ? Math.max(1, now - added) : before })
}

function undone(state: PreviewState): PreviewState {
  const last = state.undo.at(-1)
  if (!last) return state
  const rows = changed(state.rows, last.number, { removed: false })
  return {
    ...state,
    rows: last.merge ? takenApart(rows, last.merge) : rows,
    undo: state.undo.slice(0, -1),
  }
}

/** The preview after something happened to it. */
export function previewReducer(state: PreviewState, action: PreviewAction): PreviewState {
  const { rows } = state
  switch (action.type) {
    case 'started':
      return started(state, action.lines)
    case 'appended':
      return { ...state, rows: [...rows, ...action.lines.map((line) => ({ line }))] }
    case 'matched':
      return { ...state, rows: matched(rows, action.lines, (at) => action.matches[at] ?? 'failed') }
    case 'failed':
      return { ...state, rows: matched(rows, action.lines, () => 'failed') }
    case 'retried':
      return { ...state, rows: matched(rows, action.lines, () => undefined) }
    case 'chosen':
      return { ...state, rows: changed(rows, action.number, { chosen: action.product }) }
    case 'analogs':
      return { ...state, rows: changed(rows, action.number, { analogs: action.products, chosen: undefined }) }
    case 'counted':
      return { ...state, rows: changed(rows, action.number, { count: action.count }) }
    case 'removed':
      return removed(state, action.number)
    case 'merged':
      return merged(state, action)
    case 'confirmed':
      return { ...state, rows: changed(rows, action.number, { confirmed: true }) }
    case 'undone':
      return undone(state)
    case 'added': {
      const isAdded = ({ line }: PreviewRow) => action.added.has(line.number)
      const left = visibleRows(rows).filter((row) => !isAdded(row))
      const products = visibleRows(rows).flatMap((row) => (isAdded(row) ? (productOf(row)?.ID ?? []) : []))
      return {
        ...state,
        added: new Set([...state.added, ...products]),
        rows: left.map((row) => {
          const rejection = action.rejections.get(row.line.number)
          return rejection === undefined ? row : { ...row, rejection }
        }),
        undo: [],
        done: left.length === 0,
      }
    }
  }
}
