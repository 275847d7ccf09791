/** What stands in place of which letters. */
type Sounds = readonly (readonly [from: string, to: string])[]

/** Sounds written as «shch щ sch щ». */
export function readSounds(text: string): Sounds {
  const parts = text.split(' ')
  return parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as const] : []))
}

/** Letters in place of others; what has no sound stays. @param sounds longer groups of letters first */
export function transliterate(text: string, sounds: Sounds): string {
  let result = ''
  for (let at = 0; at < text.length; ) {
    const [from = text[at] ?? '', to = from] = sounds.find(([start]) => text.startsWith(start, at)) ?? []
    result += to
    at += from.length
  }
  return result
}

/** Each sign of `from` becomes the one at its place in `to`; others stay. */
export const swapSigns = (text: string, from: string, to: string): string =>
  [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('')
