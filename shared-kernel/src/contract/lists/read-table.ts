import { codeAmong, codeInColumn, countOf, isName } from './cell-values'
import { type Columns, columnsOf } from './find-columns'
import type { LineContent } from './pasted-line'
import { readPlainText } from './read-plain-text'

const TOTAL = /^(итого|всего|сумма|ндс|в т\.?\s?ч|к оплате)(?![а-яё])/i
/** How documents of the shop call a gift: nobody asks for one. */
const GIFT = /\(подарок\)$/i

/** A cell that says something. */
const SAYING = /[\p{L}\d]/u

/** A row that may ask for something: no total and no gift. */
export const isLine = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== '') && !cells.some((cell) => TOTAL.test(cell) || GIFT.test(cell))

/** «Канцелярские товары» over its rows: a name alone in a wide table. */
const isSection = (cells: readonly string[], { quantity, titles }: Columns): boolean =>
  quantity >= 0 && titles.length > 3 && cells.length > 1 && cells.filter((cell) => cell !== '').length === 1

/** A line without columns among those of a table says its count in words: «Скрепки 28 мм - 5 шт». */
const isLineBetween = (cells: readonly string[]): boolean => cells.length === 1

function readCells(cells: readonly string[], { code, name, quantity, others }: Columns): LineContent {
  const cell = (at: number) => cells[at] ?? ''
  const known =
    codeInColumn(cell(code)) ??
    cells
      .filter((_, at) => at !== quantity && at !== name && !others.includes(at))
      .map((one) => codeAmong(one, cells))
      .find((one) => one !== undefined)
  // An article that is no code of the shop is searched for like a name.
  const called =
    cell(name) || (known ? '' : cell(code)) || (known ? '' : (cells.find((one) => one !== '') ?? ''))
  const count = countOf(cell(quantity))
  const isUnread = count === undefined && SAYING.test(cell(quantity))
  return {
    text: [known, called].filter(Boolean).join(' '),
    ...(known ? { code: known } : {}),
    ...(isName(called) ? { name: called } : {}),
    ...(count === undefined ? {} : { quantity: count }),
    ...(isUnread ? { unreadCount: cell(quantity) } : {}),
  }
}

/** Lines of a table, without its heading, totals and gifts. */
export function readTable(rows: readonly string[][], columns = columnsOf(rows)): LineContent[] {
  return rows
    .slice(columns.from)
    .filter((cells) => isLine(cells) && !isSection(cells, columns))
    .flatMap((cells) => (isLineBetween(cells) ? readPlainText(cells.join()) : [readCells(cells, columns)]))
    .filter(({ text }) => SAYING.test(text))
}
