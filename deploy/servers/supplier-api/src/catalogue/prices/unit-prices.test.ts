import { read, utils } from '@e965/xlsx'
import {
  type FilenameAnswer,
  type FilterState,
  type FiltersAnswer,
  type OfferAnswer,
  type OrderExportAnswer,
  type ProductAnswer,
  type ProductListAnswer,
  type V4Answer,
  writeFilters,
} from '@prilavok/shared-kernel/contract'
import { basketOf, setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { orderCalls } from '../../checkout/orders/testing/order-calls'
import { pdfTexts } from '../../documents/testing/pdf-text'
import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { makeOffer, setPeriod } from '../offers/testing/make-offer'
import { priceListRows } from '../section/price-list-rows'
import { allSections } from '../section-tree/load-sections'
import { applyPrices, shopsWithDuePrices } from './apply-prices'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

let client = ''
let products: number[] = []
beforeAll(async () => {
  client = (await api.login('client@example.com')).access_token
  products = await someProducts(api, 3)
  await api.db
    .updateTable('products')
    .set({ assortment: false, remain: 0 })
    .where('shop_id', '=', 1)
    .execute()
})

beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await api.db.deleteFrom('offers').execute()
})

/** Kopecks that the supplier asks for each of the products, and how many of each are bought. */
const ASKED = [1055, 1044, 99_995]

const COUNTS = [3, 7, 11]

const PRECISIONS = [
  { name: 'whole roubles', type: 26, digits: 0, prices: [11, 10, 1000] },
  { name: 'ten kopecks', type: 27, digits: 1, prices: [10.6, 10.4, 1000] },
  { name: 'kopecks', type: 28, digits: 2, prices: [10.55, 10.44, 999.95] },
]

async function setPrecision(type: number): Promise<void> {
  await api.db.updateTable('shops').set({ price_type: type }).where('id', '=', 1).execute()
  await applyPrices(api.db, 1)
}

const times = (price: number, count: number) => Math.round(price * 100 * count) / 100

