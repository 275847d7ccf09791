import type { ExcelWarning, FromExcelResponse } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
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
import { type ListRow, listRows, readCode, readCount } from './excel-rows'
import { ROWS } from './rows'

const NO_COLUMNS = 'В\u00a0файле не\u00a0нашлись столбцы с\u00a0кодами и\u00a0количеством'
const TOO_MANY_ROWS = `В\u00a0файле больше ${ROWS}\u00a0строк`
const NO_COUNT = 'Количество должно быть целым числом больше нуля'
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

async function findProducts(db: Database, session: Session, list: readonly ListRow[]): Promise<Found> {
  const codes = [...new Set(list.flatMap(({ code }) => readCode(code) ?? []))]
  const known = await db
    .selectFrom('products')
    .where('shop_id', '=', session.shopId)
    .where('code1c', '=', sql<string>`any(${codes}::text[])`)
    .select(['id', 'code1c'])
    .execute()
  const ids = new Map(known.map(({ id, code1c }) => [code1c, id]))
  const found: Found = { quantities: new Map(), rows: new Map(), repeated: [], warnings: [] }
  for (const row of list) {
    const code = readCode(row.code)
    const id = code === null ? undefined : ids.get(code)
    const quantity = readCount(row.quantity)
    const error =
      code === null
        ? lookupTexts.no_code
        : id === undefined
          ? lookupTexts.no_product
          : quantity
            ? null
            : NO_COUNT
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
  ...(row?.name === undefined ? {} : { NAME: row.name }),
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
  if (!list || list.length === 0) throw apiErrors.badFile(NO_COLUMNS)
  if (list.length > ROWS) throw apiErrors.badFile(TOO_MANY_ROWS)
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
