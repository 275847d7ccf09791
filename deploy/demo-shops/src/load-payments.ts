import type pg from 'pg'

/**
 * The attempts that have brought the orders of a shop into their states of payment, each with what the sandbox knows of it.
 * Orders that were called off have two rejected attempts; one that is being paid has none, so that it stays as it is until the
 * buyer pays it, and leads him back to the address that he visits the shop by.
 */
export async function loadPayments(client: pg.ClientBase, shopId: number): Promise<void> {
  await client.query(
    `insert into payments (shop_id, order_id, attempt, acquirer, provider_id, status, amount, taken, currency, return_url,
       created_at, updated_at)
     select o.shop_id, o.id, attempt, 'sandbox', gen_random_uuid(), state.status, o.position_sum,
       case when state.status in ('succeeded', 'refunded') then o.position_sum else 0 end,
       o.currency, 'https://' || domain.domain || '/cabinet/orders/' || o.id,
       o.created_at + attempt * interval '7 minutes', o.created_at + attempt * interval '9 minutes'
     from orders o
     join lateral (select domain from shop_domains where shop_id = o.shop_id order by sort limit 1) as domain on true
     cross join lateral generate_series(1, case o.status when 'online-canceled' then 2 else 1 end) as attempt
     cross join lateral (select case
         when o.online_pay_status = 'PAID' then 'succeeded'
         when o.status = 'canceled' then 'refunded'
         else 'rejected' end as status) as state
     where o.shop_id = $1 and o.online_pay_status in ('PAID', 'NOT_PAID')`,
    [shopId],
  )
  await client.query(
    `insert into sandbox_payments (shop_id, id, create_key, amount, refunded, currency, description, return_url, status,
       created_at)
     select p.shop_id, p.provider_id::uuid, p.create_key, p.amount, case p.status when 'refunded' then p.amount else 0 end,
       p.currency, 'Заказ № ' || o.number, p.return_url,
       case p.status when 'rejected' then 'canceled' else 'succeeded' end, p.created_at
     from payments p join orders o on o.shop_id = p.shop_id and o.id = p.order_id
     where p.shop_id = $1`,
    [shopId],
  )
}
