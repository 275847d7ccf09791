import type { ProductListAnswer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let visitor: string
beforeEach(async () => {
  api = await startTestApi(300)
  visitor = await api.visitor()
}, 60_000)
afterEach(() => api.close())

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await api.pool.query<Row>(text, values)).rows

/** Codes of the products of every section that holds any, by its name. */
async function productsBySection(): Promise<Record<string, string[]>> {
  const sections = await run<{ id: number; path: string }>(
    `with recursive tree as (
       select id, name::text as path from sections where shop_id = 1 and parent_id is null
       union all select s.id, tree.path || ' / ' || s.name from tree join sections s on s.shop_id = 1 and s.parent_id = tree.id)
     select tree.* from tree join sections s on s.shop_id = 1 and s.id = tree.id where s.product_count > 0`,
  )
  const entries = sections.map(async ({ id, path }): Promise<[string, string[]]> => {
    const answer = await api.get(visitor, `/v3/api/catalog/list/?limit=1000&filter[SECTION_ID]=${id}`)
    return [
      path,
      answer
        .json<ProductListAnswer>()
        .ITEMS.map(({ UP_CODE_1C }) => UP_CODE_1C)
        .toSorted(),
    ]
  })
  return Object.fromEntries(await Promise.all(entries))
}
const namesInOrder = async (): Promise<string[]> =>
  (await run<{ name: string }>('select name from sections where shop_id = 1 order by ord')).map(
    ({ name }) => name,
  )
const counts = () => run('select id, product_count from sections where shop_id = 1 and id < 9000 order by id')

/** Numbers of a walk of the tree that are not what its rows say. */
const misplaced = () =>
  run(
    `select s.id from sections s left join sections parent on parent.shop_id = s.shop_id and parent.id = s.parent_id
     where s.shop_id = 1 and (
       s.depth <> coalesce(parent.depth, 0) + 1
       or (parent.id is not null and not (s.ord > parent.ord and s.ord_end <= parent.ord_end))
       or s.ord_end - s.ord <> (
         with recursive below as (
           select id from sections where shop_id = 1 and parent_id = s.id
           union all select t.id from below join sections t on t.shop_id = 1 and t.parent_id = below.id)
         select count(*) from below))
     union all
     select p.id from products p join sections s on s.shop_id = 1 and s.id = p.section_id
     join listing l on l.shop_id = 1 and l.product_id = p.id
     join listing_stock stock on stock.shop_id = 1 and stock.product_id = p.id
     where p.shop_id = 1 and (p.section_ord, l.section_ord, stock.section_ord) is distinct from (s.ord, s.ord, s.ord)`,
  )

const addSection = (id: number, parent: number | null, name: string, sort: number) =>
  run('insert into sections (shop_id, id, parent_id, name, sort) values (1, $1, $2, $3, $4)', [
    ...[id, parent, name, sort],
  ])

test('a new section stands where its sort puts it, and every product stays in its own section', async () => {
  const [products, order, counted] = [await productsBySection(), await namesInOrder(), await counts()]
  expect(new Set(Object.values(products).map(({ length }) => length)).size).toBeGreaterThan(5)
  const [first, second] = await run<{ id: number; sort: number }>(
    'select id, sort from sections where shop_id = 1 and parent_id is null order by ord limit 2',
  )
  await addSection(9001, null, 'Новый раздел', (second?.sort ?? 0) - 1)
  await addSection(9002, first?.id ?? 0, 'Самый первый', 0)
  expect(await misplaced()).toEqual([])
  expect(await productsBySection()).toEqual(products)
  expect(await counts()).toEqual(counted)
  const now = await namesInOrder()
  expect(now.filter((name) => order.includes(name))).toEqual(order)
  expect(now.indexOf('Самый первый')).toBe(1)
  const tops = await run<{ id: number }>(
    'select id from sections where shop_id = 1 and parent_id is null order by ord',
  )
  expect(tops.slice(0, 3).map(({ id }) => id)).toEqual([first?.id, 9001, second?.id])
})

test('a section that moves takes its products along; one that is moved below itself is rejected', async () => {
  const [from, to] = await run<{ id: number }>(
    'select id from sections where shop_id = 1 and depth = 1 and product_count > 0 order by ord desc limit 2',
  )
  const [child] = await run<{ id: number; product_count: number }>(
    'select id, product_count from sections where shop_id = 1 and parent_id = $1 and product_count > 0 limit 1',
    [from?.id],
  )
  const own = async (id: number | undefined) =>
    (
      await api.get(visitor, `/v3/api/catalog/list/?limit=1000&filter[SECTION_ID]=${id}`)
    ).json<ProductListAnswer>().NAV.CNT
  const before = { from: await own(from?.id), to: await own(to?.id), child: await own(child?.id) }
  await run('update sections set parent_id = $2 where shop_id = 1 and id = $1', [child?.id, to?.id])
  expect(await misplaced()).toEqual([])
  expect(await own(child?.id)).toBe(before.child)
  expect(await own(from?.id)).toBe(before.from - before.child)
  expect(await own(to?.id)).toBe(before.to + before.child)
  const [counted] = await run(
    'select array_agg(product_count order by ord desc) as counts from sections where shop_id = 1 and id = any($1)',
    [[from?.id, to?.id]],
  )
  expect(counted).toEqual({ counts: [before.from - before.child, before.to + before.child] })
  await expect(
    run('update sections set parent_id = $2 where shop_id = 1 and id = $1', [to?.id, child?.id]),
  ).rejects.toThrow('would stand below itself')
  expect(await misplaced()).toEqual([])
})

test('who writes products names their section alone, also while sections come', async () => {
  await addSection(9001, null, 'Новый раздел', 1)
  const write = async (id: number) => {
    await run(
      `insert into products (shop_id, id, code1c, name, section_id, price, remain)
       values (1, $1, $2, 'Скрепка', 9001, 1000, 5)`,
      [id, String(id)],
    )
  }
  await Promise.all([
    ...Array.from({ length: 10 }, (_, index) => write(910_000 + index)),
    ...Array.from({ length: 10 }, (_, index) => addSection(9100 + index, null, `Раздел ${index}`, index)),
  ])
  await run('update products set section_id = 9100 where shop_id = 1 and id = 910000')
  expect(await misplaced()).toEqual([])
  const codes = async (id: number) =>
    (
      await api.get(visitor, `/v3/api/catalog/list/?limit=1000&filter[SECTION_ID]=${id}`)
    ).json<ProductListAnswer>().NAV.CNT
  expect([await codes(9001), await codes(9100)]).toEqual([9, 1])
  const counted = await run(
    'select id, product_count from sections where shop_id = 1 and id in (9001, 9100) order by id',
  )
  expect(counted).toEqual([
    { id: 9001, product_count: 9 },
    { id: 9100, product_count: 1 },
  ])
})
