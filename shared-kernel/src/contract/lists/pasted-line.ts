import type { LeftOut } from './left-out'
import type { ListColumns } from './list-columns'

/** A line of a list as it was taken apart. */
export interface PastedLine {
  /** In the list, from 1: what the buyer sees. */
  number: number
  /** As given, without the count. */
  text: string
  /** Digits of a product code; of five or seven one was forgotten or typed twice. */
  code?: string
  /** What the product is called. */
  name?: string
  /** Undefined: the list does not say how many. */
  quantity?: number
  /** What stands where the count should, and is none: «abc», «-3». */
  unreadCount?: string
}

/** What a line says, before it has a number. */
export type LineContent = Omit<PastedLine, 'number'>

/** A list, line by line. */
export interface PastedList {
  lines: PastedLine[]
  /** Lines beyond the limit. */
  cut: number
  /**
   * Lines that order nothing: zero, or an empty cell in a list where counts are filled in here and there. Their numbers go on
   * from those of `lines`.
   */
  skipped: PastedLine[]
  /** Of a text that is longer than a list can be only the beginning was read. */
  tooLong: boolean
  /** What of the text is no line, and why. */
  leftOut: LeftOut[]
  /** Of a table: they are shown, and can be changed. Where `alike` holds some the buyer has to choose, once for the list. */
  columns?: ListColumns
}

/** Lines that one list may have: as many as a basket has rows (000 §9). */
export const MAX_LINES = 1000
/** Characters that are read, so that no text stops the page: far more than so many lines have. */
export const MAX_TEXT = 500_000
/** Characters of a line or a cell, more than any product is called: some patterns take a square of them. */
export const MAX_LENGTH = 1000
/** Cells of a row: a sheet may have very many. */
export const MAX_COLUMNS = 100
/** Largest count (000 §9). */
export const MAX_COUNT = 99_999
