import type { PhotosAnswer, Product, ProductAnswer, ProductsAnswer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let visitor: string
beforeAll(async () => {
  api = await startTestApi()
  visitor = await api.visitor()
})
afterAll(() => api.close())

const product = async (id: number, token = visitor) =>
  (await api.get(token, `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>().PRODUCT

/** Changes a product of the green shop. */
const change = (id: number, assignments: string) =>
  api.pool.query(`update products set ${assignments} where shop_id = 1 and id = $1`, [id])

test('[API-032] one product carries its properties, its text and the path to its section', async () => {
  const found = await product(1007)
  expect(found?.PROPERTY.length).toBeGreaterThan(0)
  expect(found?.DETAIL_TEXT).not.toBe('')
  expect(found?.SECTION_PATH.at(-1)?.ID).toBe(found?.SECTION_ID)
  expect(found?.SECTION_PATH[0]?.DEPTH_LEVEL).toBe(1)
})

test('[API-032] an unknown product is null, whatever digits name it', async () => {
  expect(await product(999_999)).toBeNull()
  const answer = await api.get(visitor, '/v3/api/catalog/product/99999999999999999999/')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ PRODUCT: null })
})

test('[API-031] a product of a list carries every field of the specification', async () => {
  const { ITEMS } = (await api.get(visitor, '/v3/api/catalog/list/?limit=1')).json<ProductsAnswer>()
  const fields =
    'ID NAME PRICE QUANTITY ASSORTMENT SORT SECTION_ID BASKET FAVORITE DELAY REMAIN TO_ORDER UP_MULTIPLICITY PROPERTIES PROPERTY MARKS SPECIAL_PERCENT DETAIL_PICTURE_PATH UP_TM'
  expect(Object.keys(ITEMS[0] ?? {})).toEqual(expect.arrayContaining(fields.split(' ')))
  expect(ITEMS[0]?.UP_MULTIPLICITY).toEqual({ MIN: expect.any(Number), STEP: expect.any(Number) })
  expect(ITEMS[0]?.UP_TM).toEqual({ ID: expect.any(Number), TITLE: expect.any(String) })
})

test('[API-033] twelve analogs at most: what can be bought first, then the most popular', async () => {
  // Of one kind and equal in nearly everything, of many brands: more than twelve of each group.
  await api.pool.query(
    `update products set kind_id = 1, popularity = id % 7, assortment = id % 11 <> 0, base_old_price = null,
       base_price = case when id % 5 = 0 then 0 else 100 end, remain = id % 3, to_order = id % 2 = 0, brand_id = 1 + id % 4,
       analog_parts = array['А4', case when id % 4 < 2 then 'белый' else 'серый' end, (id % 2)::text]
     where shop_id = 1 and id between 1100 and 1199`,
  )
  const fits = {
    absoluteAnalogs: 'b.analog_parts = a.analog_parts and b.brand_id <> a.brand_id',
    partialAnalogs: `(a.analog_parts[1] <> b.analog_parts[1])::int + (a.analog_parts[2] <> b.analog_parts[2])::int
      + (a.analog_parts[3] <> b.analog_parts[3])::int = 1 and cardinality(b.analog_parts) = 3`,
  }
  await api.pool.query(
    'update products set kind_id = null where shop_id = 1 and kind_id = 1 and id not between 1100 and 1199',
  )
  await api.pool.query('update products set brand_id = 7 where shop_id = 1 and id between 1100 and 1149')
  const lengths = new Set<number>()
  const offered = new Set<boolean>()
  for (const [group, condition] of Object.entries(fits)) {
    for (const id of [1100, 1103, 1150, 1197]) {
      const { rows } = await api.pool.query<{ id: number }>(
        `select b.id from products a join products b on b.shop_id = 1 and b.kind_id = a.kind_id and b.id <> a.id
         where a.shop_id = 1 and a.id = $1 and b.assortment and ${condition}
         order by (b.price > 0 and (b.remain > 0 or b.to_order)) desc, b.popularity desc, b.id limit 12`,
        [id],
      )
      const answer = await api.get(visitor, `/v3/api/catalog/product/${id}/${group}/`)
      const { ITEMS } = answer.json<ProductsAnswer>()
      expect([group, id, ITEMS.map(({ ID }) => ID)]).toEqual([group, id, rows.map((row) => row.id)])
      lengths.add(ITEMS.length)
      for (const { PRICE, REMAIN, TO_ORDER } of ITEMS)
        offered.add(PRICE > 0 && (REMAIN > 0 || TO_ORDER === 'Y'))
    }
  }
  expect(Math.max(...lengths)).toBe(12)
  expect(offered).toEqual(new Set([true, false]))
  expect((await api.get(visitor, '/v3/api/catalog/product/999999/partialAnalogs/')).json()).toEqual({
    ITEMS: [],
  })
})

describe('[API-034] look-up by code', () => {
  const lookUp = async (code: string, token = visitor) => {
    const answer = await api.get(token, `/v3/api/catalog/product/?code1c=${code}`)
    const body = answer.json<{ PRODUCT?: Product; errors?: { CODE: string } }>()
    return body.PRODUCT?.ID ?? `${answer.statusCode} ${body.errors?.CODE}`
  }
  const codeOf = async (id: number) => (await product(id))?.UP_CODE_1C ?? ''

  test('finds the product of a known code', async () => {
    await change(1011, 'assortment = true, base_price = 5000, remain = 20')
    expect(await lookUp(await codeOf(1011))).toBe(1011)
  })
  test('says why a code cannot be added', async () => {
    expect(await lookUp('12345')).toBe('400 no_code')
    expect(await lookUp('099999')).toBe('400 no_product')
    await change(1012, 'assortment = false')
    expect(await lookUp(await codeOf(1012))).toBe('400 not_assortment')
    await change(
      1013,
      'assortment = true, base_price = 0, base_old_price = null, remain = 0, to_order = false',
    )
    expect(await lookUp(await codeOf(1013))).toBe('400 not_price')
    await change(
      1014,
      'assortment = true, base_price = 100, base_old_price = null, remain = 0, to_order = false',
    )
    expect(await lookUp(await codeOf(1014))).toBe('400 not_remains')
    await change(1014, 'to_order = true')
    expect(await lookUp(await codeOf(1014))).toBe(1014)
  })
  test('rejects what stands in the list already', async () => {
    await change(1017, 'assortment = true, base_price = 100, base_old_price = null, remain = 5')
    const code = await codeOf(1017)
    expect(await lookUp(`${code}&listed=100000,200000`)).toBe(1017)
    expect(await lookUp(`${code}&listed=100000,${code}`)).toBe('400 already_in_list')
  })
  test('rejects what the basket already holds all of', async () => {
    await change(
      1015,
      'assortment = true, base_price = 100, base_old_price = null, remain = 7, to_order = false',
    )
    const code = await codeOf(1015)
    const visitor = await api.visitor()
    await api.pool.query(
      `insert into basket_rows (shop_id, buyer_id, basket, product_id, quantity)
       select 1, max(buyer_id), 'main', 1015, 7 from access_tokens where shop_id = 1`,
    )
    expect(await lookUp(code, visitor)).toBe('400 max_amount')
    expect(await lookUp(code)).toBe(1015)
  })
})

test('[API-035] pictures, certificates and expendables of a product', async () => {
  const stored = {
    ID: 1,
    NAME: 'Сертификат № 7',
    PATH: '/upload/certificates/7.pdf',
    SIZE: 40_960,
    TYPE: 'pdf',
  }
  await api.pool.query(
    `insert into certificates (shop_id, product_id, id, name, path, size, type) values (1, 1007, $1, $2, $3, $4, $5)`,
    Object.values(stored),
  )
  const certificates = (await api.get(visitor, '/v3/api/catalog/product/1007/certification/')).json()
  expect(certificates).toEqual({ ITEMS: [stored] })
  const photo = (await api.get(visitor, '/v3/api/catalog/product/1007/photo/')).json()
  expect(photo).toMatchObject({ ITEMS: [{ ID: 1, PATH: expect.any(String) }], CERTIFICATE: [stored] })
  const further = (await api.get(visitor, '/v3/api/catalog/product/1020/photo/')).json<PhotosAnswer>().ITEMS
  expect(further.length).toBeGreaterThan(1)
  expect(further.map(({ ID }) => ID)).toEqual(further.map((_, index) => index + 1))
  expect(further[0]?.PATH).toBe((await product(1020))?.DETAIL_PICTURE_PATH)
  for (const { PATH } of further) expect((await api.app.inject(PATH)).statusCode).toBe(200)
  const { rows } = await api.pool.query<{ id: number }>(
    `select p.id from products p join kind_expendables k on k.shop_id = p.shop_id and k.kind_id = p.kind_id
     where p.shop_id = 1 order by p.id limit 1`,
  )
  const answer = await api.get(visitor, `/v3/api/catalog/product/${rows[0]?.id}/expendables/`)
  expect(answer.json<ProductsAnswer>().ITEMS.length).toBeGreaterThan(0)
})

test('[API-035] bought together: of each kind four that can be bought, to order too, and never the product itself', async () => {
  await api.pool.query(
    `insert into kinds (shop_id, id, title) values (1, 901, 'Один'), (1, 902, 'Другой') on conflict do nothing`,
  )
  await api.pool.query(
    'insert into kind_expendables (shop_id, kind_id, expendable_kind_id) values (1, 901, 901), (1, 901, 902)',
  )
  await api.pool.query(
    `update products set kind_id = 901 + id % 2, popularity = id, assortment = true, base_price = 100, base_old_price = null,
       remain = 0, to_order = true where shop_id = 1 and id between 1200 and 1215`,
  )
  await change(1215, 'to_order = false')
  await change(1212, 'base_price = 0')
  await change(1211, 'assortment = false')
  const answer = await api.get(visitor, '/v3/api/catalog/product/1214/expendables/')
  const ids = answer.json<ProductsAnswer>().ITEMS.map(({ ID }) => ID)
  expect(ids).toEqual([1213, 1210, 1209, 1208, 1207, 1206, 1205, 1204])
})

test('[API-031] the fields of a product say what the shop sells', async () => {
  await api.pool.query(`insert into brands (shop_id, id, name, country) values (1, 900, 'Марка', 'Беларусь')`)
  await change(
    1019,
    `name = 'Папка', assortment = false, base_price = 12345, base_old_price = 20000, delay = 3, remain = 0,
     to_order = true, pack = true, min_quantity = 4, step_quantity = 2, sort = 77, ruler = 'Стандарт', brand_id = 900,
     marks = array['gift_sum', 'hot', 'special_price'], picture = '/a.svg', preview = '/b.svg'`,
  )
  await api.pool.query('delete from product_properties where shop_id = 1 and product_id = 1019')
  await api.pool.query(
    `insert into properties (shop_id, id, code, title, unit, facet, sort) values
       (1, 901, 'own_4', 'Четвёртое', '', true, 904), (1, 902, 'own_1', 'Первое', 'мм', true, 901),
       (1, 903, 'own_2', 'Второе', '', false, 902), (1, 904, 'own_3', 'Третье', '', true, 903),
       (1, 905, 'own_5', 'Пятое', '', true, 905)`,
  )
  await api.pool.query(
    `insert into product_properties (shop_id, product_id, property_id, value)
     select 1, 1019, id, (id - 900)::text from properties where shop_id = 1 and id between 901 and 905`,
  )
  const [first, second, third, fourth, fifth] = [
    { CODE: 'own_1', TITLE: 'Первое', VALUE: '2\u00a0мм' },
    { CODE: 'own_2', TITLE: 'Второе', VALUE: '3' },
    { CODE: 'own_3', TITLE: 'Третье', VALUE: '4' },
    { CODE: 'own_4', TITLE: 'Четвёртое', VALUE: '1' },
    { CODE: 'own_5', TITLE: 'Пятое', VALUE: '5' },
  ]
  const found = await product(1019)
  expect(found).toMatchObject({
    ...{
      ...{ ID: 1019, NAME: 'Папка', PRICE: 123.45, OLD_PRICE: 200, SPECIAL_PERCENT: 38 },
      ...{ CURRENCY: 'RUB', QUANTITY: null },
    },
    ...{ ASSORTMENT: 'N', SORT: 77, DELAY: 3, REMAIN: 0, TO_ORDER: 'Y', PACK: 'Y' },
    ...{ UP_MULTIPLICITY: { MIN: 4, STEP: 2 }, UP_TM: { ID: 900, TITLE: 'Марка' } },
    ...{ UP_COUNTRY: { TITLE: 'Беларусь' }, UP_RULER: { TITLE: 'Стандарт' } },
    // What is not worth a line in a list is left out of the three of the mini table (AMB-29).
    ...{ PROPERTIES: [first, third, fourth], PROPERTY: [first, second, third, fourth, fifth] },
    ...{ DETAIL_PICTURE_PATH: '/a.svg', PREVIEW_PICTURE_PATH: '/b.svg' },
  })
  expect(found?.MARKS.map(({ CODE }) => CODE)).toEqual(['special_price', 'hot', 'gift_sum'])
  await change(
    1019,
    'brand_id = null, ruler = null, to_order = false, pack = false, picture = null, preview = null',
  )
  expect(await product(1019)).toMatchObject({
    ...{ UP_TM: null, UP_COUNTRY: null, UP_RULER: null, TO_ORDER: 'N', PACK: 'N', DETAIL_PICTURE_PATH: null },
  })
})

test('[API-031] what is in the basket and among the favourites is this buyer’s own', async () => {
  await change(
    1018,
    'assortment = true, base_price = 100, base_old_price = null, remain = 50, min_quantity = 1, step_quantity = 1',
  )
  const [own, other, loyal] = [
    await api.visitor(),
    await api.visitor(),
    (await api.login('loyalty@example.com')).access_token,
  ]
  await change(1018, 'loyalty_price = 5')
  for (const visitor of [own, other]) {
    await api.post(visitor, '/v3/api/catalog/favorite/', { product_id: 1018, favorite: 'Y' })
    await api.post(visitor, '/v4/api/client/basket/main/add/', { 'products[1018]': visitor === own ? 2 : 3 })
  }
  await api.post(loyal, '/v4/api/client/basket/loyalty/add/', { 'products[1018]': 4 })
  const listed = async (token: string) => {
    const { ITEMS } = (await api.get(token, '/v3/api/catalog/list/?limit=1000')).json<ProductsAnswer>()
    const found = ITEMS.filter(({ ID }) => ID === 1018)
    expect(found).toHaveLength(1)
    return found[0]
  }
  expect(await listed(own)).toMatchObject({ BASKET: 2, FAVORITE: 'Y' })
  expect(await listed(other)).toMatchObject({ BASKET: 3, FAVORITE: 'Y' })
  expect(await listed(visitor)).toMatchObject({ BASKET: 0, FAVORITE: 'N' })
  expect(await listed(loyal)).toMatchObject({ BASKET: 0, FAVORITE: 'N' })
})

test('a loyalty price is told to loyalty clients alone', async () => {
  await change(1016, 'loyalty_price = 42')
  const loyal = (await api.login('loyalty@example.com')).access_token
  expect((await product(1016, loyal))?.LOYALTY_PRICE).toBe(42)
  expect((await product(1016))?.LOYALTY_PRICE).toBeNull()
})
