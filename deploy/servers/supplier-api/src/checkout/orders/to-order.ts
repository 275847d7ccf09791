import type {
  OnlinePayCode,
  Order,
  OrderProduct,
  OrderStatus,
  OrderStatusCode,
} from '@prilavok/shared-kernel/contract'
import { ONLINE_PAY_TITLES, ORDER_STATUS_NAMES } from '@prilavok/shared-kernel/contract/order-names'
import type { Selectable } from 'kysely'
import type { OrderRows, Orders } from '../../platform/database/schema.generated'
import { roubles } from '../../platform/money'
import { flag } from '../../platform/yes-no'

export const toStatus = (code: OrderStatusCode): OrderStatus => ({
  STATUS_CODE: code,
  STATUS_NAME: ORDER_STATUS_NAMES[code],
})

/** Where the money of a cancelled order is; null: nothing was taken. */
export type Refund = 'refunding' | 'refunded' | null

/** @param refund of a cancelled order: its state of payment tells of it */
function toPayStatus(code: OnlinePayCode | null, refund: Refund): Order['ONLINE_PAY_STATUS'] {
  if (refund === 'refunding') return { CODE: 'PROCESSING', TITLE: 'Оплата возвращается' }
  if (refund === 'refunded') return { CODE: 'NOT_PAID', TITLE: 'Оплата возвращена' }
  return code === null ? null : { CODE: code, TITLE: ONLINE_PAY_TITLES[code] }
}

/** An order of the table with its shop's name and its refund. */
type OrderRow = Selectable<Orders> & { shop_name: string; refund: Refund }

/** 001 §3, Order. A bonus order's sums are points. @param readerId the client who looks at it */
export function toOrder(row: OrderRow, readerId: number): Order {
  return {
    ID: row.id,
    ORDER_NUMBER: row.number,
    STATUS: toStatus(row.status),
    CREATE_DATE: row.created_at.toISOString(),
    CLIENT: { NAME: row.client_name },
    SHOP: { NAME: row.shop_name },
    IS_OWN: flag(row.client_id === readerId),
    USER: { ID: row.client_id, NAME: row.user_name, EMAIL: row.user_email, PHONE: row.user_phone },
    ADDRESS: row.is_pickup ? null : row.address,
    DELIVERY_ZONE_NAME: row.is_pickup ? null : row.delivery_zone_name,
    TRADEPOINT: toTradePoint(row),
    PAYMENT_TYPE: { CODE: row.payment_code, NAME: row.payment_name, DESCRIPTION: row.payment_description },
    ONLINE_PAY_STATUS: toPayStatus(row.online_pay_status, row.refund),
    COMMENT: row.comment,
    CANCEL_COMMENT: row.cancel_comment,
    POSITION_COUNT: row.position_count,
    POSITION_SUM: roubles(row.position_sum),
    CURRENCY: row.currency,
    DELIVERY_PRICE: roubles(row.delivery_price),
    PRODUCTS_SUM: roubles(row.products_sum),
    IS_PICKUP: flag(row.is_pickup),
    IS_LOYALTY: flag(row.is_loyalty),
    LOYALTY_SUM: row.loyalty_sum,
    TAX_TYPE: row.tax_type,
    GIFT_REMARK: row.gift_warning,
  }
}

const toTradePoint = (row: OrderRow): Order['TRADEPOINT'] =>
  row.trade_point_name === null
    ? null
    : {
        NAME: row.trade_point_name,
        PHONE: row.trade_point_phone ?? '',
        EMAIL: row.trade_point_email ?? '',
        ADDRESS: row.trade_point_address ?? '',
      }

/** A row of an order as it was sold. */
export const toOrderProduct = (row: Selectable<OrderRows>, currency: string): OrderProduct => ({
  ID: row.product_id,
  UP_CODE_1C: row.code1c,
  NAME: row.name,
  PRICE: roubles(row.price),
  QUANTITY: row.quantity,
  CURRENCY: currency,
  DETAIL_PICTURE_PATH: row.picture,
  PREVIEW_PICTURE_PATH: row.preview,
  PACK: flag(row.pack),
  TO_ORDER: flag(row.to_order),
  GIFT: flag(row.offer_id !== null),
})
