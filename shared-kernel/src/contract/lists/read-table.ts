import { codeAmong, codeInColumn, isName, writtenCount } from './cell-values'
import { isHeading } from './column-titles'
import type { Columns } from './find-columns'
import { type Leave, type LeftOutReason, rowText, unsaid } from './left-out'
import { columnsOf } from './list-columns'
import { aroundList } from './no-products'
import { type LineContent, MAX_COUNT, MAX_LENGTH } from './pasted-line'
import { readPlainText } from './read-plain-text'

const TOTAL = /^(итого|всего|сумма|ндс|в т\.?\s?ч|к оплате)(?![а-яё])/i
/** How documents of the shop call a gift: nobody asks for one. */
const GIFT = /\(подарок\)$/i

/** A cell that says something. */
const SAYING = /[\p{L}\d]/u

/** A row that may ask for something: no total and no gift. */
export const isLine = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== '') && noLine(cells) === undefined

const noLine = (cells: readonly string[]): LeftOutReason | undefined =>
  cells.some((cell) => TOTAL.test(cell))
    ? 'total'
    : cells.some((cell) => GIFT.test(cell))
      ? 'gift'
      : undefined

/** «Канцелярские товары» over its rows: a name alone in a wide table. */
const isSection = (cells: readonly string[], { quantity, titles }: Columns): boolean =>
  quantity >= 0 && titles.length > 3 && cells.length > 1 && cells.filter((cell) => cell !== '').length === 1

/** A number alone, in the column of counts: what they come to. */
const isBareTotal = (cells: readonly string[], { quantity }: Columns): boolean =>
  quantity > 0 && cells.length > 1 && cells.every((cell, at) => cell === '' || at === quantity)

/** «Руководитель | Волков Д. Е.» below a table. */
const aroundRow = (
  cells: readonly string[],
  { code, quantity, unreadCount }: LineContent,
): LeftOutReason | undefined =>
  code === undefined && quantity === undefined && unreadCount === undefined
    ? aroundList(
        cells
          .filter((cell) => cell !== '')
          .join(' ')
          .slice(0, MAX_LENGTH),
      )
    : undefined

/** A line without columns among those of a table says its count in words: «Скрепки 28 мм - 5 шт». */
const isLineBetween = (cells: readonly string[]): boolean => cells.length === 1

function readCells(
  cells: readonly string[],
  { code, name, quantity, others, thousandths }: Columns,
): LineContent {
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
  const written = writtenCount(cell(quantity), thousandths)
  const count = written === undefined || written > MAX_COUNT ? undefined : written
  const isUnread = count === undefined && SAYING.test(cell(quantity))
  return {
    text: [known, called].filter(Boolean).join(' '),
    ...(known ? { code: known } : {}),
    ...(isName(called) ? { name: called } : {}),
    ...(count === undefined ? {} : { quantity: count }),
    ...(isUnread ? { unreadCount: cell(quantity) } : {}),
  }
}

/** Rows above the first product are above the titles, or the titles. */
function leaveHead(head: readonly string[][], leave: Leave): void {
  const first = head.findIndex(isHeading)
  for (const [at, cells] of head.entries()) leave(rowText(cells), at < first ? 'above' : 'heading')
}

/**
 * Lines of a table, without its heading, totals and gifts.
 * @param leave told of the rows that are no lines
 */
export function readTable(
  rows: readonly string[][],
  columns = columnsOf(rows),
  leave: Leave = unsaid,
): LineContent[] {
  leaveHead(rows.slice(0, columns.from), leave)
  return rows.slice(columns.from).flatMap((cells) => {
    const reason = noLine(cells) ?? (isSection(cells, columns) ? 'section' : undefined)
    if (reason) leave(rowText(cells), reason)
    else if (isLineBetween(cells)) return readPlainText(cells.join(), leave)
    else {
      const content = readCells(cells, columns)
      const around = isBareTotal(cells, columns) ? 'total' : aroundRow(cells, content)
      if (!around && SAYING.test(content.text)) return [content]
      leave(rowText(cells), around ?? 'nothing')
    }
    return []
  })
}
