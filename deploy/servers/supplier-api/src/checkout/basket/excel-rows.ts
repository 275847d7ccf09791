import type { TableRow } from '../../platform/spreadsheet/table'

/** A row of a list of products. */
export interface ListRow {
  /** Of the table, from 1. */
  number: number
  /** As written. */
  code: string
  quantity: string
  /** Of a row without a code: what it says of its product. */
  name?: string
}

const CODE_TITLE = /^(код|артикул|арт\.?|code|sku)(\s|$|[.,:(])/i
const QUANTITY_TITLE = /^(кол-?во|количество|кол\.?|заказ|qty|quantity|шт\.?)(\s|$|[.,:(])/i
/** A heading is looked for so far down. */
const HEADING_ROWS = 20

/** How documents of the shop call a gift: nobody asks for one. */
const GIFT_NAME = /\(подарок\)$/i
const isGift = ({ cells }: TableRow): boolean => cells.some((cell) => GIFT_NAME.test(cell))

const TOTAL = /^(итого|всего|сумма|ндс|в т\.?\s?ч|к оплате)(?![а-яё])/i
const isName = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) > 2

const isCode = (text = ''): boolean => /^\d{6}$/.test(text)
const isCount = (text = ''): boolean => /^[1-9]\d{0,5}$/.test(text)

/** The column whose cells fit most often, at least in half of the rows. @returns -1 when there is none */
function columnBy(
  rows: readonly TableRow[],
  fits: (text: string | undefined) => boolean,
  taken = -1,
): number {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  let best = -1
  let most = Math.max(1, rows.length / 2) - 0.5
  for (let column = 0; column < width; column += 1) {
    const count = column === taken ? 0 : rows.filter(({ cells }) => fits(cells[column])).length
    if (count > most) {
      best = column
      most = count
    }
  }
  return best
}

/** The longest text of a row that has a count and no code; undefined: the row asks for nothing. */
function nameOf(cells: readonly string[], quantity: string): string | undefined {
  if (readCount(quantity) === null || cells.some((cell) => TOTAL.test(cell))) return undefined
  const names = cells.filter(isName)
  return names.sort((one, other) => other.length - one.length)[0]
}

/**
 * Rows with counts and codes, or names where a code is missing, without gifts: by the titles of the columns, else by what stands in
 * them. @returns null without such columns
 */
export function listRows(rows: readonly TableRow[]): ListRow[] | null {
  const heading = rows
    .slice(0, HEADING_ROWS)
    .findIndex(({ cells }) => cells.some((cell) => CODE_TITLE.test(cell)))
  const titles = rows[heading]?.cells ?? []
  const below = rows.slice(heading + 1)
  const named = titles.findIndex((cell) => CODE_TITLE.test(cell))
  const code =
    named >= 0
      ? named
      : columnBy(
          below.filter(({ cells }) => cells.some(isCode)),
          isCode,
        )
  const counted = titles.findIndex((cell) => QUANTITY_TITLE.test(cell))
  const withCode = below.filter(({ cells }) => readCode(cells[code] ?? '') !== null)
  // Of several columns of counts the first one: sums and stock stand behind it.
  const quantity = counted >= 0 ? counted : columnBy(withCode, isCount, code)
  if (code < 0 || quantity < 0) return null
  return below.flatMap(({ number, cells }): ListRow[] => {
    if (isGift({ number, cells })) return []
    const row = { number, code: cells[code] ?? '', quantity: cells[quantity] ?? '' }
    if (row.code) return [row]
    const name = nameOf(cells, row.quantity)
    return name ? [{ ...row, name }] : []
  })
}

/** Six digits; a table program drops zeros at the front. @returns null when it is no code */
export function readCode(text: string): string | null {
  const plain = text.replace(/[\s\u00a0]/g, '')
  return /^\d{1,6}$/.test(plain) ? plain.padStart(6, '0') : null
}

/** «1 000», «2,0», «3 шт.» @returns null when it is no count above nothing */
export function readCount(text: string): number | null {
  const plain = text.replace(/(?<=\d)[\s\u00a0](?=\d{3})/g, '').replace(/\s*(шт|уп)\.?$/i, '')
  const [, whole] = /^(\d{1,9})(?:[.,]0+)?$/.exec(plain) ?? []
  return whole && Number(whole) > 0 ? Number(whole) : null
}
