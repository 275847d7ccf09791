import { type LineContent, MAX_COUNT } from './pasted-line'
import { isJumble } from './split-codes'
import { patternTexts } from './texts'

const { unit, at, times, roubles, perUnit } = patternTexts

/** What the lines of a text have in common. */
export interface TextHabits {
  /** Each begins with its number. */
  numbered: boolean
  /** Each ends with a count that nothing marks as one: «степлер 5». */
  bareCounts: boolean
}

const BULLET = /^[\s\-–—•·*▪◦>]+/
const ORDINAL = /^\d{1,4}[.)]\s+/
const BARE_ORDINAL = /^\d{1,4}\s+/
const SUM = '(?<![\\p{L}\\d.,])(?:\\d{1,3}(?: \\d{3})+|\\d+)(?:[.,]\\d{1,2})?'
const PRICES = [
  new RegExp(`(?:${times}\\s*)?${SUM}\\s*${roubles}(?:\\s*${perUnit})?`, 'giu'),
  new RegExp(`\\s${at}\\s*${SUM}`, 'giu'),
  new RegExp(`=\\s*${SUM}\\s*$`, 'giu'),
]
const CODE =
  /(?:(?:код(?:\s+товара)?|артикул|арт|№|#|sku)[\s.:№]*)?(?<![\d.,/])(\d{6}|\d{3}[ -]\d{3})(?![\d/])(?![.,]\d)/i

/** Marked counts: first group. The last ones stand at the end, where nobody writes a size without its unit. */
const MARKED = [
  new RegExp(`(?<![\\d.,])(\\d{1,6})\\s*(?:${unit})\\)?\\s*$`, 'i'),
  /(?<!\d)(?<!\d\s)[x×х*]\s*(\d{1,6})\s*$/i,
  new RegExp(`^(\\d{1,6})\\s*(?:${unit})\\s+(?=\\S)`, 'i'),
  /^(\d{1,6})\s*[x×х*]\s+(?=\D)/i,
  /(?:\s[-–—]+|[:=;])\s*(\d{1,6})\s*$/,
  /\s{2,}(\d{1,6})\s*$/,
]
/** Counts beside a code need no mark. */
const BESIDE_CODE = [
  /^[x×х*]\s*(\d{1,6})\s*$/i,
  /^(\d{1,6})\s*[x×х*]$/i,
  /(?:^|[\s;:–—-]|(?<!\d),)(\d{1,5})\s*$/,
  /^(\d{1,5})(?=$|[\s;:]|,(?!\d))/,
]
const BARE = /\p{L}[^\s]*\s+(\d{1,5})\s*$/u

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

const EDGES = /^[\s.,;:=()[\]–—-]+|[\s,;:=([–—-]+$/g
const tidy = (text: string) =>
  text
    .replace(/\(\s*\)/g, ' ')
    .replace(EDGES, '')
    .replace(/\s+/g, ' ')

/** A line without what is not the product: bullet, ordinal, prices. */
function bare(line: string, numbered: boolean): string {
  const begun = line.replace(BULLET, '').replace(ORDINAL, '')
  const plain =
    numbered && begun.length === line.replace(BULLET, '').length ? begun.replace(BARE_ORDINAL, '') : begun
  return PRICES.reduce((text, price) => text.replace(price, ' '), plain)
    .replace(/[;,.]+\s*$/, '')
    .trimEnd()
}

/** What one line of an e-mail or of a list says. */
export function readPlainLine(line: string, { numbered, bareCounts }: TextHabits): LineContent {
  const text = bare(line, numbered)
  const coded = isJumble(text) ? null : CODE.exec(text)
  if (coded) {
    const code = (coded[1] ?? '').replace(/\D/g, '')
    const around = `${text.slice(0, coded.index)} ${text.slice(coded.index + coded[0].length)}`.trim()
    const { rest, quantity } = takeCount(around, [...MARKED, ...BESIDE_CODE])
    const name = tidy(rest)
    const isNamed = /\p{L}/u.test(name)
    return {
      text: tidy(`${coded[1]} ${name}`),
      code,
      ...(isNamed ? { name } : {}),
      ...(quantity === undefined ? {} : { quantity }),
      ...(quantity === undefined && !isNamed && name !== '' ? { unreadCount: name } : {}),
    }
  }
  const { rest, quantity } = takeCount(text, bareCounts ? [...MARKED, BARE] : MARKED)
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
