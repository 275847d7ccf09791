import type { Order } from '@prilavok/shared-kernel/contract'
import type { ExportColumn } from '@prilavok/shared-kernel/files'
import { testOrder } from '../../testing/test-order'
import { orderChoice } from './order-choice'
import { ORDER_COLUMNS } from './order-columns'
import { userOptions } from './user-options'

describe('order-choice', () => {
  const choosing = (chosen: readonly number[] | undefined) => {
    const change = jest.fn()
    return { change, choice: orderChoice(chosen, change) }
  }

  test('two orders are chosen for their difference, the earlier one first, and no third', () => {
    expect(choosing(undefined).choice).toMatchObject({
      active: false,
      count: 0,
      full: false,
      path: undefined,
    })
    expect(choosing([]).choice).toMatchObject({ active: true, count: 0, full: false, path: undefined })
    expect(choosing([9]).choice).toMatchObject({ active: true, count: 1, full: false, path: undefined })
    const { choice, change } = choosing([90, 7])
    expect(choice).toMatchObject({ count: 2, full: true, path: '/cabinet/orders/difference?was=7&now=90' })
    expect([choice.has(7), choice.has(8)]).toEqual([true, false])
    choice.toggle(8)
    expect(change).not.toHaveBeenCalled()
    choice.toggle(90)
    expect(change).toHaveBeenLastCalledWith([7])
  })

  test('choosing begins with none, adds one after the other and ends without any', () => {
    const { choice, change } = choosing([7])
    choice.toggle(8)
    expect(change).toHaveBeenLastCalledWith([7, 8])
    choice.start()
    expect(change).toHaveBeenLastCalledWith([])
    choice.stop()
    expect(change).toHaveBeenLastCalledWith(undefined)
  })
})

describe('order-columns', () => {
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
})

describe('user-options', () => {
  const user = (EMAIL: string, NAME: string, PHONE = '') => ({ EMAIL, NAME, PHONE })

  test('[CAB-026] who orders is told by name; alike ones with their e-mail; the nameless by e-mail and phone', () => {
    expect(
      userOptions([
        user('b@x.example', 'Титов'),
        user('', 'Никто'),
        user('a@x.example', 'Соколова'),
        user('c@x.example', 'Титов'),
        user('d@x.example', '', '+7 916'),
        user('e@x.example', ''),
        user('a@x.example', 'Соколова Марина'),
      ]),
    ).toEqual([
      { value: 'a@x.example', label: 'Соколова Марина' },
      { value: 'b@x.example', label: 'Титов, b@x.example' },
      { value: 'c@x.example', label: 'Титов, c@x.example' },
      { value: 'd@x.example', label: 'd@x.example, +7 916' },
      { value: 'e@x.example', label: 'e@x.example' },
    ])
  })

  test('what stands in an address is no e-mail address', () => {
    expect(userOptions([{ ...user('b@x.example', 'Титов'), ID: 17 }])).toEqual([
      { value: '17', label: 'Титов' },
    ])
  })
})
