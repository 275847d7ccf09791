import { phoneText } from '@prilavok/shared-kernel/contract/phone-number'
import { shopClock } from '@prilavok/shared-kernel/contract/shop-clock'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { OrderRows, Orders } from '../../platform/database/schema.generated'
import { numberText, pointsText, sumText } from '../../platform/sum-text'

/** A row of an order in texts, made once for all the forms of an e-mail. */
export interface RowForEmail {
  position: number
  name: string
  code1c: string
  to_order: boolean
  isGift: boolean
  /** «12 уп.» */
  count: string
  price: string
  /** «1 050,00 ₽», «Подарок» */
  sum: string
}

/** An order as e-mails tell of it. */
export interface OrderForEmail extends Selectable<Orders> {
  rows: RowForEmail[]
  /** Of the shop; null: Moscow's. */
  time_zone: string | null
  /** A sum as the shop writes it; of a bonus order in points. */
  money(hundredths: number): string
}

export async function orderForEmail(db: Database, shopId: number, orderId: number): Promise<OrderForEmail> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .where((eb) => eb.and({ 'orders.shop_id': shopId, 'orders.id': orderId }))
    .selectAll('orders')
    .select(['shops.price_type', 'shops.time_zone'])
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('order_rows')
    .modifyFront(preparedStatement)
    .where((eb) => eb.and({ shop_id: shopId, order_id: orderId }))
    .select(['position', 'name', 'code1c', 'to_order', 'quantity', 'pack', 'price', 'sum'])
    .orderBy('position')
    .execute()
  const { price_type: priceType, currency, is_loyalty: isLoyalty } = order
  const money = (hundredths: number) =>
    isLoyalty ? pointsText(hundredths / 100) : sumText(hundredths, priceType, currency)
  return { ...order, money, rows: rows.map((row) => toRow(row, money)) }
}

type StoredRow = Pick<
  Selectable<OrderRows>,
  'position' | 'name' | 'code1c' | 'to_order' | 'quantity' | 'pack' | 'price' | 'sum'
>

/** What a row for nothing costs (000 §9). */
export const GIFT = 'Подарок'

function toRow(row: StoredRow, money: OrderForEmail['money']): RowForEmail {
  const { position, name, code1c, to_order, quantity, pack, price, sum } = row
  const isGift = sum === 0
  return {
    ...{ position, name, code1c, to_order, isGift },
    count: `${numberText(quantity)}\u00a0${pack ? 'уп.' : 'шт.'}`,
    price: money(price),
    sum: isGift ? GIFT : money(sum),
  }
}

export type Fact = readonly [title: string, text: string]

const WHEN = new Intl.DateTimeFormat('ru-RU', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'UTC',
})

/** «21 ноября 2026 г. в 12:05», by the time of the shop. */
const when = ({ created_at, time_zone }: OrderForEmail): string =>
  WHEN.format(shopClock(created_at.getTime(), time_zone)).replace(/\s(?!в)/g, '\u00a0')

/** What an order says besides its products, as far as there is anything to say. */
export function orderFacts(order: OrderForEmail): Fact[] {
  const facts: Fact[] = [
    ['Дата', when(order)],
    ['Покупатель', order.client_name],
    ['Контакт', [order.user_name, phoneText(order.user_phone), order.user_email].filter(Boolean).join(', ')],
    ['Получение', order.is_pickup ? 'Самовывоз' : 'Доставка'],
    ['Адрес', order.is_pickup ? pickUpPlace(order) : (order.address ?? '')],
    ['Зона доставки', order.delivery_zone_name ?? ''],
    ['Оплата', order.payment_name],
    ['Комментарий', order.comment],
    ['Причина отмены', order.cancel_comment],
  ]
  return facts.filter(([, text]) => text !== '')
}

const pickUpPlace = (order: OrderForEmail): string =>
  [order.trade_point_name, order.trade_point_address, phoneText(order.trade_point_phone ?? '')]
    .filter(Boolean)
    .join(', ')

/** The sums below the products. */
export function orderSums(order: OrderForEmail): Fact[] {
  const { money } = order
  const total: Fact = ['Итого', money(order.position_sum)]
  if (order.is_loyalty) return [total]
  const delivery = order.delivery_price > 0 ? money(order.delivery_price) : 'Бесплатно'
  const tax = order.tax_type ? `, ${order.tax_type}` : ''
  const sums: Fact[] = [[`Товары${tax}`, money(order.products_sum)]]
  if (!order.is_pickup) sums.push(['Доставка', delivery])
  return [...sums, total]
}
