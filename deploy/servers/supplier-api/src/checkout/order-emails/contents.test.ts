import { contentsHtml, contentsPlain } from './contents'
import { type OrderForEmail, orderFacts, orderSums, type RowForEmail } from './order-facts'
import { toBuyer, toManager } from './texts'

describe('contents', () => {
  const PAPER: RowForEmail = {
    ...{ position: 1, name: 'Бумага', code1c: '100234', to_order: false, isGift: false },
    ...{ count: '3 шт.', price: '350 ₽', sum: '1050 ₽' },
  }

  const ORDER = {
    ...{ created_at: new Date('2026-11-21T09:05:00Z'), time_zone: 'UTC', client_name: 'ООО «Вектор»' },
    ...{ user_name: 'Анна', user_phone: '', user_email: '', is_pickup: true, payment_name: 'Наличными' },
    ...{ trade_point_name: 'Склад', comment: '', cancel_comment: '', delivery_zone_name: null },
    ...{ is_loyalty: false, tax_type: '', products_sum: 105_000, position_sum: 105_000 },
    money: (hundredths: number) => `${hundredths / 100} ₽`,
    rows: [
      PAPER,
      { ...PAPER, position: 2, name: 'Сейф', code1c: '100235', to_order: true },
      { ...PAPER, position: 3, name: 'Ручка', code1c: '100236', isGift: true, sum: 'Подарок' },
    ],
  } as OrderForEmail

  test('as plain text an order is its facts, its rows and its sums', () => {
    expect(contentsPlain(ORDER)).toBe(
      `Дата: 21\u00a0ноября\u00a02026\u00a0г. в\u00a009:05
Покупатель: ООО «Вектор»
Контакт: Анна
Получение: Самовывоз
Адрес: Склад
Оплата: Наличными

1. Бумага
   код 100234, 350 ₽ × 3 шт. = 1050 ₽
2. Сейф (под заказ)
   код 100235, 350 ₽ × 3 шт. = 1050 ₽
3. Ручка
   код 100236, Подарок

Товары: 1050 ₽
Итого: 1050 ₽`,
    )
  })

  test('nothing in an order is read as HTML', () => {
    expect(contentsHtml({ ...ORDER, comment: 'Въезд со двора\nдомофон 12' })).toContain(
      '>Въезд со двора<br>домофон 12</td>',
    )
    const html = contentsHtml({ ...ORDER, comment: '<img src=x>', tax_type: '<b>', client_name: '<i>' })
    expect(html).toContain('&lt;img src=x&gt;')
    expect(html).toContain('Товары, &lt;b&gt;')
    expect(html).not.toMatch(/<(img|b|i)>/)
  })
})

