import { type SearchedOutside, startSearchedOutside } from './testing/searched-outside'

let outside: SearchedOutside
const change = (statement: string) => outside.api.pool.query(statement)
const rowsOf = async (statement: string) => (await change(statement)).rows
const noted = async () => (await rowsOf('select product_id from search_changes')).length
const copied = () => outside.server.documentsOf('products')
const indexes = () => [...outside.server.indexes.keys()]
const bulks = () => outside.server.calls.filter(({ call }) => call.endsWith('/_bulk')).length

beforeAll(async () => {
  outside = await startSearchedOutside(300)
}, 120_000)
afterEach(() => outside.server.fail(null))
afterAll(() => outside.close())

test('nothing is noted while nobody asks; the first copy has every document of every shop', async () => {
  await change("update products set name = name || ' ' where shop_id = 1")
  expect(await noted()).toBe(0)
  expect(await outside.copy()).toEqual([])
  const documents = await rowsOf("select concat(shop_id, ':', product_id) as id from search_documents")
  expect([...copied().keys()].sort()).toEqual(documents.map(({ id }) => id).sort())
  expect(indexes()).toEqual([expect.stringMatching(/^products-v\d+-\d+$/)])
})

test('what is new, renamed, out of stock or deleted is copied, and nothing else', async () => {
  await outside.copy()
  const [first, second, third] = (
    await rowsOf(
      'select id from products where shop_id = 1 and remain > 0 and not to_order order by id limit 3',
    )
  ).map(({ id }) => id)
  const before = bulks()
  await change(`insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
    select 1, 860001, '860001', 'Зюзюка', section_id, section_ord, 100, 5 from products where shop_id = 1 and id = ${first}`)
  await change(`update products set name = 'Тютюка для зюзюк' where shop_id = 1 and id = ${first}`)
  await change(`update products set remain = 0 where shop_id = 1 and id = ${second}`)
  await change(`delete from products where shop_id = 1 and id = ${third}`)
  expect(await noted()).toBeGreaterThan(0)
  expect(await outside.copy()).toEqual([])
  expect([bulks() - before, await noted()]).toEqual([1, 0])
  expect(copied().get('1:860001')).toMatchObject({
    shop: 1,
    product: 860001,
    ready: 1,
    named: expect.arrayContaining(['зюзюк']),
  })
  expect(copied().get(`1:${first}`)).toMatchObject({ words: expect.stringContaining('тютюк _ зюзюк') })
  expect(copied().get(`1:${second}`)).toMatchObject({ ready: 0 })
  expect(copied().has(`1:${third}`)).toBe(false)
  expect(await outside.copy()).toEqual([])
  expect(bulks() - before).toBe(1)
})

test('a write that comes late does not win over a later one', async () => {
  await outside.copy()
  await change("update products set name = 'Зюзюка прежняя' where shop_id = 1 and id = 860001")
  const [late] = await rowsOf('select max(id) as version from search_changes')
  await change("update products set name = 'Зюзюка новая' where shop_id = 1 and id = 860001")
  await outside.copy()
  const kept = copied().get('1:860001')
  await change(
    `insert into search_changes (shop_id, id, product_id) overriding system value values (1, ${late.version}, 860001)`,
  )
  await change('alter table products disable trigger products_searched_anew')
  await change("update search_documents set words = '' where shop_id = 1 and product_id = 860001")
  await change(`delete from search_changes where id > ${late.version}`)
  expect(await outside.copy()).toEqual([])
  expect([copied().get('1:860001'), await noted()]).toEqual([kept, 0])
  await change('alter table products enable trigger products_searched_anew')
})

test('what could not be copied is copied the next time', async () => {
  await outside.copy()
  await change("update products set keywords = 'упрямая' where shop_id = 1 and id = 860001")
  outside.server.fail({ status: 503, body: '', path: /_bulk/ })
  expect(await outside.copy()).toHaveLength(1)
  outside.server.fail({
    status: 200,
    body: '{"errors":true,"items":[{"index":{"_id":"1:860001","status":400}}]}',
    path: /_bulk/,
  })
  expect(await outside.copy()).toHaveLength(1)
  outside.server.fail(null)
  expect(await outside.copy()).toEqual([])
  expect(copied().get('1:860001')?.stems).toContain('упрям')
})

test('an index of former code goes on answering until the new one is whole; then it and what was left over go', async () => {
  await outside.copy()
  const [own = ''] = indexes()
  const former = outside.server.indexes.get(own)
  if (!former) throw new Error('There is no index')
  const { size } = copied()
  outside.server.indexes.delete(own)
  outside.server.indexes.set('products-v0-1', former)
  outside.server.fail({ status: 503, body: '', path: /_bulk/ })
  expect(await outside.copy()).toHaveLength(1)
  expect([copied().size, indexes().length]).toEqual([size, 2])
  outside.server.fail(null)
  expect(await outside.copy()).toEqual([])
  expect(indexes()).toEqual([expect.stringMatching(/^products-v1-/)])
})

test('an index of later code is left to it', async () => {
  await outside.copy()
  const [own = ''] = indexes()
  const later = outside.server.indexes.get(own)
  if (!later) throw new Error('There is no index')
  outside.server.indexes.delete(own)
  outside.server.indexes.set('products-v99-1', later)
  expect(await outside.copy()).toEqual([])
  expect(indexes()).toEqual(['products-v99-1'])
})

test('after a pause of half a day everything is copied anew, after a whole one nothing was noted', async () => {
  await outside.copy()
  await change("update search_indexing set asked_at = now() - interval '25 hours'")
  await change("update products set name = 'Зюзюка забытая' where shop_id = 1 and id = 860001")
  expect(await noted()).toBe(0)
  const [before] = indexes()
  expect(await outside.copy()).toEqual([])
  expect(copied().get('1:860001')?.stems).toContain('забыт')
  expect(indexes()).toEqual([expect.not.stringMatching(new RegExp(`^${before}$`))])
})

test('a cluster that is away is not taken for one that was asked', async () => {
  await outside.copy()
  await change("update search_indexing set asked_at = now() - interval '11 hours'")
  outside.server.fail({ status: 503, body: '' })
  expect(await outside.copy()).toHaveLength(1)
  expect(await rowsOf("select asked_at < now() - interval '10 hours' as old from search_indexing")).toEqual([
    { old: true },
  ])
})

test('indexes whose name begins in the same way are left alone', async () => {
  outside.server.indexes.set('products-v1-of-others-v1-5', { aliases: new Set(), documents: new Map() })
  await change("update search_indexing set asked_at = now() - interval '13 hours'")
  expect(await outside.copy()).toEqual([])
  expect(indexes()).toEqual(['products-v1-of-others-v1-5', expect.stringMatching(/^products-v1-\d+$/)])
})

test('a shop is removed with what was noted of it', async () => {
  await outside.copy()
  await change('update products set popularity = popularity + 1 where shop_id = 3')
  expect(await noted()).toBeGreaterThan(0)
  await change('delete from shops where id = 3')
  expect(await rowsOf('select from search_changes where shop_id = 3')).toEqual([])
})
