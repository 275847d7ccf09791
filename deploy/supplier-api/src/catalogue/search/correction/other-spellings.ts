import { LOOKS_LATIN, LOOKS_RUSSIAN } from '../query/looks'

/** Longer groups first. */
const SOUNDS: [string, string][] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['yo', 'е'],
  ['ju', 'ю'],
  ['ja', 'я'],
  ...Object.entries({ a: 'а', b: 'б', c: 'к', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'й' }),
  ...Object.entries({ k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т' }),
  ...Object.entries({ u: 'у', v: 'в', w: 'в', x: 'кс', y: 'ы', z: 'з', "'": 'ь' }),
]

/** Russian words written in Latin letters («skotch» → «скотч»); null when there are none. */
export function fromTranslit(query: string): string | null {
  const text = query.toLowerCase()
  if (!/[a-z]/.test(text)) return null
  let result = ''
  for (let at = 0; at < text.length; ) {
    const sound = SOUNDS.find(([latin]) => text.startsWith(latin, at))
    result += sound?.[1] ?? text[at]
    at += sound?.[0].length ?? 1
  }
  return result.replace(/иа(?![а-я])/g, 'ия')
}

/** A word with letters of both alphabets, all Russian: a Latin «a» in «бумaга» looks the same; null when it has not both. */
export function oneAlphabet(query: string): string | null {
  if (!/[a-z]/.test(query) || !/[а-яё]/.test(query)) return null
  return [...query].map((sign) => LOOKS_RUSSIAN[LOOKS_LATIN.indexOf(sign)] ?? sign).join('')
}

/** A short word of Russian letters that look like Latin ones, in Latin: «НВ» is HB, «2В» 2B; null when it has others. */
export function lookingLatin(query: string): string | null {
  if (!/^(?:\d{1,3}[а-яё]|[а-яё]{2,3})$/.test(query)) return null
  const latin = [...query].map((sign) => LOOKS_LATIN[LOOKS_RUSSIAN.indexOf(sign)] ?? sign).join('')
  return /[а-яё]/.test(latin) ? null : latin
}
