import type { Leave } from './left-out'
import { pageRows } from './own-pages'
import type { LineContent } from './pasted-line'

const COUNT = '(?<count>\\d{1,3}(?: \\d{3})+|\\d+) (?:шт|уп)\\.'
const CODE = 'код (?<code>\\d{6})(?:, под заказ)?'

/** How e-mails of the shop write what is ordered: as plain text, and copied out of their tables. */
const ROWS = [
  `^\\d+\\. (?<name>.+) \\(${CODE}\\) — ${COUNT}, .+$`,
  `^\\d+\\. (?<name>.+)\\n *${CODE}, [^\\n×]+ × ${COUNT} = .+$`,
  `^(?<name>.+)\\n${COUNT} × .+\\n${CODE}(?:\\s.*)?$`,
].map((row) => new RegExp(row, 'gm'))
const GIFTS = [
  /^\d+\. .+ — \d+ (?:шт|уп)\., Подарок$/gm,
  /^\d+\. .+\n *код \d{6}, Подарок$/gm,
  /^.+\n\d+ (?:шт|уп)\.(?:\nкод \d{6}(?:, под заказ)?)?\s+Подарок$/gm,
]

/** Titles of the table of a document, as a PDF is copied. */
const TITLES = /№\s+Код\s+Наименование\s+Ед\.\s+Кол-/
/** A row of it: the name may go on over lines, and after the sums, too. */
const ROW =
  /(?<![\d.,])\d{1,4}\s(?<code>\d{6})\s(?<name>(?:.|\n){1,400}?)\s(?:шт|уп)\.\s(?<numbers>[\d\s]+,\d\d)\s(?<sum>[\d ]+,\d\d)(?![\d,])/g

const numberOf = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'))

/** The count before a price, of which both may have blanks between their thousands: that with which it makes the sum. */
function countBefore(numbers: string, sum: number): number | undefined {
  const parts = numbers.trim().split(/\s+/)
  const counts = parts.slice(1).map((_, at) => ({
    count: numberOf(parts.slice(0, at + 1).join('')),
    price: numberOf(parts.slice(at + 1).join('')),
  }))
  return counts.find(({ count, price }) => Math.round(count * price * 100) === Math.round(sum * 100))?.count
}

interface OwnRows {
  rows: LineContent[]
  /** Of the text, without them. */
  rest: string
}

/**
 * Rows of what the shop has written itself: e-mails and pages of baskets and orders, printed documents. They are read exactly, by their codes.
 * @param text with `\n` between its lines and plain blanks
 * @param leave told of the gifts, which nobody asks for
 */
export function ownRows(text: string, leave: Leave): OwnRows {
  const found: { at: number; row: LineContent }[] = []
  let rest = text
  /** What is found gives way to as many line breaks: what follows stays where it was. */
  const take = (pattern: RegExp, read: (groups: Record<string, string>) => number | undefined) => {
    rest = rest.replace(pattern, (whole: string, ...more) => {
      const groups: Record<string, string> = more.at(-1)
      const [quantity, name = ''] = [read(groups), groups.name?.replace(/\s+/g, ' ').trim()]
      if (!quantity || !groups.code) return whole
      found.push({ at: Number(more.at(-3)), row: { text: name, code: groups.code, name, quantity } })
      return '\n'.repeat(whole.length)
    })
  }
  for (const row of ROWS) take(row, ({ count = '' }) => numberOf(count))
  if (TITLES.test(rest)) take(ROW, ({ numbers = '', sum = '' }) => countBefore(numbers, numberOf(sum)))
  const page = pageRows(rest, leave)
  found.push(...page.found.map(([at, row]) => ({ at, row })))
  if (found.length === 0) return { rows: [], rest: text }
  rest = page.rest
  for (const gift of GIFTS)
    rest = rest.replace(gift, (whole) => {
      leave(whole, 'gift')
      return '\n'.repeat(whole.length)
    })
  return { rows: found.sort((one, other) => one.at - other.at).map(({ row }) => row), rest }
}
