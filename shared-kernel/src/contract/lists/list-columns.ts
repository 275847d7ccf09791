import { hasThousandths } from './cell-values'
import { type ChosenColumns, type Columns, findColumns } from './find-columns'

/** A column that a buyer may choose. */
export interface ColumnCandidate {
  /** From 0: what `ChosenColumns` takes. */
  at: number
  /** '' without a heading: then only `examples` say what it is. */
  title: string
  /** What stands in its first rows, three at most. */
  examples: string[]
}

/** The columns of a list as they are shown and changed. */
export interface ListColumns extends Columns {
  /** Of each column that is not empty. */
  candidates: ColumnCandidate[]
  /**
   * Whether the table has titles. Without them `titles` has an empty text by column, and a choice is not to be remembered: tables
   * without a heading are alike in nothing but their width.
   */
  isHeaded: boolean
}

const EXAMPLES = 3

/**
 * The columns of a table with those that the buyer chose: a chosen column of counts leaves nothing to ask, and beside a chosen
 * column of codes, or none, there are no other codes.
 */
export function columnsOf(rows: readonly string[][], chosen: ChosenColumns = {}): Columns {
  const found = findColumns(rows)
  const { code, quantity } = chosen
  const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 0)
  return {
    ...found,
    ...chosen,
    ...(quantity === undefined
      ? {}
      : {
          alike: [],
          thousandths: hasThousandths(rows.slice(found.from).map((cells) => cells[quantity] ?? '')),
        }),
    ...(code === undefined
      ? {}
      : { others: Array.from({ length: width }, (_, at) => at).filter((at) => at !== code) }),
  }
}

/** What a buyer sees of the columns. Undefined: there is nothing to choose between. */
export function listColumns(rows: readonly string[][], columns: Columns): ListColumns | undefined {
  const below = rows.slice(columns.from)
  const width = below.reduce((widest, cells) => Math.max(widest, cells.length), columns.titles.length)
  const candidates = Array.from({ length: width }, (_, at) => ({
    at,
    title: columns.titles[at] ?? '',
    examples: below
      .map((cells) => cells[at] ?? '')
      .filter((cell) => cell !== '')
      .slice(0, EXAMPLES),
  })).filter(({ title, examples }) => title !== '' || examples.length > 0)
  if (candidates.length < 2) return undefined
  const titles = Array.from({ length: width }, (_, at) => columns.titles[at] ?? '')
  return { ...columns, titles, candidates, isHeaded: columns.titles.length > 0 }
}
