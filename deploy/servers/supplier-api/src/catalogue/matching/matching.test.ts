import {
  type LineMatchesAnswer,
  MATCHED_LINES,
  type ProductListAnswer,
} from '@prilavok/shared-kernel/contract'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let visitor: string
beforeAll(async () => {
  api = await startTestApi(1500)
  visitor = await api.visitor()
}, 60_000)
afterAll(() => api.close())

/** Asks for lines of `[code, name]`. */
async function match(lines: readonly [code: string, name?: string][], token = visitor) {
  const form = lines.flatMap(([code, name], at) => [
    [`lines[${at}][code]`, code],
    [`lines[${at}][name]`, name ?? ''],
  ])
  return api.post(token, '/v3/api/catalog/product/match/', Object.fromEntries(form))
}
const matches = async (...args: Parameters<typeof match>) =>
  (await match(...args)).json<LineMatchesAnswer>().ITEMS
const idsOf = ({ PRODUCTS }: LineMatchesAnswer['ITEMS'][number]) => PRODUCTS.map(({ ID }) => ID)
const search = async (q: string) => {
  const answer = await api.get(visitor, `/v3/api/catalog/search/list/?q=${encodeURIComponent(q)}&limit=5`)
  return answer.json<ProductListAnswer>().ITEMS.map(({ ID }) => ID)
}
/** A product of the green shop whose code and name are its own. */
async function addProduct(id: number, code: string, name: string) {
  await api.pool.query(
    `insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
     select 1, $1, $2, $3, section_id, section_ord, 100, 5 from products where shop_id = 1 and id = 1100`,
    [id, code, name],
  )
}

beforeAll(async () => {
  await addProduct(830001, '705117', 'Зюзюка офисная красная')
  await addProduct(830002, '705120', 'Зюзюка офисная синяя')
})

test('a code finds its product, one answer for each line in the order of the lines', async () => {
  const items = await matches([['705120'], ['705117'], ['705120']])
  expect(items.map(idsOf)).toEqual([[830002], [830001], [830002]])
  expect(items.map(({ BY, SURE }) => [BY, SURE])).toEqual([
    ['code', 'Y'],
    ['code', 'Y'],
    ['code', 'Y'],
  ])
})

test('more than ten lines keep their order', async () => {
  const lines = Array.from({ length: 12 }, (_, at): [string] => [at === 11 ? '705117' : '705120'])
  const items = await matches(lines)
  expect(items.map(idsOf)).toEqual([...Array(11).fill([830002]), [830001]])
})

test('of an unknown code those that are nearly the same are offered, and none is sure', async () => {
  const [swapped, strange] = await matches([['705171'], ['999990']])
  expect(swapped).toMatchObject({ BY: 'code', SURE: 'N' })
  expect(swapped?.PRODUCTS[0]?.ID).toBe(830001)
  expect(strange).toEqual({ BY: null, SURE: 'N', PRODUCTS: [] })
})

test('a name that one product has is sure, of several the buyer chooses', async () => {
  const [one, two] = await matches([
    ['', 'зюзюка красная'],
    ['', 'зюзюка'],
  ])
  expect(one).toMatchObject({ BY: 'name', SURE: 'Y' })
  expect(idsOf(one as NonNullable<typeof one>)[0]).toBe(830001)
  expect(two).toMatchObject({ BY: 'name', SURE: 'N' })
  expect(new Set(idsOf(two as NonNullable<typeof two>))).toEqual(new Set([830001, 830002]))
})

test('a name is found as the search finds it, the best first', async () => {
  for (const name of ['степлер', 'бумага а4', 'ручка синяя']) {
    const [found] = await matches([['', name]])
    expect([name, found && idsOf(found)]).toEqual([name, await search(name)])
  }
})

test('a mistyped name is corrected, and then nothing is sure', async () => {
  const [found] = await matches([['', 'степлре']])
  expect(found).toMatchObject({ BY: 'name', SURE: 'N' })
  expect(found?.PRODUCTS[0]?.NAME.toLowerCase()).toContain('степлер')
})

test('the code goes before the name, and the name before codes that are nearly the same', async () => {
  const [byCode, byName] = await matches([
    ['705117', 'зюзюка синяя'],
    ['705171', 'зюзюка синяя'],
  ])
  expect(byCode && idsOf(byCode)).toEqual([830001])
  expect(byName).toMatchObject({ BY: 'name', SURE: 'Y' })
  expect(byName && idsOf(byName)[0]).toBe(830002)
})

test('an exact code beside the name of something else is not sure: both are offered', async () => {
  const [other, unknown, own, word, ending] = await matches([
    ['705117', 'степлер 24/6'],
    ['705117', 'хрюндель'],
    ['705117', 'Зюзюка красная, офисная'],
    ['705117', 'красные зюзюки 10 мм'],
    ['705117', 'арт.'],
  ])
  expect(other).toMatchObject({ BY: 'name', SURE: 'N' })
  expect(other && idsOf(other)[0]).toBe(830001)
  expect(other?.PRODUCTS.slice(1).map(({ NAME }) => NAME.toLowerCase())).toContainEqual(
    expect.stringContaining('степлер'),
  )
  expect(unknown).toMatchObject({ BY: 'code', SURE: 'N' })
  expect(unknown && idsOf(unknown)).toEqual([830001])
  for (const sure of [own, word, ending]) expect(sure).toMatchObject({ BY: 'code', SURE: 'Y' })
})

test('products say what this buyer has in the basket', async () => {
  await api.post(visitor, '/v4/api/client/basket/main/add/', { 'products[830001]': 3 })
  const [own] = await matches([['705117']])
  const [other] = await matches([['705117']], await api.visitor())
  expect([own, other].map((item) => item?.PRODUCTS[0]?.BASKET)).toEqual([3, 0])
})

test('a shop finds its own products alone', async () => {
  const blue = await api.visitor(BLUE)
  expect(await matches([['705117', 'зюзюка']], blue)).toEqual([{ BY: null, SURE: 'N', PRODUCTS: [] }])
})

test('no lines, empty ones and strange signs are answered; too many are rejected', async () => {
  expect((await api.post(visitor, '/v3/api/catalog/product/match/', {})).json()).toEqual({ ITEMS: [] })
  const nothing = { BY: null, SURE: 'N', PRODUCTS: [] }
  expect(
    await matches([
      ['', ''],
      ["'", "' & !"],
      ['', '%'],
    ]),
  ).toEqual([nothing, nothing, nothing])
  const lines = Array.from({ length: MATCHED_LINES + 1 }, (): [string] => ['705117'])
  expect((await match(lines)).statusCode).toBe(400)
  expect((await match(lines.slice(1))).statusCode).toBe(200)
})
