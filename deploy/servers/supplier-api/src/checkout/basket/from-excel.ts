import type { ExcelWarning, FromExcelResponse } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { findContradictions } from '../../catalogue/matching/find-contradictions'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import { apiErrors, lookupTexts } from '../../platform/errors'
import type { Session } from '../../platform/session/session'
import type { TableRow } from '../../platform/spreadsheet/table'
import { flag } from '../../platform/yes-no'
import { addOnce } from './addition-keys'
import { applyChange } from './apply-change'
import { lockBasket, requireBasket } from './buyer'
import { countBasket } from './count-basket'
import { type ListRow, type ListRows, listRows, readCode, readCount } from './excel-rows'
import { ROWS } from './rows'

const NO_COLUMNS = 'В\u00a0файле не\u00a0нашлись столбцы с\u00a0кодами и\u00a0количеством'
const TOO_MANY_ROWS = `В\u00a0файле больше ${ROWS}\u00a0строк`
const NO_COUNT = 'Количество должно быть целым числом больше нуля'
const HIDDEN = 'Строка скрыта в\u00a0файле и\u00a0потому не\u00a0взята'
const OTHER_PRODUCT = 'Под этим кодом другой товар: проверьте код и\u00a0название'
const alikeTexts = (titles: readonly string[]) =>
  `Количеством могут быть столбцы ${titles.map((title) => `«${title}»`).join(' и\u00a0')}: укажите количество`
const repeats = (row: number) => `Товар уже есть в\u00a0строке\u00a0${row}, количества сложены`

interface Found {
  /** Count by product; of a product that is named twice the counts add up. */
  quantities: Map<number, number>
  /** Where each product is named first. */
  rows: Map<number, ListRow>
  /** Rows that name a product again. */
  repeated: { id: number; row: ListRow }[]
  warnings: ExcelWarning[]
}

/** Rows whose code is that of a product with quite another name: an article of somebody else. */
async function findOthers(
  db: Database,
  shopId: number,
  list: readonly ListRow[],
  ids: ReadonlyMap<string, number>,
): Promise<Set<ListRow>> {
  const named = list.flatMap((row) => {
    const id = ids.get(readCode(row.code) ?? '')
    return id !== undefined && row.name ? [{ id, name: row.name, row }] : []
  })
  return new Set([...(await findContradictions(db, shopId, named))].map(({ row }) => row))
}

interface ReadRow {
  code: string | null
  id: number | undefined
  quantity: number | null
  isOther: boolean
  hidden?: true
}

/** Why a row is not added; null: it is. @param alike titles of the columns that may say how many */
function problemOf(
  { code, id, quantity, isOther, hidden }: ReadRow,
  alike: readonly string[],
): string | null {
  if (code === null) return lookupTexts.no_code
  if (id === undefined) return lookupTexts.no_product
  if (isOther) return OTHER_PRODUCT
  if (hidden) return HIDDEN
  if (quantity) return null
  return alike.length > 0 ? alikeTexts(alike) : NO_COUNT
}

async function findProducts(db: Database, session: Session, { rows: list, alike }: ListRows): Promise<Found> {
  const codes = [...new Set(list.flatMap(({ code }) => readCode(code) ?? []))]
  const known = await db
    .selectFrom('products')
    .where('shop_id', '=', session.shopId)
    .where('code1c', '=', sql<string>`any(${codes}::text[])`)
    .select(['id', 'code1c'])
    .execute()
  const ids = new Map(known.map(({ id, code1c }) => [code1c, id]))
  const others = await findOthers(db, session.shopId, list, ids)
  const found: Found = { quantities: new Map(), rows: new Map(), repeated: [], warnings: [] }
  for (const row of list) {
    const code = readCode(row.code)
    const id = code === null ? undefined : ids.get(code)
    const quantity = readCount(row.quantity)
    const error = problemOf({ ...row, code, id, quantity, isOther: others.has(row) }, alike)
    if (error !== null) found.warnings.push(warning(row, id ?? 0, error, false))
    else if (id !== undefined && quantity !== null) {
      found.quantities.set(id, (found.quantities.get(id) ?? 0) + quantity)
      if (found.rows.has(id)) found.repeated.push({ id, row })
      else found.rows.set(id, row)
    }
  }
  return found
}

const warning = (
  row: ListRow | undefined,
  PRODUCT_ID: number,
  TEXT: string,
  isAdded: boolean,
): ExcelWarning => ({
  ...{ PRODUCT_ID, TEXT, ROW: row?.number ?? 0, CODE: row?.code ?? '', QUANTITY: row?.quantity ?? '' },
  ADDED: flag(isAdded),
  ...(row?.name === undefined || PRODUCT_ID > 0 ? {} : { NAME: row.name }),
})

/**
 * Adds the products of a table to the basket by its own rules; what was not added, or not as asked, is said row by row.
 * @param key a table that is sent again with it adds nothing more, and is answered with what it added the first time
 * @throws bad_file when there is no list of products in the table; bad_field when the key was used for another one; loyalty_only
 */
export async function fillFromTable(
  db: Database,
  session: Session,
  basket: BasketKind,
  table: readonly TableRow[],
  key?: string,
): Promise<FromExcelResponse> {
  requireBasket(session, basket)
  const list = listRows(table)
  if (!list || list.rows.length === 0) throw apiErrors.badFile(NO_COLUMNS)
  if (list.rows.length > ROWS) throw apiErrors.badFile(TOO_MANY_ROWS)
  const { quantities, rows, repeated, warnings } = await findProducts(db, session, list)
  return db.transaction().execute(async (trx) => {
    await lockBasket(trx, session, basket)
    const add = () => applyChange(trx, session, basket, 'add', quantities)
    const done = await (key === undefined ? add() : addOnce(trx, session, { basket, key, quantities }, add))
    const { applied, warnings: rejected, changed = [] } = done
    const grown = new Set(changed.map(({ PRODUCT_ID }) => PRODUCT_ID))
    const all = [
      ...warnings,
      ...repeated
        .filter(({ id }) => grown.has(id))
        .map(({ id, row }) => warning(row, id, repeats(rows.get(id)?.number ?? 0), true)),
      ...rejected.map(({ PRODUCT_ID, TEXT }) =>
        warning(rows.get(PRODUCT_ID), PRODUCT_ID, TEXT, grown.has(PRODUCT_ID)),
      ),
    ]
    return {
      METHOD_SUCCESS: { SUCCESS: flag(applied > 0) },
      ...(await countBasket(trx, session, basket)),
      CHECK: all.sort((one, other) => one.ROW - other.ROW),
      PRODUCTS: changed,
      ADDED: applied,
    }
  })
}
