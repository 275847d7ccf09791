import { isName } from './cell-values'
import { type Leave, type LeftOutReason, unsaid } from './left-out'
import { aroundList, beginsSignature, withoutAddress, withoutPhones } from './no-products'
import { type LineContent, MAX_LENGTH } from './pasted-line'
import { patternTexts } from './pattern-texts'
import { endsWithBareCount, readPlainLine, type TextHabits } from './read-plain-line'

/** Of a letter that is answered. */
const QUOTED = /^(?:\s*>)+/

function habitsOf(lines: readonly string[]): TextHabits {
  const ordinals = lines.map((line) => Number(/^\s*\(?(\d{1,4})[\s.)]/.exec(line)?.[1] ?? Number.NaN))
  // A list that was filtered keeps its numbers.
  const isRising = ordinals.every((number, at) => number > (ordinals[at - 1] ?? 0))
  const isCountedTwice = lines.length > 2 && isRising && lines.every(endsWithBareCount)
  const numbered = lines.length > 1 && (isCountedTwice || ordinals.every((number, at) => number === at + 1))
  const read = lines.map((line) => ({ line, ...readPlainLine(line, { numbered, bareCounts: false }) }))
  const uncounted = read.filter(({ code, quantity }) => !code && quantity === undefined)
  // One name with a number at its end says nothing by itself; among codes that all have counts it has one, too.
  const coded = read.filter(({ code }) => code !== undefined)
  const areCounted = coded.length > 1 && coded.every(({ quantity }) => quantity !== undefined)
  return {
    numbered,
    bareCounts:
      (uncounted.length > 1 || areCounted) && uncounted.every(({ line }) => endsWithBareCount(line)),
  }
}

/** How documents of the shop call a gift: nobody asks for one. */
const GIFT = /(\(подарок\)|,\s*подарок)$/i
const CODE_LINE = /^(?:код|арт(?:икул)?)[\s.:№]+\d{6}(?!\d)/i
/** A count, a price or a sum in a line of its own, as pages are copied. */
const NUMBER_LINE = /^(?:[x×х]\s*)?\d[\d\s.,]*\s*(?:₽|руб\.?|р\.)?(?:\s*(?:\/|за)\s*\p{L}+\.?)?$/iu

const CODE_ALONE = /^(?:(?:код(?:\s+товара)?|арт(?:икул)?)[\s.:№]*)?\d{6}$/i
const COUNT_ALONE = new RegExp(`^\\d{1,5}\\s*(?:${patternTexts.unit})?$`, 'i')
/** «1 303909 Бумага для офисной»: a row of a document, of which the rest stands in the next line. */
const ROW_BEGINS = /^\d{1,4}\s+\d{6}\s+\p{L}/u
const ROW_ENDS = /\s\d[\d ]*\s+\d[\d ]*[.,]\d\d\s+\d[\d ]*[.,]\d\d$/

/** Products of which each line says one thing, from the code on: «303909», «10», or «Арт. 303909», name, count, price. */
function joinFromCodes(lines: readonly string[]): readonly string[] {
  const codes = lines.filter((line) => CODE_ALONE.test(line)).length
  const isPaired =
    lines.length === codes * 2 && lines.every((line, at) => (at % 2 ? COUNT_ALONE : CODE_ALONE).test(line))
  const isPage = codes > 1 && CODE_ALONE.test(lines[0] ?? '') && lines.length > codes * 2
  if (!isPaired && !isPage) return lines
  const joined: string[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (above === undefined || CODE_ALONE.test(line)) joined.push(line)
    else joined[joined.length - 1] = `${above} ${line}`
  }
  return joined
}

/** Rows of a document whose names go on in the next line. */
const joinRows = (lines: readonly string[]): string[] => {
  const joined: string[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const goesOn =
      above !== undefined &&
      ROW_BEGINS.test(above) &&
      !ROW_ENDS.test(above) &&
      !/(?<!\d)\d{6}(?!\d)/.test(line)
    if (goesOn && ROW_ENDS.test(line)) joined[joined.length - 1] = `${above} ${line}`
    else joined.push(line)
  }
  return joined
}

/** What ends with a count is a line of its own. */
const COUNTED = new RegExp(`\\d\\s*(?:${patternTexts.unit})\\.?$`, 'i')

/** «код 782146, 545,2 ₽ × 6 шт.» goes on with the product of the line above. */
const joinCodes = (lines: readonly string[]): string[] => {
  const joined: string[] = []
  const isPage =
    lines.filter((line) => NUMBER_LINE.test(line) && /₽|руб/i.test(line)).length > 0 &&
    lines.some((line) => CODE_LINE.test(line))
  for (const line of lines) {
    const above = joined.at(-1)
    const isPriced = /₽|руб|р\./i.test(line)
    const hasRoom = above !== undefined && above.length < MAX_LENGTH
    if (
      hasRoom &&
      CODE_LINE.test(line) &&
      !/(?<!\d)\d{6}(?!\d)/.test(above) &&
      !(COUNTED.test(above) && COUNTED.test(line))
    )
      joined[joined.length - 1] = `${above}, ${line}`
    else if (hasRoom && NUMBER_LINE.test(line) && (isPriced || isPage))
      joined[joined.length - 1] = `${above} ${line}`
    else joined.push(line)
  }
  return joined
}

function withoutSignature(lines: readonly string[], leave: Leave): string[] {
  let isSignature = false
  let isCounted = false
  return lines.filter((line) => {
    if (beginsSignature(line)) isSignature = isCounted
    else if (/\d/.test(withoutPhones(line))) {
      isSignature = false
      isCounted = true
    }
    if (isSignature) leave(line, 'signature')
    return !isSignature
  })
}

/** «303909 1», «897120 2», «287370 3»: the counts, or the numbers of the rows. */
const NUMBERED_CODE = /^\d{6}\s+(\d{1,4})$/
const asked = ({ quantity, ...content }: LineContent): LineContent =>
  quantity === undefined ? content : { ...content, unreadCount: `${quantity}` }

/**
 * Lines of an e-mail or of a plain list.
 * @param leave told of the lines that are no products
 */
export function readPlainText(text: string, leave: Leave = unsaid): LineContent[] {
  const given = text
    .split('\n')
    .map((line) =>
      line
        .replaceAll('\t', '  ')
        .replace(QUOTED, '')
        .trim()
        .slice(0, MAX_LENGTH)
        .replace(/\s{3,}/g, '  '),
    )
    .filter((line) => line !== '')
  const without = (reasonOf: (line: string) => LeftOutReason | undefined) => (line: string) => {
    const reason = reasonOf(line)
    if (reason) leave(line, reason)
    return reason === undefined
  }
  const lines = joinCodes(joinFromCodes(joinRows(withoutSignature(given, leave).filter(without(aroundList)))))
    .filter(without((line) => (GIFT.test(line) ? 'gift' : undefined)))
    .map((line) => withoutAddress(withoutPhones(line)).trim())
    .filter((line) => line !== '')
  const habits = habitsOf(lines)
  const isNumbered =
    lines.length > 2 && lines.every((line, at) => NUMBERED_CODE.exec(line)?.[1] === `${at + 1}`)
  return lines.flatMap((line) => {
    const content = isNumbered ? asked(readPlainLine(line, habits)) : readPlainLine(line, habits)
    const { code, name } = content
    if (code !== undefined || (name !== undefined && isName(name))) return [content]
    leave(line, 'nothing')
    return []
  })
}
