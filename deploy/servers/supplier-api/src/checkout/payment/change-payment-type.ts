import type { PaymentTypeAnswer } from '@prilavok/shared-kernel/contract'
import { ONLINE_PAY } from '../../content/shop/payment-types'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import type { Session } from '../../platform/session/session'
import { mayChoosePayment, payUntil } from '../order-state/pay-states'
import { lockOrder, moveOrder } from './lock-order'

const rejected = (text: string): PaymentTypeAnswer => ({
  SUCCESS: 'N',
  errors: { query_error: text, payment_type: text },
})

/**
 * Another way of paying an order that nobody has paid, or works on, yet. What cannot be done is said in `errors` of an
 * answer (001 §4).
 * @throws not_found (404) for another client's order, too
 */
export function changePaymentType(
  db: Database,
  { shopId, paysOnline }: Session,
  clientId: number,
  orderId: number,
  code: string,
): Promise<PaymentTypeAnswer> {
  return db.transaction().execute(async (trx): Promise<PaymentTypeAnswer> => {
    const order = await lockOrder(trx, shopId, orderId, clientId)
    if (!order) throw apiErrors.notFound()
    const type = await trx
      .selectFrom('payment_types')
      .where((eb) => eb.and({ shop_id: shopId, code }))
      .select(['code', 'name', 'description'])
      .executeTakeFirst()
    if (!type || (code === ONLINE_PAY && !paysOnline)) return rejected('Такого способа оплаты нет')
    if (order.pay === 'PAID') return rejected('Заказ уже оплачен')
    if (order.isLoyalty || !mayChoosePayment(order))
      return rejected('У\u00a0этого заказа способ оплаты изменить нельзя')
    if (type.code === order.paymentCode) return { SUCCESS: 'Y' }
    const isOnline = type.code === ONLINE_PAY
    await trx
      .updateTable('orders')
      .set({
        payment_code: type.code,
        payment_name: type.name,
        payment_description: type.description,
        pay_until: isOnline ? payUntil() : null,
      })
      .where((eb) => eb.and({ shop_id: shopId, id: orderId }))
      .execute()
    if (isOnline) await moveOrder(trx, shopId, order, 'chosen')
    else if (order.paymentCode === ONLINE_PAY) await moveOrder(trx, shopId, order, 'dropped')
    return { SUCCESS: 'Y' }
  })
}
