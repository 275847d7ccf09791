import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { OrderRows, Orders } from '../../platform/database/schema.generated'
import { pointsText, sumText } from '../../platform/sum-text'

/** An order as e-mails tell of it. */
export interface OrderForEmail extends Selectable<Orders> {
  rows: Selectable<OrderRows>[]
  /** Of the shop; null: Moscow's. */
  time_zone: string | null
  /** A sum as the shop writes it; of a bonus order in points. */
  money(hundredths: number): string
}

export async function orderForEmail(db: Database, shopId: number, orderId: number): Promise<OrderForEmail> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .where('orders.shop_id', '=', shopId)
    .where('orders.id', '=', orderId)
    .selectAll('orders')
    .select(['shops.price_type', 'shops.time_zone'])
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('order_rows')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('position')
    .execute()
  const { price_type: priceType, currency, is_loyalty: isLoyalty } = order
  const money = (hundredths: number) =>
    isLoyalty ? pointsText(hundredths / 100) : sumText(hundredths, priceType, currency)
  return { ...order, rows, money }
}
