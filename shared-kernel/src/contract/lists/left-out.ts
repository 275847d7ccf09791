/** Why a piece of a list is no line of it. */
export type LeftOutReason =
  /** Stands above the titles of the table, or below its end. */
  | 'above'
  | 'below'
  /** Titles of columns, or the row of their numbers. */
  | 'heading'
  /** Names the rows below it: «Канцелярские товары». */
  | 'section'
  | 'total'
  | 'gift'
  /** Greeting, request, and what else is said around a list. */
  | 'letter'
  | 'signature'
  /** Who and where: names, telephones, e-mails, addresses, fields of a form. */
  | 'contact'
  /** Bank details, INN, and taxes. */
  | 'bank'
  /** Says nothing that could be a product. */
  | 'nothing'

/** A piece of a list that is no line of it: shown to the buyer, so that nothing goes without a word. */
export interface LeftOut {
  text: string
  reason: LeftOutReason
}

/** Says what is left out of a list. */
export type Leave = (text: string, reason: LeftOutReason) => void

/** Nobody is to be told. */
export const unsaid: Leave = () => undefined

/** Pieces that are told, and letters of each: a page is no list. */
const PIECES = 200
const LETTERS = 200

/** Collects what is left out, in the order of the text. */
export function leftOutCollector() {
  const pieces: LeftOut[] = []
  const leave: Leave = (text, reason) => {
    const plain = text.replace(/\s+/g, ' ').trim().slice(0, LETTERS)
    if (/[\p{L}\d]/u.test(plain) && pieces.length < PIECES) pieces.push({ text: plain, reason })
  }
  return { pieces, leave }
}

/** A row of a table in one line. */
export const rowText = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(' · ')
