import type { Product } from '@prilavok/shared-kernel/contract'

/** What the look-up of a row has found. */
export type Found =
  | { state: 'loading' }
  | { state: 'product'; product: Product }
  /** It is not clear which product is meant, or there is none. */
  | { state: 'unsure'; text: string; options: readonly Product[] }
  /** There was no answer. */
  | { state: 'failed'; text: string }

/** A row of the form: what was typed or pasted, and what is known of it. */
export interface CodeRow {
  /** From 1, never given twice: what names a row on the screen is its place. */
  number: number
  /** As typed, without spaces. */
  code: string
  /** Of a pasted line without a code. */
  name?: string | undefined
  /** Typed or pasted; undefined: as many as one begins with. */
  quantity?: number | undefined
  found?: Found | undefined
  /** The field of the code was left: what is in it counts. */
  left?: boolean | undefined
  /** Why the row is not taken as it is; ends when it is changed. */
  problem?: string | undefined
  /** Why the server has not added it; it can be tried again. */
  rejection?: string | undefined
}

/** A row as it comes from a list. */
export type GivenRow = Pick<CodeRow, 'code' | 'name' | 'quantity' | 'problem'>

/** What a row is looked up by; an answer to another text is not its own. */
export const askedOf = ({ code, name }: Pick<CodeRow, 'code' | 'name'>): string => code || (name ?? '')

export const isEmpty = (row: CodeRow): boolean => askedOf(row) === ''
