import { isName } from './cell-values'
import type { LineContent } from './pasted-line'
import { endsWithBareCount, readPlainLine, type TextHabits } from './read-plain-line'

/** What e-mails say around a list. */
const NO_PRODUCT =
  /^(итого|всего|здравствуйте|добрый\s(день|вечер)|доброе\sутро|прошу|просим|нужно|заявка|заказ|с уважением|спасибо|код|артикул|наименование|название|кол-?во|количество)(?![а-яё])[^\d]*$/i
/** More of a line than any product is called: some patterns take a square of its length. */
const MAX_LENGTH = 1000
const TOTAL = /^(итого|всего|к оплате|сумма)(?![а-яё])/i

function habitsOf(lines: readonly string[]): TextHabits {
  const ordinals = lines.map((line) => Number(/^\s*(\d{1,4})[\s.)]/.exec(line)?.[1] ?? Number.NaN))
  const numbered = lines.length > 1 && ordinals.every((number, at) => number === at + 1)
  const uncounted = lines.filter((line) => {
    const { code, quantity } = readPlainLine(line, { numbered, bareCounts: false })
    return !code && quantity === undefined
  })
  return { numbered, bareCounts: uncounted.length > 1 && uncounted.every(endsWithBareCount) }
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
    .filter((line) => line !== '' && !NO_PRODUCT.test(line) && !TOTAL.test(line))
  const habits = habitsOf(lines)
  return lines
    .map((line) => readPlainLine(line, habits))
    .filter(({ code, name }) => code !== undefined || (name !== undefined && isName(name)))
}
