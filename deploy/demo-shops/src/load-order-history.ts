import type pg from 'pg'

/**
 * When the orders of a shop came into the statuses that have brought them to where they are. None of it lies ahead; statuses
 * that an order of today would come into later are a second apart, in the order of their `place`.
 */
export async function loadOrderHistory(client: pg.ClientBase, shopId: number): Promise<void> {
  await client.query(
    `insert into order_status_changes (shop_id, order_id, status, changed_at)
     select o.shop_id, o.id, change.status, least(o.created_at + change.later,
       now() - interval '1 minute' + change.place * interval '1 second')
     from orders o
     cross join lateral (values
       ('online-not-paid', interval '2 seconds', 1, o.online_pay_status is not null),
       ('online-paid', interval '9 minutes', 2, o.online_pay_status = 'PAID'),
       ('in-progress', (2 + o.id % 5) * interval '1 hour', 3, o.status in ('in-progress', 'completed')),
       ('completed', (26 + o.id % 40) * interval '1 hour', 4, o.status = 'completed'),
       ('canceled', (1 + o.id % 20) * interval '1 hour', 3, o.status = 'canceled'),
       ('online-canceled', interval '1 hour', 3, o.status = 'online-canceled'),
       (o.status, interval '5 minutes', 2, o.status in ('online-to-payment', 'online-processing'))
     ) as change(status, later, place, happened)
     where o.shop_id = $1 and change.happened
     on conflict do nothing`,
    [shopId],
  )
}
