import type { DocumentRow, TableDocument } from '../document'
import { amountText } from '../document-lines'
import { wholeText } from '../russian'
import { fits, LEFT, newPage, type Place, RIGHT, WIDTH } from './page'
import { INK, LINE, lineHeight, type Type } from './typeface'

const CELL: Type = { face: 'regular', size: 8.5, color: INK }
const NUMBER: Type = { ...CELL, tabular: true }
const TEXTS = new Set(['Наименование', 'Ед.'])
const typeOf = ({ title }: Pick<Column, 'title'>): Type => (TEXTS.has(title) ? CELL : NUMBER)
const PAD = 5
/** A name longer than this is no name. */
const NAME_LETTERS = 600

interface Column {
  title: string
  width: number
  align: 'left' | 'right'
  /** Place of its left edge. */
  x: number
}

/** Columns of numbers are as wide as the widest of them; the name takes what is left. */
function columnsOf({ set }: Place, document: TableDocument): Column[] {
  const widest = (least: number, texts: readonly string[]): number =>
    Math.max(least, ...texts.map((text) => set.width(text, NUMBER) + 2 * PAD))
  const amounts = (pick: (row: DocumentRow) => number) =>
    document.rows.map((row) => amountText(document, pick(row)))
  const widths: [string, number, Column['align']][] = [
    ['№', widest(28, [String(document.rows.length)]), 'right'],
    ['Код', 46, 'left'],
    ['Наименование', 0, 'left'],
    ['Ед.', 30, 'left'],
    [
      'Кол-во',
      widest(
        46,
        document.rows.map(({ quantity }) => wholeText(quantity)),
      ),
      'right',
    ],
    [
      `Цена, ${document.currency}`,
      widest(
        62,
        amounts(({ price }) => price),
      ),
      'right',
    ],
    [
      `Сумма, ${document.currency}`,
      widest(
        72,
        amounts(({ sum }) => sum),
      ),
      'right',
    ],
  ]
  const rest = WIDTH - widths.reduce((sum, [, width]) => sum + width, 0)
  let x = LEFT
  return widths.map(([title, fixed, align]) => {
    const width = fixed || rest
    x += width
    return { title, width, align, x: x - width }
  })
}

const textsOf = (document: TableDocument, row: DocumentRow, index: number): string[] => [
  ...[String(index + 1), row.code, row.name.slice(0, NAME_LETTERS), row.unit],
  ...[wholeText(row.quantity), amountText(document, row.price), amountText(document, row.sum)],
]

function drawHeader(place: Place, columns: readonly Column[], { shop }: TableDocument): void {
  const type: Type = { face: 'strong', size: 8.5, color: shop.ink }
  const height = lineHeight(type) + 2 * PAD + 2
  place.pdf.roundedRect(LEFT, place.y, WIDTH, height, 3).fill(shop.accent)
  for (const column of columns) drawCell(place, column, [column.title], type, PAD + 1)
  place.y += height
}

function drawCell(
  { set, y }: Place,
  column: Column,
  lines: readonly string[],
  type: Type,
  pad: number,
): void {
  const x = column.align === 'left' ? column.x + PAD : column.x + column.width - PAD
  set.write(lines, type, x, y + pad, column.align)
}

/**
 * The rows, none of them cut by the end of a page; every page begins with the titles of the columns.
 * @param after height of what has to stand below the last row on its page
 */
export function drawTable(place: Place, document: TableDocument, after: number): void {
  const columns = columnsOf(place, document)
  const rowHeight = (lines: number) => lines * lineHeight(CELL) + 2 * PAD
  if (!fits(place, 24 + rowHeight(2))) newPage(place)
  drawHeader(place, columns, document)
  for (const [index, row] of document.rows.entries()) {
    const cells = textsOf(document, row, index).map((text, at) => {
      const column = columns[at]
      return column && TEXTS.has(column.title) ? place.set.wrap(text, CELL, column.width - 2 * PAD) : [text]
    })
    const height = rowHeight(Math.max(...cells.map(({ length }) => length)))
    const isLast = index === document.rows.length - 1
    if (!fits(place, height + (isLast ? after : 0))) {
      newPage(place)
      drawHeader(place, columns, document)
    }
    for (const [at, column] of columns.entries())
      drawCell(place, column, cells[at] ?? [], typeOf(column), PAD)
    place.y += height
    place.pdf.moveTo(LEFT, place.y).lineTo(RIGHT, place.y).lineWidth(0.5).stroke(LINE)
  }
}
