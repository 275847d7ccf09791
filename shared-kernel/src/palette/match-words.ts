const WORDS = /([\p{L}\p{N}]+)/u

const folded = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')

const wordsOf = (text: string): string[] => folded(text).match(new RegExp(WORDS, 'gu')) ?? []

/** Whether every word of a text begins a word of one of the titles; an empty text fits all. */
export function fitsText(text: string, ...titles: readonly string[]): boolean {
  const known = titles.flatMap(wordsOf)
  return wordsOf(text).every((word) => known.some((one) => one.startsWith(word)))
}

/** A title in pieces: those that the text has matched, beginnings of words, and what lies between. */
export function matchedPieces(title: string, text: string): { piece: string; isMatch: boolean }[] {
  const typed = wordsOf(text)
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
