import type { QueryWord } from './read-words'

/** An unfinished word is told from this length on. */
const SHORTEST_BEGINNING = 3
const SURE_BEGINNING = 4
/** A word with a full stop after it: «шар.», «черн.»; «л.» and «шт.» are units. */
const SHORTENED = /(?<![\p{L}\p{N}])\p{L}{3,}(?=\.)/gu

/** Words of a query that a full stop cuts short, as the index writes words. */
export const shortenedWords = (query: string): ReadonlySet<string> =>
  new Set(query.toLowerCase().replaceAll('ё', 'е').match(SHORTENED) ?? [])

interface Place {
  /** The query ends with the word: it may be unfinished. */
  last: boolean
  /** Of `shortenedWords`: it is unfinished. */
  shortened: boolean
}

/** What words begin with that a word may be the beginning of; null when it is a whole one, or too short to tell. */
export function beginningOf({ word, rawStem, known, whole }: QueryWord, place: Place): string | null {
  if (!place.last && !place.shortened) return null
  if (word.length < SHORTEST_BEGINNING || !/^[a-zа-я]/.test(word)) return null
  if (place.shortened) return word
  if (whole) return null
  // The stemmer may cut an unfinished word too short to be told from others; a known one may be whole in another form.
  return known || rawStem.length < SURE_BEGINNING ? word : rawStem
}
