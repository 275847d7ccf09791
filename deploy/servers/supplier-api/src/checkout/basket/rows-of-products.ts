import type { ExcelWarning } from '@prilavok/shared-kernel/contract'
import { areForeignCodes } from '@prilavok/shared-kernel/contract/lists'
import { sql } from 'kysely'
import { findContradictions } from '../../catalogue/matching/find-contradictions'
import type { Database } from '../../platform/database/connection'
import { lookupTexts } from '../../platform/errors'
import { flag } from '../../platform/yes-no'
import { type ListRow, type ListRows, readCode } from './excel-rows'

const NO_CODE = 'Кода нет: выберите товар по\u00a0названию'
const NO_COUNT = 'Количество должно быть целым числом больше нуля'
const HIDDEN = 'Строка скрыта в\u00a0файле и\u00a0потому не\u00a0взята'
const OTHER_PRODUCT = 'Под этим кодом другой товар: проверьте код и\u00a0название'
const alikeText = (titles: readonly string[]) =>
  `Количеством могут быть столбцы ${titles.map((title) => `«${title}»`).join(' и\u00a0')}: укажите количество`
const foreignText = (title: string) =>
  `${title === '' ? 'В\u00a0столбце кодов' : `В\u00a0столбце «${title}»`} в\u00a0основном не\u00a0наши коды: проверьте код и\u00a0название`

/** What the rows of a table ask for. */
export interface RowsOfProducts {
  /** Count by product; of a product that is named twice the counts add up. */
  quantities: Map<number, number>
  /** Where each product is named first. */
  rows: Map<number, ListRow>
  /** Rows that name a product again. */
  repeated: { id: number; row: ListRow }[]
  warnings: ExcelWarning[]
}

/** The codes of a column among the goods of the shop. */
interface CheckedRows {
  list: ListRows
  ids: ReadonlyMap<string, number>
  /** Rows whose code is that of a product with quite another name: an article of somebody else. */
  others: ReadonlySet<ListRow>
  isForeign: boolean
}

const idOf = ({ ids }: CheckedRows, row: ListRow): number | undefined => ids.get(readCode(row.code) ?? '')

async function checkCodes(db: Database, shopId: number, list: ListRows): Promise<CheckedRows> {
  const codes = [...new Set(list.rows.flatMap(({ code }) => readCode(code) ?? []))]
  const known = await db
    .selectFrom('products')
    .where('shop_id', '=', shopId)
    .where('code1c', '=', sql<string>`any(${codes}::text[])`)
    .select(['id', 'code1c'])
    .execute()
  const ids = new Map(known.map(({ id, code1c }) => [code1c, id]))
  const named = list.rows.flatMap((row) => {
    const id = ids.get(readCode(row.code) ?? '')
    return id !== undefined && row.name ? [{ id, name: row.name, row }] : []
  })
  const others = new Set([...(await findContradictions(db, shopId, named))].map(({ row }) => row))
  const checked = list.rows
    .filter((row) => readCode(row.code) !== null)
    .map((row) => ({ exists: ids.has(readCode(row.code) ?? ''), differs: others.has(row) }))
  return { list, ids, others, isForeign: areForeignCodes(checked) }
}

/**
 * The column whose codes are those of the shop: the usual one, unless most of its numbers are unknown here or beside names of
 * other products.
 * @param listBy the rows by another column of codes
 */
async function chooseCodes(
  db: Database,
  shopId: number,
  list: ListRows,
  listBy: (column: number) => ListRows | null,
): Promise<CheckedRows> {
  const usual = await checkCodes(db, shopId, list)
  if (!usual.isForeign) return usual
  for (const column of list.otherCodes) {
    const other = listBy(column)
    const checked = other && (await checkCodes(db, shopId, other))
    if (checked && !checked.isForeign && checked.ids.size > 0) return checked
  }
  return usual
}

/** Why a row is not added; null: it is. */
function problemOf(checked: CheckedRows, row: ListRow): string | null {
  const { list, others, isForeign } = checked
  if (readCode(row.code) === null) return row.code === '' ? NO_CODE : lookupTexts.no_code
  if (idOf(checked, row) === undefined) return lookupTexts.no_product
  if (others.has(row)) return OTHER_PRODUCT
  if (isForeign) return foreignText(list.codeTitle)
  if (row.hidden) return HIDDEN
  if (row.count !== null) return null
  return list.alike.length > 0 ? alikeText(list.alike) : NO_COUNT
}

/** The products of the rows of a table, and what is to be asked about the others. */
export async function rowsOfProducts(
  db: Database,
  shopId: number,
  list: ListRows,
  listBy: (column: number) => ListRows | null,
): Promise<RowsOfProducts> {
  const checked = await chooseCodes(db, shopId, list, listBy)
  const found: RowsOfProducts = { quantities: new Map(), rows: new Map(), repeated: [], warnings: [] }
  for (const row of checked.list.rows) {
    const id = idOf(checked, row)
    const error = problemOf(checked, row)
    if (error !== null) found.warnings.push(rowWarning(row, id ?? 0, error, false))
    else if (id !== undefined && row.count !== null) {
      found.quantities.set(id, (found.quantities.get(id) ?? 0) + row.count)
      if (found.rows.has(id)) found.repeated.push({ id, row })
      else found.rows.set(id, row)
    }
  }
  return found
}

/** What is said of a row. */
export const rowWarning = (
  row: ListRow | undefined,
  PRODUCT_ID: number,
  TEXT: string,
  isAdded: boolean,
): ExcelWarning => ({
  ...{ PRODUCT_ID, TEXT, ROW: row?.number ?? 0, CODE: row?.code ?? '', QUANTITY: row?.quantity ?? '' },
  ADDED: flag(isAdded),
  ...(row?.name === undefined || PRODUCT_ID > 0 ? {} : { NAME: row.name }),
})
