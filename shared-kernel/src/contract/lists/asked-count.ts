import { patternTexts } from './pattern-texts'

const { unit } = patternTexts
const COUNT = new RegExp(`(?<![\\d.,/])(\\d{1,6})\\s*(${unit})(?!\\s*/)`, 'giu')
/** Several counts that dashes mark belong to several products: «синяя – 12 шт., чёрная – 8 шт.». */
const DASHED = new RegExp(`\\s[-–—]\\s*\\d{1,6}\\s*(?:${unit})`, 'giu')
/** Several products of one line. */
const BETWEEN = /(?:[,;]|\sи\s|\+)\s*[^,;\d]*\p{L}{3}/u
/** A count in words of a line that ends with another one. */
const IN_WORDS = /\s\d{1,6}\s+(?:пачек|пачки|штук|упаковок|упаковки|коробок|коробки)\s.*\s\d{1,5}\s*$/i
/** «по 4 шт.» of «чёрный, красный, синий», «по 2 шт каждого»: of each, or of all. */
const EACH = new RegExp(
  `(?<!\\p{L})по\\s+\\d{1,6}\\s*(?:${unit})(?:\\s*(?:на\\s+)?кажд\\S*(?:\\s+\\p{L}+)?)?\\s*$`,
  'iu',
)
const SEVERAL =
  /\p{L}\s*(?:,\s*\p{L}|\sи\s|\/\s?\p{L}{3})|(?<!\p{L})кажд|цвет(?:а|ов)(?!\p{L})|(?<!\p{L})вид(?:а|ов)(?!\p{L})/iu
/** «1,5 короба», «1/2 уп», «5-7 пачек»: no whole number. */
const PART = new RegExp(
  `(?<![\\p{L}\\d.,/№#-])(\\d+[.,]\\d*[1-9]\\d*|\\d+\\s?/\\s?\\d+|\\d*[½¼¾]|\\d{1,5}[-–—]\\d{1,5})\\s*(?:${unit}|короба)\\s*$`,
  'iu',
)
/** «28 100 шт»: a hundred of size 28, or twenty-eight thousand. */
const THOUSANDS = new RegExp(`(?<=\\p{L}\\s)\\d{1,3}(?: \\d{3})+\\s*(?:${unit})\\s*$`, 'iu')

/** «1 уп (100 шт)», «2 уп. х 100 шт», «10 уп/100шт»: packs, or what is in them. */
const IN_PACKS = new RegExp(
  `(?<![\\d.,/])\\d{1,6}\\s*(?:${unit})\\s*(?:\\(\\s*\\d{1,6}\\s*(?:${unit})\\s*\\)|[xх×*/]\\s*\\d{1,6}\\s*(?:${unit}))\\s*$`,
  'iu',
)

/** A count that a line says and that is to be asked about, and the line without it. */
export interface AskedCount {
  count: string
  rest: string
}

const without = (line: string, found: RegExpExecArray): AskedCount => ({
  count: found[0].replace(/^[\s–—-]+/, '').trim(),
  rest: `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`,
})

const sameUnit = (one = '', other = '') => one.slice(0, 2).toLowerCase() === other.slice(0, 2).toLowerCase()

/** Counts of one line that are those of several products. */
function severalCounts(line: string): AskedCount | undefined {
  const found = [...line.matchAll(COUNT)]
  const areDashed = (line.match(DASHED) ?? []).length > 1
  const areDivided = found.some(({ index, 0: whole, 2: unitOf }, at) => {
    const next = found[at + 1]
    return next && sameUnit(unitOf, next[2]) && BETWEEN.test(line.slice(index + whole.length, next.index))
  })
  if (found.length < 2 || (!areDashed && !areDivided)) return undefined
  const counts = found.map(([whole]) => whole.trim())
  const rest = line.replace(DASHED, '').replace(COUNT, '').replace(/\s+,/g, ',')
  return { count: counts.join(', '), rest }
}

/**
 * What a line says of its count that may mean several things: of each or of all, a part, one of several products.
 */
export function askedCount(line: string): AskedCount | undefined {
  const several = severalCounts(line)
  if (several) return several
  const words = IN_WORDS.exec(line)
  if (words) return { count: words[0].trim(), rest: line.replace(/\d{1,5}\s*$/, '') }
  const each = EACH.exec(line)
  if (each && SEVERAL.test(line)) return without(line, each)
  const unsure = PART.exec(line) ?? THOUSANDS.exec(line) ?? IN_PACKS.exec(line)
  return unsure ? without(line, unsure) : undefined
}
