import { productsForm, setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { orderCalls } from '../../checkout/orders/testing/order-calls'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { type Connection, connect } from './connection'
import { migrate } from './migrate'
import { readMigrations } from './migrations'

const BUYERS = [
  { email: 'client@example.com', domain: GREEN, shopId: 1 },
  { email: 'loyalty@example.com', domain: GREEN, shopId: 1 },
  { email: 'director@example.com', domain: GREEN, shopId: 1 },
  { email: 'client@example.com', domain: BLUE, shopId: 2 },
  { email: 'loyalty@example.com', domain: BLUE, shopId: 2 },
]
const ORDERS_OF_EACH = 10

/** As a next release would begin: old processes neither know nor fill what is new (ADR 46). */
const EXPAND = {
  name: '9999_delivery_notes.sql',
  checksum: 'of this test',
  statements: `
    alter table orders add column delivery_note text;
    create table delivery_notes (
      shop_id integer not null references shops on delete cascade,
      order_id integer not null,
      text text not null,
      primary key (shop_id, order_id),
      foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade
    );
    create function fill_delivery_note() returns trigger language plpgsql as $$
    begin
      new.delivery_note := coalesce(new.delivery_note, 'by an older process');
      return new;
    end $$;
    create trigger orders_delivery_note before insert on orders for each row execute function fill_delivery_note();
    create index orders_without_note on orders (shop_id, id) where delivery_note is null;`,
}

let api: TestApi
let deployment: Connection
beforeAll(async () => {
  api = await startTestApi(60)
  deployment = connect(api.databaseUrl, 2)
}, 240_000)
afterAll(async () => {
  await deployment.close()
  await api.close()
})

test('50 orders are made by a process of the schema before while the migrations of a next release run: none fails, none is lost', async () => {
  const { create } = orderCalls(api)
  const made: string[] = []
  let begun = () => {}
  const underWay = new Promise<void>((resolve) => {
    begun = resolve
  })
  let migrated = () => {}
  const afterwards = new Promise<void>((resolve) => {
    migrated = resolve
  })
  async function buy({ email, domain, shopId }: (typeof BUYERS)[number], product: number): Promise<void> {
    const { access_token: token } = await api.login(email, domain)
    for (let count = 0; count < ORDERS_OF_EACH; count += 1) {
      // The last one knows the new schema, however quick the others were.
      if (count === ORDERS_OF_EACH - 1) await afterwards
      await api.post(token, '/v4/api/client/basket/main/add/', productsForm({ [product]: 1 }))
      const { ORDER_ID } = await create(token, {
        payment: 'INVOICE',
        idempotency_key: `${email} of ${shopId}, ${count}`,
      })
      made.push(`${shopId}/${ORDER_ID}`)
      if (made.length === BUYERS.length) begun()
    }
  }
  const products = new Map(
    await Promise.all(
      [1, 2].map(async (shopId): Promise<[number, number]> => {
        const [id = 0] = await someProducts(api, 1, shopId)
        return [shopId, await setProduct(api, id, { price: 500_000, remain: 100 }, shopId)]
      }),
    ),
  )
  const buying = Promise.all(BUYERS.map((buyer) => buy(buyer, products.get(buyer.shopId) ?? 0)))
  await Promise.race([underWay, buying])
  expect(await migrate(deployment.pool, [...(await readMigrations()), EXPAND]).finally(migrated)).toEqual([
    EXPAND.name,
  ])
  const before = new Set(made)
  await buying
  expect(before.size).toBeGreaterThanOrEqual(1)
  expect(made.length - before.size).toBeGreaterThanOrEqual(BUYERS.length)

  expect(new Set(made).size).toBe(50)
  const { rows } = await api.pool.query<{ id: string; note: string | null }>(
    `select shop_id || '/' || id as id, delivery_note as note from orders where shop_id || '/' || id = any ($1)`,
    [made],
  )
  expect(rows.map(({ id }) => id).sort()).toEqual([...made].sort())
  expect(new Set(rows.map(({ note }) => note))).toEqual(new Set([null, 'by an older process']))
  for (const [shopId, id] of products) {
    const { rows: stock } = await api.pool.query(
      'select remain from products where shop_id = $1 and id = $2',
      [shopId, id],
    )
    const sold = BUYERS.filter((buyer) => buyer.shopId === shopId).length * ORDERS_OF_EACH
    expect([shopId, stock]).toEqual([shopId, [{ remain: 100 - sold }]])
  }
}, 240_000)
