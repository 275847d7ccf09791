import type { Order } from '@prilavok/shared-kernel/contract'
import type { ExportColumn } from '@prilavok/shared-kernel/files'
import { isYes } from '@prilavok/shared-kernel/shop'
import { statusLabel } from '../../model/order-status'
import { texts } from '../../texts'
import { orderListTexts } from './texts'

/** Columns of the list as a workbook. Sums of bonus orders are points: they stand apart, so that each column adds up. */
export const ORDER_COLUMNS: readonly ExportColumn<Order>[] = [
  { header: texts.order, width: 14, value: ({ ORDER_NUMBER }) => ORDER_NUMBER },
  { header: orderListTexts.date, kind: 'time', value: ({ CREATE_DATE }) => CREATE_DATE },
  { header: orderListTexts.state, width: 22, value: ({ STATUS }) => statusLabel(STATUS) },
  { header: orderListTexts.payment, value: ({ PAYMENT_TYPE }) => PAYMENT_TYPE.NAME },
  {
    header: orderListTexts.receiving,
    width: 14,
    value: ({ IS_PICKUP }) => (isYes(IS_PICKUP) ? texts.pickup : texts.delivery),
  },
  { header: orderListTexts.client, width: 30, value: ({ CLIENT }) => CLIENT.NAME },
  { header: orderListTexts.user, width: 30, value: ({ USER }) => USER.NAME },
  { header: orderListTexts.products, kind: 'number', value: ({ POSITION_COUNT }) => POSITION_COUNT },
  {
    header: texts.sum,
    kind: 'money',
    value: ({ IS_LOYALTY, POSITION_SUM }) => (isYes(IS_LOYALTY) ? null : POSITION_SUM),
  },
  {
    header: orderListTexts.points,
    kind: 'number',
    value: ({ IS_LOYALTY, POSITION_SUM }) => (isYes(IS_LOYALTY) ? POSITION_SUM : null),
  },
]
