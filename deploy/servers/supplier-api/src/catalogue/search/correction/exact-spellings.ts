const RUSSIAN = [...'абвгдежзийклмнопрстуфхцчшщъыьэюя']
const LATIN = [...'abcdefghijklmnopqrstuvwxyz']
/** Of a longer word more trigrams stay when a letter is another. */
const LONGEST_REPLACED = 4

/**
 * What a word may have been meant to be that shares too few trigrams with it: two neighbours swapped («келй»), in a short word
 * also another letter in any place but the first.
 */
export function exactSpellings(word: string): string[] {
  const letters = [...word]
  const swapped = letters
    .slice(1)
    .map((_, index) => [
      ...letters.slice(0, index),
      letters[index + 1],
      letters[index],
      ...letters.slice(index + 2),
    ])
  if (letters.length > LONGEST_REPLACED) return distinct(swapped, word)
  const replaced = letters
    .slice(1)
    .flatMap((_, index) =>
      (/^[a-z]/.test(word) ? LATIN : RUSSIAN).map((letter) => letters.with(index + 1, letter)),
    )
  return distinct([...swapped, ...replaced], word)
}

const distinct = (spellings: readonly (string | undefined)[][], word: string): string[] => [
  ...new Set(spellings.map((letters) => letters.join('')).filter((spelling) => spelling !== word)),
]
