import type { LineMatch } from '@prilavok/shared-kernel/contract'
import { MAX_LINES, type PastedLine } from '@prilavok/shared-kernel/contract/lists'
import { CODE_LENGTH } from '../../../api/get-product-by-code'
import { type PreviewRow, visibleRows } from './preview-row'
import { type PreviewAction, type PreviewState, previewReducer, startPreview } from './preview-state'

/** What is done in the fields of codes; the rest is as in every list. */
export type CodeAction =
  | PreviewAction
  | { type: 'typed'; number: number; code: string }
  /** Digits that were typed on after a code: they begin the next one. */
  | { type: 'typedOn'; number: number; digits: string }
  | { type: 'left'; number: number }
  /** Lines take the place of an empty row, or come below a filled one. */
  | { type: 'pasted'; number: number; lines: readonly PastedLine[] }
  /** An empty row comes to the end. */
  | { type: 'grown' }
  /** The server says by a text why a product cannot be had. */
  | { type: 'refused'; line: PastedLine; text: string }

const NOTHING: LineMatch = { BY: null, SURE: 'N', PRODUCTS: [] }

export const isCode = (text: string): boolean => /^\d+$/.test(text) && text.length === CODE_LENGTH

/** What stands in the field of a row; '' for a name alone. */
export const codeOf = ({ line, chosen }: PreviewRow): string => chosen?.UP_CODE_1C ?? line.code ?? ''

export const isEmpty = (row: PreviewRow): boolean => codeOf(row) === '' && !row.line.name

/** A code or a name that can be looked up. */
export const isLookedUp = (row: PreviewRow): boolean =>
  isCode(codeOf(row)) || (codeOf(row) === '' && Boolean(row.line.name))

const rowOf = (number: number, code: string): PreviewRow => ({ line: { number, text: code, code } })

/** Of a line without code and name its text stands in the field. */
const given = ({ code, name, text, ...line }: PastedLine): PastedLine =>
  code || !name ? { ...line, text, code: code ?? text, ...(name ? { name } : {}) } : { ...line, text, name }

/** The next number that no row has. */
const nextNumber = ({ rows }: PreviewState): number => Math.max(0, ...rows.map(({ line }) => line.number)) + 1

const withRow = (state: PreviewState): PreviewState =>
  visibleRows(state.rows).length > 0
    ? state
    : { ...state, rows: [...state.rows, rowOf(nextNumber(state), '')] }

/** The form at the beginning: one empty row. */
export const startCodes = (): PreviewState => withRow(startPreview([]))

/** Which of the lines a basket has room for, as rows of the form. */
export function linesWithRoom(state: PreviewState, lines: readonly PastedLine[]): PastedLine[] {
  const room = MAX_LINES - visibleRows(state.rows).filter((row) => !isEmpty(row)).length
  const first = nextNumber(state)
  return lines.slice(0, Math.max(0, room)).map((line, at) => given({ ...line, number: first + at }))
}

function pasted(state: PreviewState, number: number, lines: readonly PastedLine[]): PreviewState {
  const at = state.rows.findIndex(({ line }) => line.number === number)
  const row = state.rows[at]
  const rows = linesWithRoom(state, lines).map((line): PreviewRow => ({ line, left: true }))
  return {
    ...state,
    rows: state.rows.toSpliced(row && isEmpty(row) ? at : at + 1, row && isEmpty(row) ? 1 : 0, ...rows),
  }
}

/** The row that takes what is typed on after a code: the next one, while it has room for it, or one at the end. */
export function typedOnRow(
  state: PreviewState,
  { number, digits }: { number: number; digits: string },
): PreviewRow | undefined {
  const rows = visibleRows(state.rows)
  const at = rows.findIndex(({ line }) => line.number === number)
  const last = rows.at(-1)
  const hasRoom = (row: PreviewRow | undefined) =>
    row !== undefined && !row.line.name && codeOf(row).length + digits.length <= CODE_LENGTH
  const taking = [rows[at + 1], last && isEmpty(last) ? last : undefined].find(hasRoom)
  if (taking) return retyped(taking, `${codeOf(taking)}${digits}`)
  return at >= 0 && rows.length < MAX_LINES ? rowOf(nextNumber(state), digits) : undefined
}

/** What was typed ends what was known of the row, but for its count. */
const retyped = ({ line, count }: PreviewRow, code: string): PreviewRow => ({
  line: {
    number: line.number,
    text: code,
    code,
    ...(line.quantity === undefined ? {} : { quantity: line.quantity }),
  },
  count,
})

const changed = (
  state: PreviewState,
  number: number,
  change: (row: PreviewRow) => PreviewRow,
): PreviewState => ({
  ...state,
  rows: state.rows.map((row) => (row.line.number === number ? change(row) : row)),
})

function typedOn(state: PreviewState, action: { number: number; digits: string }): PreviewState {
  const row = typedOnRow(state, action)
  if (!row) return state
  return row.line.number === nextNumber(state)
    ? { ...state, rows: [...state.rows, row] }
    : changed(state, row.line.number, () => row)
}

const withoutEmpty = (state: PreviewState): PreviewState => ({
  ...state,
  rows: state.rows.filter((row) => !isEmpty(row)),
})

/** The form after something happened to it. */
export function codesReducer(state: PreviewState, action: CodeAction): PreviewState {
  switch (action.type) {
    case 'typed':
      return changed(state, action.number, (row) => retyped(row, action.code))
    case 'typedOn':
      return typedOn(state, action)
    case 'left':
      return changed(state, action.number, (row) => (row.left ? row : { ...row, left: true }))
    case 'pasted':
      return pasted(state, action.number, action.lines)
    case 'grown':
      return { ...state, rows: [...state.rows, rowOf(nextNumber(state), '')] }
    case 'refused': {
      const { line, text } = action
      return changed(
        previewReducer(state, { type: 'matched', lines: [line], matches: [NOTHING] }),
        line.number,
        (row) => (row.line.code === line.code ? { ...row, refusal: text } : row),
      )
    }
    case 'removed': {
      // An empty row is not worth bringing back.
      const row = state.rows.find(({ line }) => line.number === action.number)
      if (!row || !isEmpty(row)) return withRow(previewReducer(state, action))
      return withRow({ ...state, rows: state.rows.filter((one) => one !== row) })
    }
    case 'undone':
    case 'added':
      return withRow(previewReducer(withoutEmpty(state), action))
    default:
      return previewReducer(state, action)
  }
}
