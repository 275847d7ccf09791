import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from './testing/products-and-calls'

let api: TestApi
let ids: number[]
beforeAll(async () => {
  api = await startTestApi(200)
  ids = await someProducts(api, 5)
  for (const id of ids) await setProduct(api, id)
}, 60_000)
afterAll(() => api.close())

/** A basket whose rows were put in one after the other, the first one first. */
async function filled() {
  const calls = basketOf(api, await api.visitor())
  for (const [index, id] of ids.entries()) await calls.add({ [id]: index + 1 })
  const order = async () => {
    const { GROUPS } = await calls.get('sort=BASKET_CREATE_DATE&order=ASC')
    return GROUPS.flatMap(({ PRODUCTS }) => PRODUCTS.map(({ ID }) => ID))
  }
  expect(await order()).toEqual(ids)
  return { ...calls, order }
}
const at = (index: number) => ids[index] as number

test('rows that were removed and are set again stand where they stood, with their counts', async () => {
  const { v3Update, v3Replace, order, map } = await filled()
  await v3Update({ [`products[${at(1)}]`]: 0, [`products[${at(3)}]`]: 0, delete: 'Y' })
  expect(await order()).toEqual([at(0), at(2), at(4)])
  await v3Replace({ [at(3)]: 4, [at(1)]: 2 })
  expect(await order()).toEqual(ids)
  expect(await map()).toMatchObject({ [at(1)]: 2, [at(3)]: 4 })
})

test('so does a basket that was emptied, and a row whose count was set to 0', async () => {
  const { v3Update, v3Replace, replace, order } = await filled()
  await v3Update({ products: 'all' })
  await v3Replace(Object.fromEntries(ids.toReversed().map((id) => [id, 1])))
  expect(await order()).toEqual(ids)
  await replace({ [at(2)]: 0 })
  await replace({ [at(2)]: 7 })
  expect(await order()).toEqual(ids)
})

test('a row that can no longer be ordered comes back, too, but not more of it and not in another basket', async () => {
  const { removeGroups, v3Replace, order, map } = await filled()
  await setProduct(api, at(4), { remain: 0 })
  try {
    await removeGroups('group_unavailable')
    expect(await order()).toEqual(ids.slice(0, 4))
    expect((await v3Replace({ [at(4)]: 6 })).SUCCESS).toBe('N')
    expect((await v3Replace({ [at(4)]: 5 })).SUCCESS).toBe('Y')
    expect(await map()).toMatchObject({ [at(4)]: 5 })
    const stranger = basketOf(api, await api.visitor())
    expect((await stranger.v3Replace({ [at(4)]: 5 })).SUCCESS).toBe('N')
    const elsewhere = basketOf(api, await api.visitor(BLUE))
    expect((await elsewhere.v3Replace({ [at(4)]: 5 })).SUCCESS).toBe('N')
  } finally {
    await setProduct(api, at(4))
  }
})

test('a product that is added anew is a new row; after an hour it is one when set, too', async () => {
  const { v3Update, v3Replace, add, order } = await filled()
  await v3Update({ [`products[${at(0)}]`]: 0, [`products[${at(1)}]`]: 0, delete: 'Y' })
  await add({ [at(0)]: 1 })
  expect(await order()).toEqual([...ids.slice(2), at(0)])
  await api.pool.query(`update removed_basket_rows set removed_at = now() - interval '61 minutes'`)
  await v3Replace({ [at(1)]: 1 })
  expect(await order()).toEqual([...ids.slice(2), at(0), at(1)])
})
