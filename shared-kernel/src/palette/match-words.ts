import { otherLayout } from '@prilavok/shared-kernel/contract/keyboard-layout'

const WORDS = /([\p{L}\p{N}]+)/u

const folded = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')

const wordsOf = (text: string): string[] => folded(text).match(new RegExp(WORDS, 'gu')) ?? []

const fits = (text: string, titles: readonly string[]) => {
  const known = titles.flatMap(wordsOf)
  return wordsOf(text).every((word) => known.some((one) => one.startsWith(word)))
}

/** As it was typed where that fits, else as it was meant: «rjhpbyf» is «корзина». */
function readingFor(text: string, titles: readonly string[]): string {
  const meant = fits(text, titles) ? null : otherLayout(text)
  return meant !== null && fits(meant, titles) ? meant : text
}

/**
 * Whether every word of a text begins a word of one of the titles, as it was typed or in the other keyboard layout; an empty text
 * fits all.
 */
export const fitsText = (text: string, ...titles: readonly string[]): boolean =>
  fits(readingFor(text, titles), titles)

/** Whether a text, as it was typed or in the other keyboard layout, is the whole of a title. */
export const isTitle = (text: string, title: string): boolean =>
  wordsOf(readingFor(text, [title])).join(' ') === wordsOf(title).join(' ')

/** A title in pieces: those that the text has matched, beginnings of words, and what lies between. */
export function matchedPieces(title: string, text: string): { piece: string; isMatch: boolean }[] {
  const typed = wordsOf(readingFor(text, [title]))
  return title
    .split(WORDS)
    .flatMap((piece, index) => {
      const isWord = index % 2 === 1
      const lengths = isWord ? typed.filter((word) => folded(piece).startsWith(word)) : []
      const length = Math.max(0, ...lengths.map((word) => word.length))
      return [
        { piece: piece.slice(0, length), isMatch: true },
        { piece: piece.slice(length), isMatch: false },
      ]
    })
    .filter(({ piece }) => piece !== '')
}
