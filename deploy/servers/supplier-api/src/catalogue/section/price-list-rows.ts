import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { roubles } from '../../platform/money'
import type { Cell } from '../../platform/spreadsheet/workbook'
import type { SectionRow } from '../section-tree/to-section'

/** Products read at once: memory does not depend on the size of the catalogue. */
const BATCH = 2000

interface PriceRow {
  id: number
  popularity: number
  code1c: string
  name: string
  brand: string | null
  price: number
  pack: boolean
  min_quantity: number
  step_quantity: number
  remain: number
  to_order: boolean
}

/** Columns of a price list, in the order of the cells. */
export const COLUMNS = [
  { title: 'Код', width: 10 },
  { title: 'Наименование', width: 70 },
  { title: 'Раздел', width: 34 },
  { title: 'Торговая марка', width: 20 },
  { title: 'Цена', width: 13, format: 'money' },
  { title: 'Ед.', width: 7 },
  { title: 'Мин. партия', width: 11, format: 'integer' },
  { title: 'Кратность', width: 11, format: 'integer' },
  { title: 'Остаток', width: 11, format: 'integer' },
  { title: 'Наличие', width: 14 },
] as const

/**
 * Products of the shop's assortment, section after section in the order of the tree, the most popular first.
 * @param batch products read at once
 */
export async function* priceListRows(
  db: Database,
  shopId: number,
  sections: readonly SectionRow[],
  batch = BATCH,
): AsyncGenerator<Cell[]> {
  for (const section of sections) {
    let last: PriceRow | undefined
    do {
      const rows = await readBatch(db, shopId, section.ord, batch, last)
      for (const row of rows) yield cellsOf(row, section.name)
      last = rows.length === batch ? rows.at(-1) : undefined
    } while (last)
  }
}

async function readBatch(
  db: Database,
  shopId: number,
  ord: number,
  batch: number,
  last?: PriceRow,
): Promise<PriceRow[]> {
  const after = last
    ? sql`and (l.popularity < ${last.popularity} or (l.popularity = ${last.popularity} and l.product_id > ${last.id}))`
    : sql``
  const { rows } = await sql<PriceRow>`
    select p.id, l.popularity, p.code1c, p.name, brand.name as brand, p.price, p.pack, p.min_quantity, p.step_quantity,
      p.remain, p.to_order
    from listing l
    join products p on p.shop_id = l.shop_id and p.id = l.product_id
    left join brands brand on brand.shop_id = p.shop_id and brand.id = p.brand_id
    where l.shop_id = ${shopId} and l.section_ord = ${ord} and p.assortment ${after}
    order by l.popularity desc, l.product_id limit ${batch}`.execute(db)
  return rows
}

/** A product without a price has an empty cell: nobody takes the product for free. */
const cellsOf = (row: PriceRow, section: string): Cell[] => [
  row.code1c,
  row.name,
  section,
  row.brand,
  row.price === 0 ? null : roubles(row.price),
  row.pack ? 'уп.' : 'шт.',
  row.min_quantity,
  row.step_quantity,
  row.remain,
  row.remain > 0 ? 'в наличии' : row.to_order ? 'под заказ' : 'нет в наличии',
]
