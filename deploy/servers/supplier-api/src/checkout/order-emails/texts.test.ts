import type { OrderForEmail } from './order-facts'
import { toBuyer, toManager } from './texts'

const ORDER = {
  ...{ number: '1-000123', status: 'sent', online_pay_status: null, gift_warning: '' },
  ...{ client_name: 'ООО «Вектор»', position_sum: 569_000 },
  money: (hundredths: number) => `${hundredths / 100} ₽`,
} as OrderForEmail
const WAITING = { status: 'online-not-paid', online_pay_status: 'NOT_PAID' } as const
const CANCELED = { status: 'canceled' } as const
const OVERDUE = { status: 'online-canceled', online_pay_status: 'NOT_PAID' } as const

type News = keyof typeof toBuyer
const buyer = (news: News, order: Partial<OrderForEmail> = {}) =>
  toBuyer[news]({ ...ORDER, ...order }, 'Канцопт')
const manager = (news: News, order: Partial<OrderForEmail> = {}) => toManager[news]({ ...ORDER, ...order })

const GOT = 'Здравствуйте! Мы получили ваш заказ. Менеджер проверит наличие и свяжется с вами.'
const WAITS = 'Заказ ждёт оплаты: оплатить его можно на его странице.'
const CHECK = 'Проверьте, пожалуйста, состав заказа. Если что-то не так, ответьте на это письмо.'
const ANSWER = 'Ответ на это письмо уйдёт покупателю.'

test.each<[string, Partial<OrderForEmail>, string[]]>([
  ['as it is', {}, [GOT, CHECK]],
  ['waits for its payment', WAITING, [GOT, WAITS, CHECK]],
  ['has lost a gift', { gift_warning: 'Подарок закончился' }, [GOT, 'Подарок закончился.', CHECK]],
  ['is cancelled by now', CANCELED, ['Здравствуйте! Мы получили ваш заказ, но он уже отменён.']],
  ['is overdue by now', OVERDUE, ['Здравствуйте! Мы получили ваш заказ, но он уже отменён.']],
])('the buyer is told of a new order that %s', (_what, order, opening) => {
  expect(buyer('created', order)).toEqual({
    ...{ subject: 'Заказ №\u00a01-000123 — Канцопт', title: 'Заказ №\u00a01-000123 отправлен' },
    opening,
  })
})

test('the buyer is told why an order is cancelled, and that his money comes back', () => {
  const told = { subject: 'Заказ №\u00a01-000123 отменён — Канцопт', title: 'Заказ №\u00a01-000123 отменён' }
  const plain = 'Здравствуйте! Заказ отменён.'
  expect(buyer('canceled', CANCELED)).toEqual({ ...told, opening: [plain] })
  expect(buyer('canceled', { ...CANCELED, online_pay_status: 'PROCESSING' }).opening).toEqual([
    plain,
    'Оплата возвращается туда, откуда пришла.',
  ])
  expect(buyer('canceled', OVERDUE)).toEqual({
    ...told,
    opening: [
      'Здравствуйте! Заказ не\u00a0был оплачен в\u00a0срок и\u00a0отменён. Если он ещё нужен, повторите его на\u00a0его странице.',
    ],
  })
})

test('a payment is confirmed to the buyer and told to the manager with its sum', () => {
  expect(buyer('paid')).toEqual({
    ...{ subject: 'Заказ №\u00a01-000123 оплачен — Канцопт', title: 'Заказ №\u00a01-000123 оплачен' },
    opening: ['Здравствуйте! Мы получили оплату вашего заказа. Спасибо!'],
  })
  expect(manager('paid')).toEqual({
    subject: 'Оплачен заказ №\u00a01-000123 на 5690 ₽ — ООО «Вектор»',
    title: 'Заказ №\u00a01-000123 оплачен онлайн',
    opening: [ANSWER],
  })
})

test('the manager is told of a new order with its sum, and if it is over by now', () => {
  expect(manager('created')).toEqual({
    subject: 'Новый заказ №\u00a01-000123 на 5690 ₽ — ООО «Вектор»',
    title: 'Новый заказ №\u00a01-000123',
    opening: [ANSWER],
  })
  for (const order of [CANCELED, OVERDUE])
    expect(manager('created', order).opening).toEqual(['Заказ уже отменён.', ANSWER])
})

test('the manager is told whether a buyer has cancelled or nobody has paid in time', () => {
  expect(manager('canceled', CANCELED)).toEqual({
    subject: 'Покупатель отменил заказ №\u00a01-000123 — ООО «Вектор»',
    title: 'Заказ №\u00a01-000123 отменён покупателем',
    opening: ['Товары вернулись в остатки.'],
  })
  expect(manager('canceled', OVERDUE)).toEqual({
    subject: 'Заказ №\u00a01-000123 отменён без оплаты — ООО «Вектор»',
    title: 'Заказ №\u00a01-000123 не\u00a0оплачен в\u00a0срок и\u00a0отменён',
    opening: ['Товары вернулись в остатки.'],
  })
})

const BANK = 'туда, откуда она пришла. Банк зачисляет деньги в\u00a0течение нескольких дней.'
const GONE_BACK = 'Деньги ушли туда, откуда пришли. Ответ на это письмо уйдёт покупателю.'

test.each<[string, Partial<OrderForEmail>, string[], string[]]>([
  ['was cancelled', CANCELED, ['Заказ отменён, и\u00a0мы вернули его оплату'], ['Заказ отменён.']],
  ['waits for another payment', WAITING, ['Мы вернули оплату заказа', WAITS], []],
  ['is worked on', { status: 'in-progress' }, ['Мы вернули оплату заказа'], []],
  [
    'is paid all the same',
    { status: 'online-paid', online_pay_status: 'PAID' },
    ['Заказ оплачен, а\u00a0одну из\u00a0его оплат мы вернули'],
    [],
  ],
])('buyer and manager are told of money given back of an order that %s', (_what, order, why, more) => {
  const [reason, ...rest] = why
  expect(buyer('refunded', order)).toEqual({
    subject: `Оплата заказа №\u00a01-000123 возвращена — Канцопт`,
    title: `Оплата заказа №\u00a01-000123 возвращена`,
    opening: [`Здравствуйте! ${reason} ${BANK}`, ...rest],
  })
  expect(manager('refunded', order)).toEqual({
    subject: `Возвращена оплата заказа №\u00a01-000123 — ООО «Вектор»`,
    title: `Оплата заказа №\u00a01-000123 возвращена`,
    opening: [...more, GONE_BACK],
  })
})
