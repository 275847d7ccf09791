import { read, utils } from '@e965/xlsx'
import {
  type FilenameAnswer,
  type FilterState,
  type FiltersAnswer,
  type OfferAnswer,
  type OfferListAnswer,
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
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { makeOffer, setPeriod } from '../offers/testing/make-offer'
import { priceListRows } from '../section/price-list-rows'
import { allSections } from '../section-tree/load-sections'
import { applyPrices, shopsWithDuePrices } from './apply-prices'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

let visitor = ''
beforeAll(async () => {
  visitor = await api.visitor()
})

describe('offers', () => {
  let paper = 0
  let pen = 0
  let mug = 0
  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    await api.db.deleteFrom('offers').execute()
    ;[paper = 0, pen = 0, mug = 0] = await someProducts(api, 3)
    for (const id of [paper, pen, mug])
      await setProduct(api, id, {
        price: 100_000,
        old_price: null,
        offer_percent: null,
        special_offer_id: null,
        marks: [],
      })
  })

  const list = async (query = '', token = visitor) =>
    (await api.get(token, `/v3/api/client/offer/?${query}`)).json<OfferListAnswer>()

  const product = async (id: number) =>
    (await api.get(visitor, `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>().PRODUCT

  test('[API-069] offers of a type, or those valid now; valid ones first, then those to come, then the past', async () => {
    const past = await makeOffer(api, { title: 'Была', from: -9, to: -3, items: { [paper]: 10 } })
    const future = await makeOffer(api, { title: 'Будет', from: 3, to: 9, items: { [paper]: 10 } })
    const sale = await makeOffer(api, { title: 'Идёт', from: -3, to: 3, items: { [paper]: 10 } })
    const gift = await makeOffer(api, {
      title: 'Подарок',
      from: -3,
      to: 2,
      minSum: 500_000,
      gifts: { [pen]: 2 },
    })
    const all = await list()
    expect(all.ITEMS.map((offer) => offer.ID)).toEqual([gift, sale, future, past])
    expect(all.ITEMS.map((offer) => offer.ACTIVE)).toEqual(['Y', 'Y', 'N', 'N'])
    expect(all.NAV).toEqual({ CNT: 4, LIMIT: 20, OFFSET: 0 })
    expect((await list('type=special_price&active=Y')).ITEMS.map((offer) => offer.ID)).toEqual([sale])
    expect((await list('type=GIFT_SUM')).ITEMS.map((offer) => offer.ID)).toEqual([gift])
    expect(await list('active=Y&limit=1&offset=1')).toMatchObject({
      ITEMS: [{ ID: sale }],
      NAV: { CNT: 2, LIMIT: 1, OFFSET: 1 },
    })
  })

  test('[API-068] one offer: gifts with their sum, or products at their special price', async () => {
    const gift = await makeOffer(api, { minSum: 500_000, gifts: { [pen]: 2, [mug]: 1 } })
    const sale = await makeOffer(api, { from: 1, to: 5, items: { [paper]: 15 } })
    const read = async (id: number) =>
      (await api.get(visitor, `/v3/api/client/offer/${id}/`)).json<OfferAnswer>().ITEM
    expect(await read(gift)).toMatchObject({
      TYPE: 'GIFT_SUM',
      SUM: 5000,
      PRODUCT_ID: pen,
      PRESENTS: [
        { ID: pen, QUANTITY: 2, GIFT: 'Y' },
        { ID: mug, QUANTITY: 1 },
      ],
      ITEMS: [],
      MARKS: [{ CODE: 'gift_sum', PREDEFINED: 'Y' }],
    })
    expect(await read(sale)).toMatchObject({
      TYPE: 'SPECIAL_PRICE',
      SUM: null,
      PRODUCT_ID: paper,
      PRODUCT_NAME: (await product(paper))?.NAME,
      PRESENTS: [],
      ITEMS: [{ ID: paper, PRICE: 1000, OFFER_PRICE: 850, OFFER_PERCENT: 15 }],
      NAV: { CNT: 1 },
      MARKS: [{ CODE: 'special_price' }],
    })
  })

  test('the products of an offer come in pages, the most popular first, and are counted past the last page, too', async () => {
    const ids = await someProducts(api, 9)
    for (const [index, id] of ids.entries()) await setProduct(api, id, { popularity: 1000 - index })
    const sale = await makeOffer(api, { items: Object.fromEntries(ids.map((id) => [id, 10])) })
    const other = await makeOffer(api, { items: { [ids[8] ?? 0]: 15, [ids[7] ?? 0]: 15 } })
    const page = async (query: string) =>
      (await api.get(visitor, `/v3/api/client/offer/${sale}/?${query}`)).json<OfferAnswer>().ITEM
    for (const [offset, length] of [
      [0, 4],
      [4, 4],
      [8, 1],
      [9, 0],
      [100, 0],
    ] as const) {
      const { ITEMS, NAV } = await page(`limit=4&offset=${offset}`)
      expect(ITEMS.map(({ ID }) => ID)).toEqual(ids.slice(offset, offset + length))
      expect(NAV).toEqual({ CNT: 9, LIMIT: 4, OFFSET: offset })
    }
    const { ITEMS: offers } = await list()
    expect(
      new Map(offers.map(({ ID, ITEMS, NAV }) => [ID, [NAV.CNT, ITEMS.map((item) => item.ID)]])),
    ).toEqual(
      new Map([
        [sale, [9, ids.slice(0, 6)]],
        [other, [2, [ids[7], ids[8]]]],
      ]),
    )
  })

  test("an unknown offer and another shop's are not found, by visitors as by clients", async () => {
    const own = await makeOffer(api, { minSum: 500_000, gifts: { [pen]: 1 } })
    const blue = await api.visitor(BLUE)
    const paths = [`/v3/api/client/offer/${own}/`, '/v3/api/client/offer/99999999999/']
    const answers = await Promise.all(paths.map((path) => api.get(blue, path)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(answers[0]?.json()).toEqual(answers[1]?.json())
    expect((await list('', blue)).ITEMS).toEqual([])
  })

  test('a special price stands in the products in its period only, rounded as the shop rounds', async () => {
    const sale = await makeOffer(api, { from: -1, to: 1, items: { [paper]: 33 } })
    await applyPrices(api.db, 1)
    expect(await product(paper)).toMatchObject({
      PRICE: 670,
      OLD_PRICE: 1000,
      SPECIAL_PERCENT: 33,
      MARKS: [expect.objectContaining({ CODE: 'special_price' })],
    })
    await applyPrices(api.db, 1)
    expect(await product(paper)).toMatchObject({ PRICE: 670 })
    await setPeriod(api, sale, -2, -1)
    await Promise.all([applyPrices(api.db, 1), applyPrices(api.db, 1)])
    expect(await product(paper)).toMatchObject({
      PRICE: 1000,
      OLD_PRICE: null,
      SPECIAL_PERCENT: null,
      MARKS: [],
    })
  })
})

describe('their prices', () => {
  let paper = 0
  let pen = 0
  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    await api.db.deleteFrom('offers').execute()
    for (const shopId of await shopsWithDuePrices(api.db)) await applyPrices(api.db, shopId)
    ;[paper = 0, pen = 0] = await someProducts(api, 2)
    for (const id of [paper, pen])
      await setProduct(api, id, { base_price: 100_000, base_old_price: null, marks: ['new'] })
  })

  const apply = () => applyPrices(api.db, 1)

  const importPrice = (id: number, base_price: number) =>
    api.db.updateTable('products').set({ base_price }).where('shop_id', '=', 1).where('id', '=', id).execute()

  /** Price, crossed-out price, percent and whether the mark of a special price is there. */
  const shown = async (id = paper) => {
    const { PRODUCT } = (await api.get(visitor, `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>()
    const isSpecial = PRODUCT?.MARKS.some(({ CODE }) => CODE === 'special_price')
    return [PRODUCT?.PRICE, PRODUCT?.OLD_PRICE, PRODUCT?.SPECIAL_PERCENT, isSpecial]
  }

  test('an import while an offer runs is kept: the offer reduces the new price, and its end brings that one back', async () => {
    const sale = await makeOffer(api, { items: { [paper]: 20 } })
    await apply()
    expect(await shown()).toEqual([800, 1000, 20, true])
    await importPrice(paper, 50_000)
    expect(await shown()).toEqual([400, 500, 20, true])
    await importPrice(paper, 200_000)
    expect(await shown()).toEqual([1600, 2000, 20, true])
    await setProduct(api, paper, { base_price: 200_000, marks: ['hot'] })
    expect(await shown()).toEqual([1600, 2000, 20, true])
    await setPeriod(api, sale, -2, -1)
    await apply()
    expect(await shown()).toEqual([2000, null, null, false])
  })

  test('a price that the supplier crosses out himself comes before an offer, which waits for it to go', async () => {
    await makeOffer(api, { items: { [paper]: 20 } })
    await apply()
    await setProduct(api, paper, { base_price: 90_000, base_old_price: 120_000, marks: [] })
    expect(await shown()).toEqual([900, 1200, 25, false])
    await setProduct(api, paper, { base_price: 90_000, base_old_price: 80_000 })
    expect(await shown()).toEqual([720, 900, 20, true])
  })

  test('a change that comes while prices are applied stays due, and nothing is due when all is applied', async () => {
    await makeOffer(api, { items: { [paper]: 20, [pen]: 20 } })
    let batches = 0
    await applyPrices(api.db, 1, { batch: 1, goesOn: () => ++batches < 2 })
    expect(await shopsWithDuePrices(api.db)).toEqual([1])
    await Promise.all([apply(), apply(), makeOffer(api, { items: { [pen]: 40 } })])
    await apply()
    expect([await shown(paper), await shown(pen)]).toEqual([
      [800, 1000, 20, true],
      [600, 1000, 40, true],
    ])
    expect(await shopsWithDuePrices(api.db)).toEqual([])
    expect(await apply()).toBe(0)
  })

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

describe('unit prices', () => {
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
      await basketOf(api, client).add(
        Object.fromEntries(products.map((id, index) => [id, COUNTS[index] ?? 0])),
      )
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
      expect(
        rowsOf((await api.app.inject(FILENAME)).rawPayload).sort(([one], [other]) => one - other),
      ).toEqual(sorted)
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
})
