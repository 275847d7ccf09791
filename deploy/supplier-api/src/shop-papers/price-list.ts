import type { Database } from '../database/connection'
import type { ShopOfPapers } from '../documents/parties'
import { dayText } from '../documents/russian'
import { workbook } from '../documents/workbook'
import { roundPrice } from '../money'

const ROWS = 1000

/** What the shop sells most, with prices, by section. */
export async function priceList(
  db: Database,
  shopId: number,
  { shop, seller }: ShopOfPapers,
): Promise<Buffer> {
  const products = await db
    .selectFrom('products as p')
    .innerJoin('sections as section', (join) =>
      join.onRef('section.shop_id', '=', 'p.shop_id').onRef('section.id', '=', 'p.section_id'),
    )
    .innerJoin('shops', 'shops.id', 'p.shop_id')
    .where('p.shop_id', '=', shopId)
    .where('p.assortment', '=', true)
    .where('p.price', '>', 0)
    .select(['p.code1c', 'p.name', 'p.pack', 'p.price', 'shops.price_type', 'section.name as section'])
    .orderBy('section.ord')
    .orderBy('p.id')
    .limit(ROWS)
    .execute()
  return workbook({
    title: `Прайс-лист «${shop.name}»`,
    creator: shop.name,
    accent: { fill: shop.accent, ink: shop.ink },
    sheets: [
      {
        name: 'Прайс-лист',
        footer: shop.name,
        before: [
          { text: `Прайс-лист на\u00a0${dayText(new Date())}`, look: 'title' },
          { text: [seller.name, seller.phone, seller.email].filter(Boolean).join(', '), look: 'quiet' },
        ],
        columns: [
          { title: 'Раздел', width: 28 },
          { title: 'Код', width: 9 },
          { title: 'Наименование', width: 62 },
          { title: 'Ед.', width: 6 },
          { title: 'Цена, ₽', width: 13, format: 'money' },
        ],
        rows: products.map(({ section, code1c, name, pack, price, price_type }) => [
          ...[section, code1c, name, pack ? 'уп.' : 'шт.', roundPrice(price, price_type) / 100],
        ]),
      },
    ],
  })
}
