import type { BasketProduct } from '@prilavok/shared-kernel/contract'
import { rowKeyOf } from '../../model/row-key'

/** Without case; ё as е, as most people type it. */
const plain = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435')
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s\u00a0]+/)
    .filter(Boolean)

/**
 * Rows whose name holds every word of a text, or whose code begins with its digits, as they stand: «184 302» is a code, too.
 * @returns their keys; none for an empty text
 */
export function matchRows(
  rows: readonly Pick<BasketProduct, 'ID' | 'GIFT' | 'NAME' | 'UP_CODE_1C'>[],
  text: string,
) {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const digits = words.join('')
  const isCode = /^\d+$/.test(digits)
  return rows
    .filter(({ NAME, UP_CODE_1C }) => {
      const name = plain(NAME)
      return (isCode && UP_CODE_1C.startsWith(digits)) || words.every((word) => name.includes(word))
    })
    .map(rowKeyOf)
}
