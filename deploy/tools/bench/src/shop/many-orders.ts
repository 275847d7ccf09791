import { connect } from '@prilavok/supplier-api/platform/database/connection'

/** The account that gets them; its colleagues see them, too. */
export const BUYER = { email: 'director@example.com', password: 'prilavok-demo' }

const REMOVE = "delete from orders where number like 'BENCH-%'"

/** Gives the buyer of the green shop so many orders, each with a row, over two years in all statuses. */
export async function addOrders(databaseUrl: string, count: number): Promise<void> {
  const { pool, close } = connect(databaseUrl, 1)
  await pool.query(REMOVE)
  await pool.query(
    `    with added as (
      insert into orders (shop_id, client_id, company_id, number, status, created_at, client_name, user_name, user_email,
        user_phone, address, payment_code, payment_name, position_count, products_sum, position_sum, tax_type, is_pickup)
      select buyer.shop_id, buyer.id, buyer.company_id, 'BENCH-' || lpad(n::text, 5, '0'),
        (array['completed', 'completed', 'completed', 'in-progress', 'sent', 'canceled'])[1 + n % 6],
        now() - n * interval '200 minutes', 'ООО «Вектор Плюс»', buyer.surname || ' ' || buyer.name, buyer.email,
        buyer.phones[1], 'Москва, Складочная, 1', 'INVOICE', 'По счёту', 1 + n % 40, 100000 + n * 37, 100000 + n * 37,
        'с НДС', false
      from clients buyer join shop_domains domain on domain.shop_id = buyer.shop_id, generate_series(1, $1::int) n
      where domain.domain = 'demo-green.localhost' and buyer.email = $2
      returning shop_id, id)
    insert into order_rows (shop_id, order_id, position, product_id, code1c, name, price, quantity, sum)
    select added.shop_id, added.id, 1, product.id, product.code1c, product.name, 1000, 5, 5000
    from added cross join lateral (select id, code1c, name from products where shop_id = added.shop_id order by id limit 1) product`,
    [count, BUYER.email],
  )
  await pool.query('analyze orders')
  await close()
}

/** The number of an order of many rows. */
export const LONG_ORDER = 'BENCH-LONG'

/**
 * Gives the same buyer one more order, of so many products that can be bought; they were cheaper then, so that its preview shows
 * every row.
 */
export async function addLongOrder(databaseUrl: string, rows: number): Promise<void> {
  const { pool, close } = connect(databaseUrl, 1)
  await pool.query(
    `    with added as (
      insert into orders (shop_id, client_id, company_id, number, status, created_at, client_name, user_name, user_email,
        user_phone, address, payment_code, payment_name, position_count, products_sum, position_sum, tax_type, is_pickup)
      select buyer.shop_id, buyer.id, buyer.company_id, $2, 'completed', now(), 'ООО «Вектор Плюс»',
        buyer.surname || ' ' || buyer.name, buyer.email, buyer.phones[1], 'Москва, Складочная, 1', 'INVOICE', 'По счёту',
        $1::int, 100 * $1::int, 100 * $1::int, 'с НДС', false
      from clients buyer join shop_domains domain on domain.shop_id = buyer.shop_id
      where domain.domain = 'demo-green.localhost' and buyer.email = $3
      returning shop_id, id)
    insert into order_rows (shop_id, order_id, position, product_id, code1c, name, price, quantity, sum)
    select added.shop_id, added.id, row_number() over (order by product.id), product.id, product.code1c, product.name, 100,
      greatest(product.min_quantity, product.step_quantity), 100 * greatest(product.min_quantity, product.step_quantity)
    from added cross join lateral (
      select id, code1c, name, min_quantity, step_quantity from products
      where shop_id = added.shop_id and assortment and price > 100 and remain >= greatest(min_quantity, step_quantity)
      order by id limit $1::int) product`,
    [rows, LONG_ORDER, BUYER.email],
  )
  await close()
}

export async function removeOrders(databaseUrl: string): Promise<void> {
  const { pool, close } = connect(databaseUrl, 1)
  await pool.query(REMOVE)
  await close()
}

export async function removeLongOrder(databaseUrl: string): Promise<void> {
  const { pool, close } = connect(databaseUrl, 1)
  await pool.query('delete from orders where number = $1', [LONG_ORDER])
  await close()
}
