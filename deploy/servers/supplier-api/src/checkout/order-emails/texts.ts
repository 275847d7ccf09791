import { CALLED_OFF_STATUSES } from '@prilavok/shared-kernel/contract/order-names'
import type { OrderNews } from '../../platform/database/schema-types'
import { mayPay } from '../order-state/pay-states'
import type { OrderForEmail } from './order-facts'

export interface EmailText {
  subject: string
  title: string
  opening: string[]
}

const number = (order: OrderForEmail): string => `№\u00a0${order.number}`

const WAITS_FOR_PAYMENT = 'Заказ ждёт оплаты: оплатить его можно на его странице.'

const mayBePaid = ({ status, online_pay_status: pay }: OrderForEmail): boolean => mayPay({ status, pay })

/** The e-mail goes a little after the order, or much later when the mail server was away: it is not to promise what is over. */
const opensWith = (order: OrderForEmail): string[] => {
  if (CALLED_OFF_STATUSES.includes(order.status))
    return ['Здравствуйте! Мы получили ваш заказ, но он уже отменён.']
  return [
    'Здравствуйте! Мы получили ваш заказ. Менеджер проверит наличие и свяжется с вами.',
    ...(mayBePaid(order) ? [WAITS_FOR_PAYMENT] : []),
    ...(order.gift_warning ? [`${order.gift_warning}.`] : []),
    'Проверьте, пожалуйста, состав заказа. Если что-то не так, ответьте на это письмо.',
  ]
}

/** Nobody has paid an order in time; any other one is called off by its buyer. */
const isOverdue = ({ status }: OrderForEmail): boolean => status === 'online-canceled'

/** What went back, as it stands when the e-mail goes: of an order that is paid it was not what paid it. */
const refundedWhy = ({ status, online_pay_status: pay }: OrderForEmail): string => {
  if (CALLED_OFF_STATUSES.includes(status)) return 'Заказ отменён, и\u00a0мы вернули его оплату'
  return pay === 'PAID'
    ? 'Заказ оплачен, а\u00a0одну из\u00a0его оплат мы вернули'
    : 'Мы вернули оплату заказа'
}

/** What the buyer is written. The contents of the order follow. */
export const toBuyer: Record<OrderNews, (order: OrderForEmail, shop: string) => EmailText> = {
  created: (order, shop) => ({
    subject: `Заказ ${number(order)} — ${shop}`,
    title: `Заказ ${number(order)} отправлен`,
    opening: opensWith(order),
  }),
  canceled: (order, shop) => ({
    subject: `Заказ ${number(order)} отменён — ${shop}`,
    title: `Заказ ${number(order)} отменён`,
    opening: [
      isOverdue(order)
        ? 'Здравствуйте! Заказ не\u00a0был оплачен в\u00a0срок и\u00a0отменён. Если он ещё нужен, повторите его на\u00a0его странице.'
        : 'Здравствуйте! Заказ отменён.',
      ...(order.online_pay_status === 'PROCESSING' ? ['Оплата возвращается туда, откуда пришла.'] : []),
    ],
  }),
  paid: (order, shop) => ({
    subject: `Заказ ${number(order)} оплачен — ${shop}`,
    title: `Заказ ${number(order)} оплачен`,
    opening: ['Здравствуйте! Мы получили оплату вашего заказа. Спасибо!'],
  }),
  refunded: (order, shop) => ({
    subject: `Оплата заказа ${number(order)} возвращена — ${shop}`,
    title: `Оплата заказа ${number(order)} возвращена`,
    opening: [
      `Здравствуйте! ${refundedWhy(order)} туда, откуда она пришла. Банк зачисляет деньги в\u00a0течение нескольких дней.`,
      ...(mayBePaid(order) ? [WAITS_FOR_PAYMENT] : []),
    ],
  }),
}

/** What the manager of the shop is written. */
export const toManager: Record<OrderNews, (order: OrderForEmail) => EmailText> = {
  created: (order) => ({
    subject: `Новый заказ ${number(order)} на ${order.money(order.position_sum)} — ${order.client_name}`,
    title: `Новый заказ ${number(order)}`,
    opening: [
      ...(CALLED_OFF_STATUSES.includes(order.status) ? ['Заказ уже отменён.'] : []),
      'Ответ на это письмо уйдёт покупателю.',
    ],
  }),
  canceled: (order) => ({
    subject: isOverdue(order)
      ? `Заказ ${number(order)} отменён без оплаты — ${order.client_name}`
      : `Покупатель отменил заказ ${number(order)} — ${order.client_name}`,
    title: isOverdue(order)
      ? `Заказ ${number(order)} не\u00a0оплачен в\u00a0срок и\u00a0отменён`
      : `Заказ ${number(order)} отменён покупателем`,
    opening: ['Товары вернулись в остатки.'],
  }),
  paid: (order) => ({
    subject: `Оплачен заказ ${number(order)} на ${order.money(order.position_sum)} — ${order.client_name}`,
    title: `Заказ ${number(order)} оплачен онлайн`,
    opening: ['Ответ на это письмо уйдёт покупателю.'],
  }),
  refunded: (order) => ({
    subject: `Возвращена оплата заказа ${number(order)} — ${order.client_name}`,
    title: `Оплата заказа ${number(order)} возвращена`,
    opening: [
      ...(CALLED_OFF_STATUSES.includes(order.status) ? ['Заказ отменён.'] : []),
      'Деньги ушли туда, откуда пришли. Ответ на это письмо уйдёт покупателю.',
    ],
  }),
}
