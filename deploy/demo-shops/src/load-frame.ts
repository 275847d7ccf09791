import type pg from 'pg'
import type { Catalogue } from './catalogue'
import { type Cell, copyRows } from './copy-rows'
import { type Family, familiesOf } from './taxonomy'

const MARKS: [code: string, title: string, color: string, predefined: boolean][] = [
  ['special_price', 'Спеццена', '#C32324', true],
  ['new', 'Новинка', '#006FB9', false],
  ['hot', 'Хит', '#F9A726', false],
  ['sale', 'Распродажа', '#9B2B91', false],
  ['gift_sum', 'Подарок за заказ', '#177D44', true],
  ['delivery-exclude', 'Товар не учитывается при доставке', '#81898F', true],
]

/** Sections, brands, properties, marks: what products refer to. */
export async function loadFrame(client: pg.ClientBase, shopId: number, catalogue: Catalogue): Promise<void> {
  const { taxonomy, tree, properties } = catalogue
  const families = familiesOf(taxonomy)
  await copyRows(
    client,
    'sections',
    ['shop_id', 'id', 'parent_id', 'depth', 'name', 'sort', 'picture', 'ord', 'ord_end'],
    tree.rows.map((row) => [
      shopId,
      row.id,
      row.parent_id,
      row.depth,
      row.name,
      row.sort,
      row.picture,
      row.ord,
      row.ord_end,
    ]),
  )
  await copyRows(
    client,
    'brands',
    ['shop_id', 'id', 'name', 'country'],
    taxonomy.brands.map((brand) => [shopId, brand.id, brand.name, brand.UP_COUNTRY]),
  )
  await copyRows(
    client,
    'kinds',
    ['shop_id', 'id', 'title'],
    families.map((family, index) => [shopId, index + 1, family.title]),
  )
  await copyRows(
    client,
    'kind_expendables',
    ['shop_id', 'kind_id', 'expendable_kind_id', 'sort'],
    expendables(shopId, families),
  )
  await copyRows(
    client,
    'marks',
    ['shop_id', 'code', 'title', 'color', 'predefined', 'sort'],
    MARKS.map(([code, title, color, predefined], sort) => [shopId, code, title, color, predefined, sort]),
  )
  await copyRows(
    client,
    'properties',
    ['shop_id', 'id', 'code', 'title', 'unit', 'facet', 'is_primary', 'sort'],
    properties.rows.map((row) => [
      shopId,
      row.id,
      row.code,
      row.title,
      row.unit,
      row.facet,
      row.isPrimary,
      row.id,
    ]),
  )
}

function expendables(shopId: number, families: Family[]): Cell[][] {
  const ids = new Map(families.map((family, index) => [family.id, index + 1]))
  return families.flatMap((family, index) =>
    [...new Set(family.bought_with)].flatMap((other, sort) => {
      const id = ids.get(other)
      return id ? [[shopId, index + 1, id, sort]] : []
    }),
  )
}
