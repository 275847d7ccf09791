import type pg from 'pg'

/** What the orders of a shop refer to, as its tables have it. Sums are kopecks. */
export interface OrderFrame {
  zones: { id: number; name: string; min_sum: number; delivery_price: number }[]
  tradePoints: { name: string; phone: string; email: string; address: string }[]
  payments: { code: string; name: string; description: string }[]
  /** By client. */
  addresses: Map<number, string[]>
  taxType: string
}

export async function readOrderFrame(client: pg.ClientBase, shopId: number): Promise<OrderFrame> {
  const read = async <Row extends object>(text: string): Promise<Row[]> =>
    (await client.query<Row>(text, [shopId])).rows
  const zones = await read<Record<'id' | 'name' | 'min_sum' | 'delivery_price', string>>(
    'select id, name, min_sum, delivery_price from delivery_zones where shop_id = $1 order by sort',
  )
  const addresses = await read<{ client_id: number; list: string[] }>(
    'select client_id, array_agg(address order by id) as list from points where shop_id = $1 group by client_id',
  )
  const shops = await read<{ tax_type: string }>('select tax_type from shops where id = $1')
  return {
    zones: zones.map(({ id, name, min_sum, delivery_price }) => ({
      ...{ id: Number(id), name, min_sum: Number(min_sum), delivery_price: Number(delivery_price) },
    })),
    tradePoints: await read(
      `select name, coalesce(phones[1], '') as phone, email, address from trade_points where shop_id = $1 order by sort`,
    ),
    payments: await read(
      'select code, name, description from payment_types where shop_id = $1 order by sort',
    ),
    addresses: new Map(addresses.map((row) => [row.client_id, row.list])),
    taxType: shops[0]?.tax_type ?? '',
  }
}
