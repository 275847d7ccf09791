import type { AddingOutcome } from '@prilavok/shared-kernel/basket-lists'
import type { Product } from '@prilavok/shared-kernel/contract'
import { LOOKUP_ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import { MAX_LINES } from '@prilavok/shared-kernel/contract/lists'
import { CODE_LENGTH } from '../../../api/get-product-by-code'
import { askedOf, type CodeRow, type Found, type GivenRow, isEmpty } from './code-row'

export interface CodeRowsState {
  rows: readonly CodeRow[]
  /** Number of the next row. */
  next: number
  /** Rows that were taken out, with their places, the last one at the end. */
  removed: readonly { row: CodeRow; at: number }[]
  /** Something was given, typed, pasted or removed: it would be lost. */
  edited: boolean
  /** All of it is in the basket. */
  done: boolean
}

export type CodeRowsAction =
  | { type: 'typed'; number: number; code: string }
  /** Digits that were typed on after a code: they begin the next one. */
  | { type: 'typedOn'; number: number; digits: string }
  | { type: 'left' | 'retried'; number: number }
  | { type: 'counted'; number: number; quantity: number }
  /** `asked`: what was looked up. */
  | { type: 'found'; number: number; asked: string; found: Found }
  | { type: 'chosen'; number: number; product: Product }
  /** Lines take the place of an empty row, or come below a filled one; the first of them is `next`. */
  | { type: 'pasted'; number: number; lines: readonly GivenRow[] }
  | { type: 'appended' }
  | { type: 'removed'; number: number }
  | { type: 'undone' }
  | ({ type: 'added' } & AddingOutcome)

export const isCode = (text: string): boolean => /^\d+$/.test(text) && text.length === CODE_LENGTH

/** What is looked up: a code of six digits, or a name. */
const lookedUp = (row: CodeRow): CodeRow =>
  isCode(row.code) || (row.code === '' && row.name) ? { ...row, found: { state: 'loading' } } : row

const rowsOf = (lines: readonly GivenRow[], first: number): CodeRow[] =>
  lines.map((line, at) => lookedUp({ ...line, number: first + at, left: true }))

/** The form at the beginning: one empty row, or rows of a list that are to be mended. */
export const startRows = (given: readonly GivenRow[] = []): CodeRowsState => ({
  rows: given.length > 0 ? rowsOf(given, 1) : [{ number: 1, code: '' }],
  next: Math.max(given.length, 1) + 1,
  removed: [],
  // Rows of a list stand nowhere else.
  edited: given.length > 0,
  done: false,
})

const changed = (state: CodeRowsState, number: number, change: (row: CodeRow) => CodeRow): CodeRowsState => ({
  ...state,
  rows: state.rows.map((row) => (row.number === number ? change(row) : row)),
})

const withRow = (state: CodeRowsState): CodeRowsState =>
  state.rows.length > 0 ? state : { ...state, rows: [{ number: state.next, code: '' }], next: state.next + 1 }

function pasted(state: CodeRowsState, number: number, lines: readonly GivenRow[]): CodeRowsState {
  const at = state.rows.findIndex((row) => row.number === number)
  const row = state.rows[at]
  const before = state.rows.slice(0, row && isEmpty(row) ? at : at + 1)
  const after = state.rows.slice(at + 1)
  const room = Math.max(0, MAX_LINES - before.length - after.length)
  const added = rowsOf(lines.slice(0, room), state.next)
  return {
    ...state,
    rows: [...before, ...added, ...after],
    next: state.next + added.length,
    edited: true,
  }
}

/** The row that takes what is typed on after a code: the next one, while it has room for it, or one at the end. */
export function typedOnRow(
  { rows, next }: CodeRowsState,
  { number, digits }: { number: number; digits: string },
): CodeRow | undefined {
  const at = rows.findIndex((row) => row.number === number)
  if (at < 0) return undefined
  const hasRoom = (row: CodeRow | undefined) =>
    row !== undefined && !row.name && row.code.length + digits.length <= CODE_LENGTH
  const last = rows.at(-1)
  const taking = [rows[at + 1], last && isEmpty(last) ? last : undefined].find(hasRoom)
  if (taking)
    return lookedUp({ number: taking.number, code: `${taking.code}${digits}`, quantity: taking.quantity })
  return rows.length < MAX_LINES ? lookedUp({ number: next, code: digits }) : undefined
}

function typedOn(state: CodeRowsState, action: { number: number; digits: string }): CodeRowsState {
  const row = typedOnRow(state, action)
  if (!row) return state
  if (row.number === state.next)
    return { ...state, rows: [...state.rows, row], next: row.number + 1, edited: true }
  return { ...changed(state, row.number, () => row), edited: true }
}

const productOf = ({ found }: CodeRow): number | undefined =>
  found?.state === 'product' ? found.product.ID : undefined

function added(state: CodeRowsState, outcome: AddingOutcome): CodeRowsState {
  const isAdded = ({ number }: CodeRow) => outcome.added.has(number)
  const products = new Set(state.rows.filter(isAdded).map(productOf))
  const rows = state.rows
    .filter((row) => !isAdded(row))
    .map((row) => {
      const rejection = outcome.rejections.get(row.number)
      if (rejection !== undefined) return { ...row, rejection }
      // The row that it repeats is gone; it stays an error until the buyer wants it after all.
      const isRepeated = row.found?.state === 'product' && products.has(productOf(row))
      return isRepeated ? { ...row, problem: LOOKUP_ERROR_TEXTS.already_in_list } : row
    })
  const done = rows.every(isEmpty)
  return withRow({ ...state, rows, removed: [], done, edited: !done })
}

function undone(state: CodeRowsState): CodeRowsState {
  const last = state.removed.at(-1)
  if (!last) return state
  return {
    ...state,
    rows: state.rows.filter((row) => !isEmpty(row)).toSpliced(last.at, 0, last.row),
    removed: state.removed.slice(0, -1),
  }
}

/** The form after something happened to it. */
export function codeRowsReducer(state: CodeRowsState, action: CodeRowsAction): CodeRowsState {
  const { rows } = state
  switch (action.type) {
    case 'typed': {
      const { number, code } = action
      const next = changed(state, number, ({ quantity }) => lookedUp({ number, code, quantity }))
      return { ...next, edited: true }
    }
    case 'typedOn':
      return typedOn(state, action)
    case 'left':
      return changed(state, action.number, (row) => (row.left ? row : { ...row, left: true }))
    case 'retried':
      return changed(state, action.number, lookedUp)
    case 'counted':
      return changed({ ...state, edited: true }, action.number, (row) => ({
        ...row,
        quantity: action.quantity,
        problem: undefined,
        rejection: undefined,
      }))
    case 'found':
      return changed(state, action.number, (row) =>
        askedOf(row) === action.asked ? { ...row, found: action.found } : row,
      )
    case 'chosen': {
      const { number, product } = action
      return changed({ ...state, edited: true }, number, ({ quantity }) => ({
        ...{ number, quantity, code: product.UP_CODE_1C, left: true },
        found: { state: 'product', product },
      }))
    }
    case 'pasted':
      return pasted(state, action.number, action.lines)
    case 'appended':
      return { ...state, rows: [...rows, { number: state.next, code: '' }], next: state.next + 1 }
    case 'removed': {
      const at = rows.findIndex(({ number }) => number === action.number)
      const row = rows[at]
      if (!row) return state
      const removed = isEmpty(row) ? state.removed : [...state.removed, { row, at }]
      return withRow({ ...state, rows: rows.toSpliced(at, 1), removed, edited: true })
    }
    case 'undone':
      return undone(state)
    case 'added':
      return added(state, action)
  }
}
