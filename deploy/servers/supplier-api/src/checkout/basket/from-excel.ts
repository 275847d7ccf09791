import type { ExcelWarning, FromExcelResponse } from '@prilavok/shared-kernel/contract'
import { findByName } from '../../catalogue/matching/find-by-name'
import { nameInTurn, namesOfCall } from '../../catalogue/matching/match-lines'
import { pluralize } from '../../documents/rendering/russian'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import { apiErrors } from '../../platform/errors'
import type { Asker } from '../../platform/limits/fair-lane'
import type { Session } from '../../platform/session/session'
import type { TableSheet } from '../../platform/spreadsheet/table'
import { flag } from '../../platform/yes-no'
import { addOnce } from './addition-keys'
import { applyChange } from './apply-change'
import { lockBasket, requireBasket } from './buyer'
import { countBasket } from './count-basket'
import { linesAsRows, listRows } from './excel-rows'
import { ROWS } from './rows'
import { rowsOfProducts, rowWarning } from './rows-of-products'

const NO_COLUMNS = 'В\u00a0файле не\u00a0нашлись столбцы с\u00a0кодами и\u00a0количеством'
const TOO_MANY_ROWS = `В\u00a0файле больше ${ROWS}\u00a0строк`
const hiddenText = (count: number) =>
  `${count}\u00a0${pluralize(count, ['скрытый столбец не\u00a0взят', 'скрытых столбца не\u00a0взяты', 'скрытых столбцов не\u00a0взято'])}`
const repeats = (row: number) => `Товар уже есть в\u00a0строке\u00a0${row}, количества сложены`
const missingText = (words: readonly string[], similar: readonly string[]) =>
  `${words.join(', ')} нет${similar.length > 0 ? `; похожие: ${similar.join(', ')}` : ''}`

/** Names of one table that are looked at for models that the shop has not, and similar products that are named. */
const LOOKED_AT = 20
const SIMILAR = 3

/** Names of products, in the order of their ids. */
async function namesOf(db: Database, shopId: number, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .select(['id', 'name'])
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? [])
}

/** Says of rows without a code of the shop which model of their name is not sold. @throws too_often (429), overloaded (503) */
async function sayMissing(
  db: Database,
  asker: Asker,
  warnings: readonly ExcelWarning[],
): Promise<ExcelWarning[]> {
  const named = warnings
    .filter(({ NAME }) => NAME !== undefined && /\d|[a-z]{3}/i.test(NAME))
    .slice(0, LOOKED_AT)
  if (named.length === 0) return [...warnings]
  const { shopId } = asker
  const texts = new Map<ExcelWarning, string>()
  await namesOfCall(asker, async () => {
    for (const warning of named) {
      const { missing, ids } = await nameInTurn(asker, () =>
        findByName(db, shopId, warning.NAME ?? '', () => true),
      )
      if (missing.length > 0)
        texts.set(warning, missingText(missing, await namesOf(db, shopId, ids.slice(0, SIMILAR))))
    }
  })
  return warnings.map((warning) => ({ ...warning, TEXT: texts.get(warning) ?? warning.TEXT }))
}

/**
 * Adds the products of a sheet, or of the lines of a text, to the basket by its own rules; what was not added, or not as asked, is said row by row.
 * @param key a table that is sent again with it adds nothing more, and is answered with what it added the first time
 * @param asker by whose turn names are searched for
 * @throws bad_file when there is no list of products in the table; bad_field when the key was used for another one; loyalty_only; too_often (429), overloaded (503) when many lists of the asker or of the shop wait already
 */
export async function fillFromTable(
  db: Database,
  session: Session,
  basket: BasketKind,
  { rows: table, list: lines, names, at, hiddenColumns }: TableSheet,
  { asker, key }: { asker: Asker; key?: string | undefined },
): Promise<FromExcelResponse> {
  requireBasket(session, basket)
  const list = lines ? linesAsRows(lines) : listRows(table)
  const unseen = hiddenColumns.length > 0 ? [hiddenText(hiddenColumns.length)] : []
  if (!list || list.rows.length === 0) throw apiErrors.badFile([NO_COLUMNS, ...unseen].join('; '))
  if (list.rows.length > ROWS) throw apiErrors.badFile(TOO_MANY_ROWS)
  const { shopId } = session
  const found = await rowsOfProducts(db, shopId, list, (column) => listRows(table, column))
  const { quantities, rows, repeated } = found
  const warnings = await sayMissing(db, asker, found.warnings)
  return db.transaction().execute(async (trx) => {
    await lockBasket(trx, session, basket)
    const add = () => applyChange(trx, session, basket, 'add', quantities)
    const done = await (key === undefined ? add() : addOnce(trx, session, { basket, key, quantities }, add))
    const { applied, warnings: rejected, changed = [] } = done
    const grown = new Set(changed.map(({ PRODUCT_ID }) => PRODUCT_ID))
    const all = [
      ...unseen.map((text) => rowWarning(undefined, 0, text, false)),
      ...warnings,
      ...repeated
        .filter(({ id }) => grown.has(id))
        .map(({ id, row }) => rowWarning(row, id, repeats(rows.get(id)?.number ?? 0), true)),
      ...rejected.map(({ PRODUCT_ID, TEXT }) =>
        rowWarning(rows.get(PRODUCT_ID), PRODUCT_ID, TEXT, grown.has(PRODUCT_ID)),
      ),
    ]
    return {
      ...(names.length > 1 ? { SHEETS: names, SHEET: at } : {}),
      METHOD_SUCCESS: { SUCCESS: flag(applied > 0) },
      ...(await countBasket(trx, session, basket)),
      CHECK: all.sort((one, other) => one.ROW - other.ROW),
      PRODUCTS: changed,
      ADDED: applied,
    }
  })
}
