import { COLUMNS, priceListRows } from '../../catalogue/section/price-list-rows'
import { allSections } from '../../catalogue/section-tree/load-sections'
import type { Database } from '../../platform/database/connection'
import { type Cell, workbook } from '../../platform/spreadsheet/workbook'
import { numberText } from '../../platform/sum-text'
import { dayText } from '../rendering/day-text'
import type { ShopOfDocuments } from '../rendering/parties'

/** Products of the published list, which is made within the call that first asks for it; an export has them all. */
const ROWS = 20_000

/** The assortment of the shop with prices, section after section, the most popular products first. */
export async function priceList(
  db: Database,
  shopId: number,
  { shop, seller, timeZone }: ShopOfDocuments,
): Promise<Buffer> {
  const sections = await allSections(db, shopId)
  const top = sections.filter(({ depth }) => depth === sections[0]?.depth)
  const isCut = top.reduce((sum, { product_count }) => sum + product_count, 0) > ROWS
  const contacts = [seller.name, seller.phone, seller.email].filter(Boolean).join(', ')
  const cut = `Первые ${numberText(ROWS)}\u00a0товаров. Все товары\u00a0— в\u00a0прайс-листе, который скачивается в\u00a0каталоге.`
  return workbook({
    title: `Прайс-лист «${shop.name}»`,
    creator: shop.name,
    accent: { fill: shop.accent, ink: shop.ink },
    sheet: {
      name: 'Прайс-лист',
      landscape: true,
      before: [
        { text: `Прайс-лист на\u00a0${dayText(new Date(), timeZone)}`, look: 'title' },
        { text: contacts, look: 'quiet' },
        ...(isCut ? [{ text: cut, look: 'quiet' as const }] : []),
      ],
      columns: COLUMNS,
      rows: first(ROWS, priceListRows(db, shopId, sections)),
    },
  })
}

async function* first(count: number, rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
  let taken = 0
  for await (const row of rows) {
    if (taken === count) return
    taken += 1
    yield row
  }
}
