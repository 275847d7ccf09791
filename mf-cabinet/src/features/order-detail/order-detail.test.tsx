import type { Order } from '@prilavok/shared-kernel/contract'
import { catchSavedFiles, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { readTable } from '../../testing/read-table'
import { renderPage } from '../../testing/render-page'
import { testOrder, testOrderProduct } from '../../testing/test-order'
import { OrderSums } from './OrderSums'

describe('OrderSums', () => {
  const BONUS = { IS_LOYALTY: 'Y', CURRENCY: 'BONUS', PRODUCTS_SUM: 900, POSITION_SUM: 900 } as const

  test.each<[string, Partial<Order>, string[]]>([
    [
      'an order that is delivered',
      {},
      ['22 товара: 28 476,60 ₽', 'Доставка: 450,00 ₽', 'Итого: 28 926,60 ₽'],
    ],
    [
      'one that is delivered for nothing',
      { DELIVERY_PRICE: 0 },
      ['22 товара: 28 476,60 ₽', 'Доставка: Бесплатно', 'Итого: 28 926,60 ₽'],
    ],
    ['one that is fetched', { IS_PICKUP: 'Y' }, ['22 товара: 28 476,60 ₽', 'Итого: 28 926,60 ₽']],
    [
      'one that brings points',
      { IS_PICKUP: 'Y', LOYALTY_SUM: 120 },
      ['22 товара: 28 476,60 ₽', 'Баллов за заказ: +120 Б', 'Итого: 28 926,60 ₽'],
    ],
    [
      'one for points, which costs no delivery whatever that says',
      { ...BONUS, LOYALTY_SUM: 900 },
      ['22 товара: 900 Б', 'Доставка: Бесплатно', 'Баллов за заказ: 900 Б'],
    ],
    [
      'one for points whose points are not told apart',
      { ...BONUS, LOYALTY_SUM: 0 },
      ['22 товара: 900 Б', 'Доставка: Бесплатно', 'Итого: 900 Б'],
    ],
  ])('%s', (_what, changes, lines) => {
    renderWithKernel(<OrderSums order={testOrder(changes)} />)
    const terms = screen.getAllByRole('term')
    expect(
      terms.map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`.replace(/\s/g, ' ')),
    ).toEqual(lines)
    expect(terms.map((term) => term.parentElement?.dataset.total)).toEqual([
      ...lines.slice(1).map(() => undefined),
      'true',
    ])
  })
})

describe('OrderTools', () => {
  const { data } = cabinetApi()
  const open = () => renderPage('/cabinet/orders/390')
  const opened = () => screen.findByRole('heading', { level: 1, name: 'Заказ № 48390' })

  test('the rows of an order are saved as a table: codes as text, a gift without a price', async () => {
    const saved = catchSavedFiles()
    data.products = [
      testOrderProduct({
        ID: 1,
        UP_CODE_1C: '000241',
        NAME: 'Бумага',
        PRICE: 318.5,
        QUANTITY: 50,
        PACK: 'Y',
      }),
      testOrderProduct({ ID: 2, UP_CODE_1C: '184302', NAME: 'Ручка', PRICE: 0, QUANTITY: 1, GIFT: 'Y' }),
    ]
    open()
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Товары таблицей' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Заказ №\u00a048390.xlsx']))
    expect(await readTable(saved[0] as (typeof saved)[number])).toEqual([
      ['Код', 'Товар', 'Цена', 'Количество', 'Единица', 'Сумма'],
      ['000241', 'Бумага', 318.5, 50, 'уп.', 15_925],
      ['184302', 'Ручка', 'Подарок', 1, 'шт.', null],
    ])
  })

  test('an order is printed, and compared with the one before', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    open()
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Напечатать' }))
    expect(print).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('link', { name: /^Сравнить с\sпрошлым$/ })).toHaveAttribute(
      'href',
      '/cabinet/orders/difference?now=390',
    )
  })
})
