import { askedCount } from './asked-count'
import { confirmedCount } from './confirmed-count'
import { type LineContent, MAX_COUNT } from './pasted-line'
import { patternTexts } from './pattern-texts'
import { isJumble } from './split-codes'

const { unit, content, at, times, roubles, perUnit } = patternTexts

/** What the lines of a text have in common. */
export interface TextHabits {
  /** Each begins with its number. */
  numbered: boolean
  /** Each ends with a count that nothing marks as one: «степлер 5». */
  bareCounts: boolean
}

const BULLET = /^[\s\-–—•·*▪◦>]+/
const ORDINAL = /^(?:\(\d{1,4}\)\s*|\d{1,4}[.)](?:\s+|(?=\p{L}|\d{6}(?!\d))))/u
/** «0303909», «303909.0»: what table programs make of a code. */
const ODD_CODE = /(?<![\d.,-])0{0,3}(\d{6})(?:[.,]0)?(?![\d.,-])/g
const BARE_ORDINAL = /^\d{1,4}\s+/
const SUM = '(?<![\\p{L}\\d.,])(?:\\d{1,3}(?: \\d{3})+|\\d+)(?:[.,]\\d{1,2})?'
const PRICES = [
  new RegExp(`(?:${times}\\s*)?${SUM}\\s*${roubles}(?:\\s*${perUnit})?`, 'giu'),
  new RegExp(`\\s${at}\\s*${SUM}(?![\\d.,]|\\s*(?:${unit}|${content}))`, 'giu'),
]
/** «5,0 шт», «– 2,00»: whole. */
const WHOLE = new RegExp(
  `((?<![\\d.,])\\d{1,6})[.,]0{1,2}(?=\\s*(?:${unit})|(?<=[-–—:=]\\s*\\d+[.,]0+)\\s*$)`,
  'giu',
)
/** «– 1 000 шт»: behind a sign nothing else belongs to the number. */
const THOUSANDS = new RegExp(
  `(?<=(?:\\s[-–—×]|[:=])\\s*)\\d{1,3}(?: \\d{3})+(?=\\s*(?:${unit})?\\s*$)`,
  'giu',
)
const EQUALS = new RegExp(`=\\s*(${SUM})\\s*$`, 'u')
const CODE =
  /(?:(?:код(?:\s+товара)?|артикул|арт|№|#|sku)[\s.:№]*|(?<![\d.,/]|\d-))(\d{6}|(?<![xх×*]|[xх×*]\d{1,4})\d{3}[ -]\d{3}(?!\s*(?:шт|уп|пач|кор|листов)))(?![\d/]|-\d\d-\d)(?![.,]\d)/i

/** Marked counts: first group. The last ones stand at the end, where nobody writes a size without its unit. */
const MARKED = [
  new RegExp(`(?<![\\d.,])(\\d{1,6})\\s*(?:${unit})\\s+по\\s+\\d+\\s*(?:${unit}|${content})\\s*$`, 'i'),
  new RegExp(`(?:[-–—]\\s*)?(?<!\\p{L})по\\s+(\\d{1,6})\\s*(?:${unit})\\s*$`, 'iu'),
  new RegExp(`(?<![\\d.,])(\\d{1,6})\\s*(?:${unit})\\)?\\s*$`, 'i'),
  /(?<!\d)(?<!(?<![\p{L}\d])\d{1,5}\s)(?<!\d[x×х*]\d{1,5}\s)[x×х*]\s*(\d{1,6})\s*$/iu,
  new RegExp(`^(\\d{1,6})\\s*(?:${unit})\\s+(?=\\S)`, 'i'),
  /^(\d{1,6})\s*[x×х*]\s+(?=\D)/i,
  /(?:\s[-–—]+|[:=;])\s*(\d{1,6})\s*$/,
  /\s{2,}(\d{1,6})\s*$/,
  // «Ежедневник 2027 4»
  /(?<=\s20\d\d\s+)(\d{1,3})\s*$/,
]
/** Counts beside a code need no mark. */
const BESIDE_CODE = [
  /^[x×х*]\s*(\d{1,6})\s*$/i,
  /^(\d{1,6})\s*[x×х*]$/i,
  /(?:^|[\s;:–—-]|(?<!\d),)(\d{1,5})\s*$/,
  /^(\d{1,5})(?=$|[\s;:]|,(?!\d))/,
]
const BARE =
  /(?:\p{L}[^\s]*|\d[x×х*/]\d[^\s]*|№\d[\d/-]*|[)»"”%]|(?<=\s)(?:19|20)\d\d)\s+(?!(?:19|20)\d\d\s*$)(\d{1,5})\s*$/u

interface Counted {
  rest: string
  quantity?: number
}

function takeCount(text: string, patterns: readonly RegExp[]): Counted {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    const digits = found?.[1]
    if (!found || digits === undefined) continue
    const [kept, from] = [found[0].indexOf(digits), found.index]
    const rest = `${text.slice(0, from)}${pattern === BARE ? found[0].slice(0, kept) : ' '}${text.slice(from + found[0].length)}`
    return { rest, quantity: Math.min(Number(digits), MAX_COUNT) }
  }
  return { rest: text }
}

/** «2 шт. (Петрова)»: for whom; «5 пачек (2500 листов)»: what that comes to. */
const ASIDE = new RegExp(
  `(?<=\\d\\s?(?:${unit}))\\s*\\((?:[^()\\d]*|[\\d ]+(?:${content})|по\\s+\\d+\\s*(?:${unit}|${content}))\\)\\s*$`,
  'i',
)
/** «код: 287370 кол-во: 10»: the title of the count is no name. */
const COUNT_TITLE = /^(?:кол-?во|количество|qty|quantity)$/i

const EDGES = /^[\s.,;:=()[\]–—-]+|[\s,;:=([–—-]+$/g
const tidy = (text: string) =>
  text
    .replace(/\(\s*\)/g, ' ')
    .replace(EDGES, '')
    .replace(/\s+/g, ' ')

/** What a line says besides its code, and where a count may stand there. */
function aroundCode(text: string) {
  const coded = isJumble(text) ? null : CODE.exec(text)
  if (!coded) return { code: undefined, around: text, counts: MARKED }
  const around = `${text.slice(0, coded.index)} ${text.slice(coded.index + coded[0].length)}`.trim()
  return { code: coded[1] ?? '', around, counts: [...MARKED, ...BESIDE_CODE] }
}

/** «= 883,20», or «= 240» behind a price or a count, is what it comes to; «Клей = 12» and «Бумага А4 80 = 3» are how many. */
function endsWithSum(text: string, isPriced: boolean): boolean {
  const [whole, sum] = EQUALS.exec(text) ?? []
  if (whole === undefined || sum === undefined) return false
  if (isPriced || /\D/.test(sum)) return true
  const { around, counts } = aroundCode(text.slice(0, -whole.length).trimEnd())
  const { quantity } = takeCount(around, [...counts, BARE])
  return quantity !== undefined && quantity <= Number(sum)
}

/** A line without what is not the product: bullet, ordinal, prices. */
function bare(line: string, numbered: boolean): string {
  const begun = line.replace(BULLET, '').replace(ORDINAL, '').replace(ODD_CODE, '$1')
  const plain =
    numbered && begun.length === line.replace(BULLET, '').length ? begun.replace(BARE_ORDINAL, '') : begun
  const unpriced = PRICES.reduce((text, price) => text.replace(price, ' '), plain)
    .replace(WHOLE, '$1')
    .replace(THOUSANDS, (thousands) => thousands.replaceAll(' ', ''))
  return (endsWithSum(unpriced, unpriced !== plain) ? unpriced.replace(EQUALS, ' ') : unpriced)
    .replace(ASIDE, '')
    .replace(/[;,.]+\s*$/, '')
    .trimEnd()
}

/** What one line of an e-mail or of a list says. */
export function readPlainLine(line: string, habits: TextHabits): LineContent {
  const asked = askedCount(line.replace(/[;,]\s*$/, ''))
  if (asked) {
    const {
      quantity: _,
      unreadCount: _given,
      ...content
    } = readOne(asked.rest, { ...habits, bareCounts: false })
    return { ...content, unreadCount: asked.count }
  }
  const confirmed = confirmedCount(line)
  if (!confirmed) return readOne(line, habits)
  const { quantity, rest } = confirmed
  const { unreadCount: _, ...content } = readOne(rest, { ...habits, bareCounts: false })
  return { ...content, quantity: Math.min(quantity, MAX_COUNT) }
}

function readOne(line: string, { numbered, bareCounts }: TextHabits): LineContent {
  const text = bare(line, numbered)
  const { code, around, counts } = aroundCode(text)
  if (code !== undefined) {
    const { rest, quantity } = takeCount(around, counts)
    const name = tidy(rest).replace(COUNT_TITLE, '')
    const isNamed = /\p{L}/u.test(name)
    return {
      text: tidy(`${code} ${name}`),
      code: code.replace(/\D/g, ''),
      ...(isNamed ? { name } : {}),
      ...(quantity === undefined ? {} : { quantity }),
      ...(quantity === undefined && !isNamed && name !== '' ? { unreadCount: name } : {}),
    }
  }
  const { rest, quantity } = takeCount(text, bareCounts ? [...counts, BARE] : counts)
  const name = tidy(rest)
  const isNearlyCode = /^\d{5}$|^\d{7}$/.test(name)
  return {
    text: name,
    ...(name === '' ? {} : isNearlyCode ? { code: name } : { name }),
    ...(quantity === undefined ? {} : { quantity }),
  }
}

/** Whether a count that nothing marks ends the line. */
export const endsWithBareCount = (line: string): boolean => BARE.test(line) && !CODE.test(line)
