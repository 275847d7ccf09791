import { contentsHtml, contentsPlain } from './contents'
import type { OrderForEmail, RowForEmail } from './order-facts'

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

test('as HTML it tells the same, the total in bold', () => {
  const html = contentsHtml(ORDER)
  expect(html.match(/class="(name|fact)"[^>]*>[^<]*/g)?.map((cell) => cell.replace(/.*>/, ''))).toEqual([
    ...['Дата', '21\u00a0ноября\u00a02026\u00a0г. в\u00a009:05', 'Покупатель', 'ООО «Вектор»'],
    ...['Контакт', 'Анна', 'Получение', 'Самовывоз', 'Адрес', 'Склад', 'Оплата', 'Наличными'],
  ])
  expect(html).toContain('Бумага<br><small>3 шт. × 350 ₽<br>код 100234</small>')
  expect(html).toContain('Сейф<br><small>3 шт. × 350 ₽<br>код 100235, под заказ</small>')
  expect(html).toContain(
    'Ручка<br><small>3 шт.<br>код 100236</small></td><td align="right" nowrap>Подарок</td>',
  )
  const bold = html.split('<td ').filter((cell) => cell.includes('font-weight:bold'))
  expect(bold.map((cell) => cell.replace(/^[^>]*>|<.*/gs, ''))).toEqual(['Итого', '1050 ₽'])
})

test('nothing in an order is read as HTML', () => {
  const html = contentsHtml({ ...ORDER, comment: '<img src=x>', tax_type: '<b>', client_name: '<i>' })
  expect(html).toContain('&lt;img src=x&gt;')
  expect(html).toContain('Товары, &lt;b&gt;')
  expect(html).not.toMatch(/<(img|b|i)>/)
})
