import type { Order } from '@prilavok/shared-kernel/contract'
import type { ExportColumn } from '@prilavok/shared-kernel/files'
import { testOrder } from '../../testing/test-order'
import { ORDER_COLUMNS } from './order-columns'

const cells = (order: Order) =>
  Object.fromEntries(ORDER_COLUMNS.map(({ header, value }: ExportColumn<Order>) => [header, value(order)]))

test('an order is a row of a workbook', () => {
  expect(cells(testOrder())).toEqual({
    Заказ: '48390',
    Дата: '2025-10-14T11:32:00.000Z',
    Статус: 'В работе',
    Оплата: 'По счёту',
    Получение: 'Доставка',
    Покупатель: 'ООО «Вектор»',
    'Кто заказал': 'Соколова Марина',
    Товары: 22,
    Сумма: 28_926.6,
    Баллы: null,
  })
})

test('points stand apart from money, so that each column adds up; what is fetched is told so', () => {
  const bonus = testOrder({
    ...{ IS_LOYALTY: 'Y', IS_PICKUP: 'Y', POSITION_SUM: 50 },
    STATUS: { STATUS_CODE: 'completed', STATUS_NAME: '' },
  })
  expect(cells(bonus)).toMatchObject({ Статус: 'Выполнен', Получение: 'Самовывоз', Сумма: null, Баллы: 50 })
})

test('times, numbers and sums are written as such, all else as text', () => {
  expect(ORDER_COLUMNS.map(({ header, kind }) => [header, kind])).toEqual([
    ['Заказ', undefined],
    ['Дата', 'time'],
    ['Статус', undefined],
    ['Оплата', undefined],
    ['Получение', undefined],
    ['Покупатель', undefined],
    ['Кто заказал', undefined],
    ['Товары', 'number'],
    ['Сумма', 'money'],
    ['Баллы', 'number'],
  ])
})
