import type pg from 'pg'
import { type Cell, copyRows } from './copy-rows'
import type { PropertyBook } from './properties'
import type { SectionTree } from './section-tree'
import type { ShopProduct } from './shop-products'
import { type Family, say, type Taxonomy } from './taxonomy'

export interface Catalogue {
  taxonomy: Taxonomy
  tree: SectionTree
  properties: PropertyBook
}

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

const familiesOf = (taxonomy: Taxonomy): Family[] =>
  taxonomy.sections.flatMap((top) => top.children.flatMap((child) => child.families))

function expendables(shopId: number, families: Family[]): Cell[][] {
  const ids = new Map(families.map((family, index) => [family.id, index + 1]))
  return families.flatMap((family, index) =>
    [...new Set(family.bought_with)].flatMap((other, sort) => {
      const id = ids.get(other)
      return id ? [[shopId, index + 1, id, sort]] : []
    }),
  )
}

const COLUMNS =
  'shop_id id code1c name section_id section_ord brand_id kind_id analog_parts ruler price old_price special_percent loyalty_price assortment popularity delay remain to_order pack min_quantity step_quantity is_new is_hot is_stock is_sale delivery_exclude marks picture preview detail_text'.split(
    ' ',
  )

/** Products with their properties and certificates. Their search vectors are made by the database, in one statement. */
export async function loadProducts(
  client: pg.ClientBase,
  shopId: number,
  catalogue: Catalogue,
  products: ShopProduct[],
): Promise<void> {
  const kinds = new Map(familiesOf(catalogue.taxonomy).map((family, index) => [family.id, index + 1]))
  const words = searchWords(catalogue.taxonomy)
  await client.query(
    'create temp table if not exists new_products (like products including defaults, middle text, light text) on commit drop',
  )
  await client.query('truncate new_products')
  await copyRows(
    client,
    'new_products',
    [...COLUMNS, 'middle', 'light'],
    mapRows(products, (product) => [
      ...productCells(shopId, product, kinds.get(product.base.family.id) ?? null),
      `${product.base.brand.name} ${product.base.section.name}`,
      words.get(product.base.family.id) ?? '',
    ]),
  )
  await client.query(`
    insert into products (${COLUMNS.join(', ')}, search)
    select ${COLUMNS.join(', ')}, search_vector(name || ' ' || code1c, middle, light) from new_products`)
  await copyRows(
    client,
    'product_properties',
    ['shop_id', 'product_id', 'property_id', 'value'],
    propertyRows(shopId, catalogue.properties, products),
  )
  await copyRows(
    client,
    'certificates',
    ['shop_id', 'product_id', 'id', 'name', 'path', 'size', 'type'],
    products.flatMap(({ base }) =>
      Array.from({ length: base.certificates }, (_, index): Cell[] => [
        shopId,
        base.id,
        index + 1,
        `Сертификат соответствия № ${base.code1c}-${index + 1}`,
        `/upload/certificates/${base.code1c}-${index + 1}.svg`,
        2048,
        'svg',
      ]),
    ),
  )
}

function productCells(shopId: number, product: ShopProduct, kindId: number | null): Cell[] {
  const { base } = product
  return [
    ...[shopId, base.id, base.code1c, base.name, base.section.id, base.section.ord, base.brand.id, kindId],
    ...[
      base.analogParts,
      base.ruler,
      product.price,
      product.oldPrice,
      product.specialPercent,
      product.loyaltyPrice,
    ],
    ...[
      product.assortment,
      product.popularity,
      product.delay,
      product.remain,
      product.toOrder,
      base.family.PACK === 'Y',
    ],
    ...[
      base.minimum,
      base.step,
      product.isNew,
      product.isHot,
      product.isStock,
      product.isSale,
      product.deliveryExclude,
    ],
    ...[product.marks, base.picture, base.picture, describe(product)],
  ]
}

function describe({ base }: ShopProduct): string {
  const features = base.family.attributes
    .map(
      ({ code, title, unit }) =>
        `${title.toLowerCase()}: ${say(base.values.get(code) ?? '—')}${unit ? `\u00a0${unit}` : ''}`,
    )
    .join('; ')
  const pack =
    base.step > 1 ? ` Отпускается кратно ${base.step}\u00a0${base.family.PACK === 'Y' ? 'уп' : 'шт'}.` : ''
  return `${base.family.title} торговой марки «${base.brand.name}» (${base.brand.UP_COUNTRY}). Характеристики: ${features}.${pack}`
}

/** Synonyms of a family, with the whole group of each word that a synonym group knows. */
function searchWords(taxonomy: Taxonomy): Map<string, string> {
  return new Map(
    familiesOf(taxonomy).map((family) => {
      const own = [family.title, ...family.synonyms].join(' ').toLowerCase()
      const groups = taxonomy.search.synonym_groups.filter((group) =>
        group.some((term) => own.includes(term)),
      )
      return [family.id, [...family.synonyms, family.title, ...groups.flat()].join(' ')]
    }),
  )
}

function* propertyRows(shopId: number, book: PropertyBook, products: ShopProduct[]): Generator<Cell[]> {
  for (const { base } of products) {
    for (const [id, value] of book.of(base.family, base.values)) yield [shopId, base.id, id, value]
  }
}

function* mapRows<Item>(items: Item[], map: (item: Item) => Cell[]): Generator<Cell[]> {
  for (const item of items) yield map(item)
}

/** Counts of sections, and the words and phrases that search corrects with and suggests. */
export async function finishCatalogue(
  client: pg.ClientBase,
  shopId: number,
  taxonomy: Taxonomy,
): Promise<void> {
  await client.query(
    `update sections set product_count = (select count(*) from products p
       where p.shop_id = sections.shop_id and p.section_ord between sections.ord and sections.ord_end)
     where shop_id = $1`,
    [shopId],
  )
  const phrases = new Map<string, number>()
  for (const family of familiesOf(taxonomy)) {
    phrases.set(family.title.toLowerCase(), 80)
    for (const synonym of family.synonyms) phrases.set(synonym.toLowerCase(), 60)
  }
  for (const group of taxonomy.search.synonym_groups) for (const term of group) phrases.set(term, 50)
  for (const brand of taxonomy.brands) phrases.set(brand.name, 40)
  await client.query(
    `insert into search_phrases (shop_id, phrase, plain, weight)
     select $1, phrase, plain_text(phrase), weight
     from unnest($2::text[], $3::int[]) as list (phrase, weight) where plain_text(phrase) <> ''
     on conflict do nothing`,
    [shopId, [...phrases.keys()], [...phrases.values()]],
  )
  await client.query(
    `insert into search_phrases (shop_id, phrase, plain, weight)
     select distinct on (name) shop_id, name, plain_text(name), 100 from sections where shop_id = $1 and product_count > 0
     on conflict do nothing`,
    [shopId],
  )
  await client.query(
    `insert into search_words (shop_id, word, uses)
     select $1, word, sum(uses) from (
       select word, 1 as uses from products p, regexp_split_to_table(plain_text(p.name), ' ') as word where p.shop_id = $1
       union all
       select word, 5 from search_phrases s, regexp_split_to_table(s.plain, ' ') as word where s.shop_id = $1
     ) as words where word ~ '^[a-zа-я]{3,}$' group by word`,
    [shopId],
  )
}
