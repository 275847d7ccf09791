import { vatRate } from '../../documents/rendering/tax'
import type { Database } from '../../platform/database/connection'
import type { Kopecks } from '../../platform/money'

/** A line of a receipt: so many of something at a price. */
export interface ReceiptRow {
  name: string
  quantity: number
  /** Of one. */
  price: Kopecks
  subject: 'product' | 'service'
}

/**
 * What a fiscal receipt says of a payment (54-FZ). The cash register that prints it is the acquirer's or the supplier's; money
 * comes before the products here, so it is one of full prepayment.
 */
export interface Receipt {
  buyer: { email: string; phone: string; name: string; inn: string }
  /** Percent of VAT in every price; null: sold without VAT. */
  vat: number | null
  rows: ReceiptRow[]
}

const DELIVERY = 'Доставка'

/**
 * The receipt of an order that is paid online: what was sold at what price, and its delivery. Gifts cost nothing and are no part
 * of it.
 */
export async function loadReceipt(db: Database, shopId: number, orderId: number): Promise<Receipt> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .leftJoin('companies', (join) =>
      join.onRef('companies.shop_id', '=', 'orders.shop_id').onRef('companies.id', '=', 'orders.company_id'),
    )
    .where((eb) => eb.and({ 'orders.shop_id': shopId, 'orders.id': orderId }))
    .select(['orders.user_email', 'orders.user_phone', 'orders.client_name', 'orders.tax_type'])
    .select(['orders.created_at', 'orders.delivery_price', 'shops.time_zone', 'companies.inn'])
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('order_rows')
    .where((eb) => eb.and({ shop_id: shopId, order_id: orderId }))
    .where('price', '>', 0)
    .select(['name', 'quantity', 'price'])
    .orderBy('position')
    .execute()
  const products = rows.map((row): ReceiptRow => ({ ...row, subject: 'product' }))
  const delivery: ReceiptRow[] =
    order.delivery_price > 0
      ? [{ name: DELIVERY, quantity: 1, price: order.delivery_price, subject: 'service' }]
      : []
  return {
    buyer: {
      email: order.user_email,
      phone: order.user_phone,
      name: order.client_name,
      inn: order.inn ?? '',
    },
    vat: vatRate(order.tax_type, { date: order.created_at, timeZone: order.time_zone }),
    rows: [...products, ...delivery],
  }
}
