import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces'
import { numberText } from '../../../platform/sum-text'
import type { DocumentRow, TableDocument } from '../document'
import { amountText } from '../document-lines'
import { LINE, TABULAR, WIDTH } from './letterhead'

const PAD = 5
const SIZE = 8.5
/** Width of a digit, and more than that of a space. */
const DIGIT = 5.3
/** A name longer than this is no name. */
const NAME_LETTERS = 600

/** Least width, where the column is one of numbers. Names take what is left. */
const LEAST: readonly (number | null)[] = [28, 46, null, 30, 46, 62, 72]
const isText = (column: number) => column === 2 || column === 3
const alignment = (column: number) => (column === 1 || isText(column) ? 'left' : 'right')

const textsOf = (document: TableDocument, row: DocumentRow, index: number): string[] => [
  ...[String(index + 1), row.code, row.name.slice(0, NAME_LETTERS), row.unit],
  ...[numberText(row.quantity), amountText(document, row.price), amountText(document, row.sum)],
]

/** Widths without padding. Columns of numbers are as wide as the widest of them. */
function widthsOf(rows: readonly string[][]): number[] {
  const widest = (column: number) => Math.max(0, ...rows.map((texts) => (texts[column] ?? '').length))
  const widths = LEAST.map((least, column) =>
    least === null ? 0 : isText(column) ? least : Math.max(least, widest(column) * DIGIT + 2 * PAD),
  )
  const rest = WIDTH - widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => (width || rest) - 2 * PAD)
}

const none = () => 0
const pad = () => PAD
/** Lines between rows alone. */
const ruled: CustomTableLayout = {
  ...{ vLineWidth: none, hLineColor: () => LINE, hLineWidth: (line) => (line === 0 ? 0 : 0.5) },
  ...{ paddingLeft: pad, paddingRight: pad, paddingTop: pad, paddingBottom: pad },
}

/** Units of measure are not broken at their stroke, as other words are. */
const UNIT = /(г\/м²,?)/
const unbrokenUnits = (text: string): Content =>
  text.split(UNIT).map((piece, index) => (index % 2 === 1 ? { text: piece, noWrap: true } : piece))

const cellsOf = (texts: readonly string[], look: object = {}): TableCell[] =>
  texts.map((text, column) => ({
    ...{ text: isText(column) ? unbrokenUnits(text) : text, alignment: alignment(column) },
    ...(!isText(column) && TABULAR),
    ...look,
  }))

/** A row over the whole width that is not cut by the end of a page, whatever is in it. */
const across = (stack: Content[], look: object = {}): TableCell[] => [
  { ...look, colSpan: LEAST.length, stack, margin: [-PAD, -PAD, -PAD, -PAD] },
  ...LEAST.slice(1).map(() => ''),
]

/**
 * The rows, none of them cut by the end of a page; every page begins with the titles of the columns.
 * @param beside what has to stand below the last row on its page
 */
export function productsOf(document: TableDocument, beside: Content[]): Content {
  const { rows, shop, currency } = document
  const texts = rows.map((row, index) => textsOf(document, row, index))
  const widths = widthsOf(texts)
  const part = (body: TableCell[][], layout: CustomTableLayout = ruled): Content => ({
    ...{ fontSize: SIZE, layout, table: { widths, body } },
  })
  const titles = ['№', 'Код', 'Наименование', 'Ед.', 'Кол-во', `Цена, ${currency}`, `Сумма, ${currency}`]
  const header = part([cellsOf(titles, { bold: true, color: shop.ink })], {
    ...ruled,
    ...{ hLineWidth: none, paddingTop: () => PAD + 1, paddingBottom: () => PAD + 1 },
  })
  return {
    fontSize: SIZE,
    layout: { ...ruled, hLineWidth: (line) => (line > 1 && line <= rows.length ? 0.5 : 0) },
    table: {
      ...{ headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths },
      body: [
        across([header], { fillColor: shop.accent }),
        ...texts.slice(0, -1).map((row) => cellsOf(row)),
        across([...texts.slice(-1).map((last) => part([cellsOf(last)])), { stack: beside, fontSize: 9 }]),
      ],
    },
  }
}
