import { LOOKS_LATIN, LOOKS_RUSSIAN } from '../query/looks'
import { readSounds, swapSigns, transliterate } from '../query/transliterate'

/** Longer groups first. */
const SOUNDS = readSounds(
  "shch щ sch щ zh ж kh х ts ц ch ч sh ш yu ю ya я yo е ju ю ja я a а b б c к d д e е f ф g г h х i и j й k к l л m м n н o о p п q к r р s с t т u у v в w в x кс y ы z з ' ь",
)

/** Russian words written in Latin letters («skotch» → «скотч»); null when there are none. */
export function fromTranslit(query: string): string | null {
  const text = query.toLowerCase()
  if (!/[a-z]/.test(text)) return null
  return transliterate(text, SOUNDS).replace(/иа(?![а-я])/g, 'ия')
}

/** A word with letters of both alphabets, all Russian: a Latin «a» in «бумaга» looks the same; null when it has not both. */
export function oneAlphabet(query: string): string | null {
  if (!/[a-z]/.test(query) || !/[а-яё]/.test(query)) return null
  return swapSigns(query, LOOKS_LATIN, LOOKS_RUSSIAN)
}

/** A short word of Russian letters that look like Latin ones, in Latin: «НВ» is HB, «2В» 2B; null when it has others. */
export function lookingLatin(query: string): string | null {
  if (!/^(?:\d{1,3}[а-яё]|[а-яё]{2,3})$/.test(query)) return null
  const latin = swapSigns(query, LOOKS_RUSSIAN, LOOKS_LATIN)
  return /[а-яё]/.test(latin) ? null : latin
}
