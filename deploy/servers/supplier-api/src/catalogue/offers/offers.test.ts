import type { OfferAnswer, OfferListAnswer, ProductAnswer } from '@prilavok/shared-kernel/contract'
import { setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { applyPrices, shopsWithDuePrices } from '../prices/apply-prices'
import { makeOffer, setPeriod } from './testing/make-offer'

let api: TestApi
let visitor = ''
beforeAll(async () => {
  api = await startTestApi()
  visitor = await api.visitor()
})
afterAll(() => api.close())

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
})