describe('facts and sums', () => {
  /** What facts and sums are made of; brought, paid by invoice, without a comment. */
  const ORDER = {
    ...{ created_at: new Date('2026-11-21T09:05:00Z'), time_zone: null, client_name: 'ООО «Вектор»' },
    ...{ user_name: 'Соколова Анна', user_phone: '+7 900 000-00-01', user_email: 'anna@example.com' },
    ...{ is_pickup: false, address: 'Тверь, ул. Новая, 1', delivery_zone_name: 'До 20 км' },
    ...{ trade_point_name: null, trade_point_address: null, trade_point_phone: null },
    ...{ payment_name: 'По счёту', comment: '', cancel_comment: '' },
    ...{ is_loyalty: false, tax_type: 'с НДС' },
    ...{ products_sum: 500_000, delivery_price: 69_000, position_sum: 569_000 },
    money: (hundredths: number) => `${hundredths / 100} ₽`,
  } as OrderForEmail

  const PICK_UP = {
    ...{ is_pickup: true, address: null, delivery_zone_name: null, delivery_price: 0, position_sum: 500_000 },
    ...{ trade_point_name: 'Склад', trade_point_address: 'Москва, Складочная, 1', trade_point_phone: '' },
  }

  const factsOf = (order: Partial<OrderForEmail> = {}) => orderFacts({ ...ORDER, ...order })

  const sumsOf = (order: Partial<OrderForEmail> = {}) => orderSums({ ...ORDER, ...order })

  const fact = (name: string, order: Partial<OrderForEmail>) => Object.fromEntries(factsOf(order))[name]

  test('an order that is brought says when, to whom and where, and how it is paid', () => {
    expect(factsOf()).toEqual([
      ['Дата', '21\u00a0ноября\u00a02026\u00a0г. в\u00a012:05'],
      ['Покупатель', 'ООО «Вектор»'],
      ['Контакт', 'Соколова Анна, +7 900 000-00-01, anna@example.com'],
      ['Получение', 'Доставка'],
      ['Адрес', 'Тверь, ул. Новая, 1'],
      ['Зона доставки', 'До 20 км'],
      ['Оплата', 'По счёту'],
    ])
  })

  test('an order that is fetched says the place of the pick-up, as far as it is known', () => {
    expect(fact('Получение', PICK_UP)).toBe('Самовывоз')
    expect(fact('Адрес', PICK_UP)).toBe('Склад, Москва, Складочная, 1')
    expect(fact('Адрес', { ...PICK_UP, trade_point_phone: '+7 495 000-00-00' })).toBe(
      'Склад, Москва, Складочная, 1, +7 495 000-00-00',
    )
    const nowhere = { ...PICK_UP, trade_point_name: null, trade_point_address: null }
    expect(factsOf(nowhere).map(([name]) => name)).toEqual([
      'Дата',
      'Покупатель',
      'Контакт',
      'Получение',
      'Оплата',
    ])
  })

  test('a comment and the reason of a cancellation stand last; a contact without a phone has no gap', () => {
    expect(factsOf({ comment: 'Позвоните', cancel_comment: 'Передумали' }).slice(-2)).toEqual([
      ['Комментарий', 'Позвоните'],
      ['Причина отмены', 'Передумали'],
    ])
    expect(fact('Контакт', { user_phone: '' })).toBe('Соколова Анна, anna@example.com')
  })

  test('the sums: products with their tax, delivery, total', () => {
    expect(sumsOf()).toEqual([
      ['Товары, с НДС', '5000 ₽'],
      ['Доставка', '690 ₽'],
      ['Итого', '5690 ₽'],
    ])
    expect(sumsOf({ delivery_price: 0, tax_type: '' })).toEqual([
      ['Товары', '5000 ₽'],
      ['Доставка', 'Бесплатно'],
      ['Итого', '5690 ₽'],
    ])
  })

  test('a pick-up has no sum of its delivery, and a bonus order the total alone', () => {
    expect(sumsOf(PICK_UP).map(([name]) => name)).toEqual(['Товары, с НДС', 'Итого'])
    expect(sumsOf({ is_loyalty: true })).toEqual([['Итого', '5690 ₽']])
  })
})

describe('titles', () => {
  const ORDER = {
    ...{ number: '1-000123', client_name: 'ООО «Вектор»', position_sum: 569_000, status: 'sent' },
    ...{ online_pay_status: null, gift_warning: '' },
    money: (hundredths: number) => `${hundredths / 100} ₽`,
  } as OrderForEmail
  const OVERDUE = { ...ORDER, status: 'online-canceled' } as OrderForEmail

  test.each([
    ['created', ORDER, 'Заказ № 1-000123 — Лист', 'Новый заказ № 1-000123 на 5690 ₽ — ООО «Вектор»'],
    ['paid', ORDER, 'Заказ № 1-000123 оплачен — Лист', 'Оплачен заказ № 1-000123 на 5690 ₽ — ООО «Вектор»'],
    [
      'canceled',
      ORDER,
      'Заказ № 1-000123 отменён — Лист',
      'Покупатель отменил заказ № 1-000123 — ООО «Вектор»',
    ],
    [
      'canceled',
      OVERDUE,
      'Заказ № 1-000123 отменён — Лист',
      'Заказ № 1-000123 отменён без оплаты — ООО «Вектор»',
    ],
    [
      ...(['refunded', ORDER, 'Оплата заказа № 1-000123 возвращена — Лист'] as const),
      'Возвращена оплата заказа № 1-000123 — ООО «Вектор»',
    ],
  ] as const)(
    'of «%s» say what became of which order, to the buyer where, to the manager whose',
    (news, order, buyer, manager) => {
      const plain = (text: string) => text.replaceAll('\u00a0', ' ')
      expect(plain(toBuyer[news](order, 'Лист').subject)).toBe(buyer)
      expect(plain(toManager[news](order).subject)).toBe(manager)
    },
  )
})
