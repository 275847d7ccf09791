import type { TableDocument } from './document'

/** A piece of a text: a heading, a paragraph, or a list of names and values. */
export type TextBlock = { heading: string } | { text: string } | { facts: { name: string; value: string }[] }

/** A text on the letterhead of a shop: a contract, a certificate, requisites. */
export interface TextDocument extends Pick<TableDocument, 'title' | 'shop'> {
  blocks: TextBlock[]
}