const text = (amount: number, digits: number) =>
  amount.toLocaleString('ru-RU', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const plain = (value: string) => value.replace(/[\u00a0\u202f]/g, ' ')

const list = async (state: FilterState, query = '') => {
  const filters = encodeURIComponent(writeFilters({ base: ['stock'], ...state }))
  const answer = await api.get(client, `/v3/api/catalog/list/?filters=${filters}${query}`)
  return answer.json<ProductListAnswer>().ITEMS
}

async function fileOf(path: string): Promise<Buffer> {
  const { FILENAME } = (await api.get(client, path)).json<V4Answer<FilenameAnswer>>().response
  return (await api.app.inject(FILENAME)).rawPayload
}

/** Code, price and sum of each row of products of a table. */
function rowsOf(content: Buffer): [number, number, number][] {
  const [sheet] = Object.values(read(content).Sheets)
  const rows = utils.sheet_to_json<(string | number)[]>(sheet ?? {}, { header: 1 })
  return rows
    .filter((row) => COUNTS.includes(Number(row[4])) && Number(row[6]) > 0)
    .map((row) => [Number(row[4]), Number(row[5]), Number(row[6])])
}

describe.each(PRECISIONS)('a shop that sells at $name', ({ type, digits, prices }) => {
  const rows = COUNTS.map((count, index): [number, number, number] => {
    const price = prices[index] ?? 0
    return [count, price, times(price, count)]
  })
  const total = Math.round(rows.reduce((sum, [, , row]) => sum + row * 100, 0)) / 100
  const sorted = [...rows].sort(([one], [other]) => one - other)

  beforeEach(async () => {
    await setPrecision(28)
    for (const [index, id] of products.entries())
      await setProduct(api, id, {
        price: ASKED[index],
        old_price: null,
        offer_percent: null,
        special_offer_id: null,
      })
    await setPrecision(type)
    await basketOf(api, client).add(Object.fromEntries(products.map((id, index) => [id, COUNTS[index] ?? 0])))
  })

  test('product, list, sort and filter bounds have the same unit prices', async () => {
    const answers = await Promise.all(
      products.map(async (id) =>
        (await api.get(client, `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>(),
      ),
    )
    expect(answers.map(({ PRODUCT }) => PRODUCT?.PRICE)).toEqual(prices)
    const listed = await list({}, '&sort=PRICE&order=ASC')
    const byPrice = products
      .map((id, index) => [id, prices[index] ?? 0])
      .sort(([, one = 0], [, other = 0]) => one - other)
    expect(listed.map(({ ID, PRICE }) => [ID, PRICE])).toEqual(byPrice)
    for (const [id, price] of byPrice)
      expect((await list({ price: [String(price), String(price)] })).map(({ ID }) => ID)).toEqual([id])
    const answer = await api.get(
      client,
      `/v3/api/catalog/property/?filters=${writeFilters({ base: ['stock'] })}`,
    )
    expect(answer.json<FiltersAnswer>()).toMatchObject({
      MIN_PRICE: Math.floor(Math.min(...prices)),
      MAX_PRICE: 1000,
    })
  })

  test('basket, order, its table and its e-mail multiply the unit price that they show', async () => {
    const basket = await basketOf(api, client).get()
    const bought = basket.GROUPS.flatMap(({ PRODUCTS }) => PRODUCTS)
    const shown = bought.map(({ QUANTITY, PRICE, SUM }) => [QUANTITY, PRICE, SUM])
    expect(shown.sort(([one = 0], [other = 0]) => one - other)).toEqual(sorted)
    expect(basket.INFO.itemsSum).toBe(total)
    const { ORDER_ID } = await orderCalls(api).create(client)
    const order = await orderCalls(api).detail(client, ORDER_ID)
    expect(order?.PRODUCTS_SUM).toBe(total)
    expect(
      order?.PRODUCTS.map(({ QUANTITY, PRICE }) => [QUANTITY, PRICE]).sort(
        ([one = 0], [other = 0]) => one - other,
      ),
    ).toEqual(sorted.map(([count, price]) => [count, price]))
    const form = { action: 'export', order_id: ORDER_ID ?? 0 }
    const { FILENAME } = (await api.post(client, '/v3/api/client/order/', form)).json<OrderExportAnswer>()
    expect(rowsOf((await api.app.inject(FILENAME)).rawPayload).sort(([one], [other]) => one - other)).toEqual(
      sorted,
    )
    const email = (await sentEmails(api)).find(({ plain: body }) =>
      body.includes(`/cabinet/orders/${ORDER_ID}\n`),
    )
    for (const [, price, sum] of rows) {
      expect(plain(email?.plain ?? '')).toContain(plain(text(price, digits)))
      expect(plain(email?.plain ?? '')).toContain(plain(text(sum, digits)))
    }
  })

  test.each([
    ['invoice', 'tender_invoice'],
    ['commercial offer', 'commercial_offer'],
  ])('the %s, printed and as a table, multiplies the unit price that it prints', async (_, kind) => {
    const path = `/v4/api/client/order_basket/main/${kind}/`
    const table = rowsOf(await fileOf(`${path}?format=xlsx`))
    expect(table.sort(([one], [other]) => one - other)).toEqual(sorted)
    const printed = pdfTexts(await fileOf(path)).map(plain)
    for (const [count, price, sum] of rows)
      expect(printed.join('\n')).toContain(
        [String(count), text(price, 2), text(sum, 2)].map(plain).join('\n'),
      )
    expect(printed.join('\n')).toContain(plain(text(total, 2)))
  })
})

/** Prices of products that the supplier asks `ASKED` for, less a tenth: of the rounded price, rounded again. */
const REDUCED = [
  { name: 'whole roubles', type: 26, prices: [10, 9, 900] },
  { name: 'ten kopecks', type: 27, prices: [9.5, 9.4, 900] },
  { name: 'kopecks', type: 28, prices: [9.5, 9.4, 899.96] },
]

test.each(REDUCED)(
  'an offer to come announces in $name what the price list has when it has come',
  async ({ type, prices }) => {
    await setPrecision(type)
    for (const [index, id] of products.entries())
      await setProduct(api, id, { base_price: ASKED[index], base_old_price: null })
    const offer = await makeOffer(api, {
      from: 1,
      to: 2,
      items: Object.fromEntries(products.map((id) => [id, 10])),
    })
    const { ITEM } = (await api.get(client, `/v3/api/client/offer/${offer}/`)).json<OfferAnswer>()
    const announced = new Map(ITEM.ITEMS.map(({ ID, OFFER_PRICE }) => [ID, OFFER_PRICE]))
    expect(products.map((id) => announced.get(id))).toEqual(prices)
    await setPeriod(api, offer, -1, 1)
    await applyPrices(api.db, 1)
    const codes = await api.db
      .selectFrom('products')
      .where('shop_id', '=', 1)
      .select(['id', 'code1c'])
      .execute()
    const listed = new Map<unknown, unknown>()
    for await (const cells of priceListRows(api.db, 1, await allSections(api.db, 1)))
      listed.set(cells[0], cells[4])
    const codeOf = new Map(codes.map(({ id, code1c }) => [id, code1c]))
    expect(products.map((id) => listed.get(codeOf.get(id)))).toEqual(prices)
  },
)

test('a price that rounds to nothing is no price: it is shown as none and cannot be ordered', async () => {
  await setPrecision(26)
  const [id = 0, other = 0] = products
  await setProduct(api, id, { price: 49 })
  await setProduct(api, other, { price: 50 })
  expect((await basketOf(api, client).add({ [id]: 1, [other]: 1 })).CHECK).toMatchObject([
    { PRODUCT_ID: id, TEXT: 'У товара не указана цена' },
  ])
  const answer = (await api.get(client, `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>()
  expect(answer.PRODUCT?.PRICE).toBe(0)
  expect((await basketOf(api, client).get()).INFO.itemsSum).toBe(1)
})

describe('an import beside a new precision', () => {
  let visitor = ''
  let paper = 0
  let pen = 0
  beforeAll(async () => {
    visitor = await api.visitor()
  })

  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    await api.db.deleteFrom('offers').execute()
    for (const shopId of await shopsWithDuePrices(api.db)) await applyPrices(api.db, shopId)
    ;[paper = 0, pen = 0] = await someProducts(api, 2)
    for (const id of [paper, pen])
      await setProduct(api, id, { base_price: 100_000, base_old_price: null, marks: ['new'] })
  })

  const apply = () => applyPrices(api.db, 1)

  /** Price, crossed-out price, percent and whether the mark of a special price is there. */
  const shown = async (id = paper) => {
    const { PRODUCT } = (await api.get(visitor, `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>()
    const isSpecial = PRODUCT?.MARKS.some(({ CODE }) => CODE === 'special_price')
    return [PRODUCT?.PRICE, PRODUCT?.OLD_PRICE, PRODUCT?.SPECIAL_PERCENT, isSpecial]
  }

  test('a precision reaches the products of an import, too, that began before it changed and ends after it was applied', async () => {
    const importer = await api.pool.connect()
    await importer.query('begin')
    await importer.query('update products set base_price = 105555 where shop_id = 1 and id = $1', [pen])
    await importer.query(
      `insert into products (shop_id, id, code1c, name, section_id, price)
     select 1, 7000000, '700000', 'Новый', section_id, 105555 from products where shop_id = 1 and id = $1`,
      [pen],
    )
    await api.pool.query('update shops set price_type = 26 where id = 1')
    await apply()
    await importer.query('commit')
    importer.release()
    await apply()
    expect([await shown(pen), await shown(7_000_000)]).toEqual([
      [1056, null, null, false],
      [1056, null, null, false],
    ])
    expect(await shopsWithDuePrices(api.db)).not.toContain(1)
    await api.pool.query('update shops set price_type = 28 where id = 1')
    await apply()
  })
})
