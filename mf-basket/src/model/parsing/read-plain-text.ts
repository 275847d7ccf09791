import { isName } from './cell-values'
import type { LineContent } from './pasted-line'
import { endsWithBareCount, readPlainLine, type TextHabits } from './read-plain-line'

/** What e-mails say around a list. */
const NO_PRODUCT =
  /^(итого|всего|здравствуйте|добрый\s(день|вечер)|доброе\sутро|прошу|просим|нужно|заявка|заказ|с уважением|спасибо|код|артикул|наименование|название|кол-?во|количество)(?![а-яё])[^\d]*$/i
/** A signature: «тел. +7 (495) 200-01-01», «e-mail: …». */
const CONTACTS = [
  /^(тел(ефон)?|моб(ильный)?|факс)[\s.:].*(\+7|\(\d{3,}\)|\d{2,3}-\d\d-\d\d)/i,
  /^(e-?mail|почта|сайт)\s*:|^www\./i,
  /^\D*\+7[\s(\d-]{9,}$/,
  /\S@\S+\.\S/,
]
/** More of a line than any product is called: some patterns take a square of its length. */
const MAX_LENGTH = 1000
const TOTAL = /^(итого|всего|к оплате|сумма)(?![а-яё])/i

function habitsOf(lines: readonly string[]): TextHabits {
  const ordinals = lines.map((line) => Number(/^\s*(\d{1,4})[\s.)]/.exec(line)?.[1] ?? Number.NaN))
  const numbered = lines.length > 1 && ordinals.every((number, at) => number === at + 1)
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

/** Lines of an e-mail or of a plain list. */
export function readPlainText(text: string): LineContent[] {
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .replaceAll('\t', '  ')
        .trim()
        .slice(0, MAX_LENGTH)
        .replace(/\s{3,}/g, '  '),
    )
    .filter((line) => line !== '' && ![NO_PRODUCT, TOTAL, ...CONTACTS].some((pattern) => pattern.test(line)))
  const habits = habitsOf(lines)
  return lines
    .map((line) => readPlainLine(line, habits))
    .filter(({ code, name }) => code !== undefined || (name !== undefined && isName(name)))
}
