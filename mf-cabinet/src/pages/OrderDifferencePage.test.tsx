import type { Order, OrderProduct } from '@prilavok/shared-kernel/contract'
import { catchSavedFiles } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { cabinetApi } from '../testing/cabinet-api'
import { readTable } from '../testing/read-table'
import { renderPage } from '../testing/render-page'
import { testOrder, testOrderProduct } from '../testing/test-order'

describe('OrderDifferencePage', () => {
  const { server, data, lists } = cabinetApi()
  const PATH = '/cabinet/orders/difference'

  const paper = (changes: Partial<OrderProduct>) =>
    testOrderProduct({ ID: 1, UP_CODE_1C: '000241', NAME: 'Бумага', PRICE: 300, QUANTITY: 10, ...changes })
  const pen = (changes: Partial<OrderProduct> = {}) =>
    testOrderProduct({ ID: 2, UP_CODE_1C: '184302', NAME: 'Ручка', PRICE: 18.4, QUANTITY: 48, ...changes })
  const gift = testOrderProduct({
    ID: 3,
    UP_CODE_1C: '30',
    NAME: 'Блокнот',
    PRICE: 0,
    QUANTITY: 1,
    GIFT: 'Y',
  })

  /** Each order with rows of its own. */
  const answerOrders = (orders: readonly (Order & { PRODUCTS: OrderProduct[] })[]) => {
    data.orders = [...orders]
    server.use(
      http.get('http://localhost/v3/api/client/order/:id/', ({ params }) =>
        HttpResponse.json({ ITEM: orders.find(({ ID }) => ID === Number(params.id)) ?? null }),
      ),
    )
  }
  const was = {
    ...testOrder({
      ID: 7,
      ORDER_NUMBER: '107',
      CREATE_DATE: '2025-09-01T09:00:00.000Z',
      PRODUCTS_SUM: 3883.2,
    }),
    PRODUCTS: [paper({}), pen()],
  }
  const now = {
    ...testOrder({ ID: 9, ORDER_NUMBER: '109', CREATE_DATE: '2025-10-14T11:32:00.000Z', PRODUCTS_SUM: 4680 }),
    PRODUCTS: [paper({ QUANTITY: 15, PRICE: 312 }), gift],
  }
  const rowTexts = async () => {
    const table = await screen.findByRole('table')
    return within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      )
  }

  test('two orders of the address: what was added, is gone, changed, and the sums', async () => {
    answerOrders([now, was])
    renderPage(`${PATH}?was=7&now=9`)
    expect(await rowTexts()).toEqual([
      ['БлокнотКод 30', 'Подарок добавлен', 'Было—', 'Стало1\u00a0шт.Подарок', 'Разница—'],
      ['РучкаКод 184\u2009302', 'Убран', 'Было48\u00a0шт.× 18,40', 'Стало—', 'Разница\u2212883,20'],
      [
        'БумагаКод 000\u2009241',
        'Больше, дороже',
        'Было10\u00a0шт.× 300,00',
        'Стало15\u00a0шт.× 312,00',
        'Разница+1\u00a0680,00',
      ],
    ])
    expect(screen.getByText(/^\+796,80\s₽$/)).toBeVisible()
    expect(
      screen.getByText(
        /^1\sтовар убран, у\s1\sтовара больше количество, 1\sтовар дороже, 1\sподарок добавлен$/,
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: /107/ })).toHaveAttribute('href', '/cabinet/orders/7')
  })

  test('the difference is saved as a table', async () => {
    const saved = catchSavedFiles()
    answerOrders([now, was])
    renderPage(`${PATH}?was=7&now=9`)
    await userEvent.click(await screen.findByRole('button', { name: 'Скачать таблицу' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Сравнение заказов 107 109.xlsx']))
    expect((await readTable(saved[0] as (typeof saved)[number])).slice(1)).toEqual([
      ['30', 'Блокнот', 'Подарок добавлен', null, null, null, 1, 'Подарок', null, 0],
      ['184302', 'Ручка', 'Убран', 48, 18.4, 883.2, null, null, null, -883.2],
      ['000241', 'Бумага', 'Больше, дороже', 10, 300, 3000, 15, 312, 4680, 1680],
    ])
  })

  test('without an earlier order it is the one before by the same person, of the same kind and not cancelled', async () => {
    const canceled = {
      ...testOrder({
        ID: 8,
        STATUS: { STATUS_CODE: 'canceled', STATUS_NAME: '' },
        CREATE_DATE: '2025-10-01T09:00:00.000Z',
      }),
      PRODUCTS: [],
    }
    const bonus = {
      ...testOrder({ ID: 6, IS_LOYALTY: 'Y', CREATE_DATE: '2025-09-20T09:00:00.000Z' }),
      PRODUCTS: [],
    }
    const later = { ...testOrder({ ID: 10, CREATE_DATE: '2025-10-14T12:00:00.000Z' }), PRODUCTS: [] }
    answerOrders([later, now, canceled, bonus, was])
    renderPage(`${PATH}?now=9`)
    expect(await screen.findByRole('link', { name: /107/ })).toBeVisible()
    expect(lists()[0]).toMatchObject({
      order_user: 'zakupki@vektor.example',
      date_end: '14.10.2025',
      sort: 'CREATE_DATE',
    })
  })

  test.each([
    ['', /^Выберите два заказа$/],
    ['?now=9', /^Сравнить не\sс\sчем$/],
    ['?was=77&now=9', /^Заказ не\sнайден$/],
    ['?was=abc&now=9', /^Заказ не\sнайден$/],
  ])('the address «%s» leads to the list of orders', async (search, title) => {
    answerOrders([now])
    renderPage(PATH + search)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'К списку заказов' })).toHaveAttribute('href', '/cabinet/orders')
  })

  test('points and money are not compared', async () => {
    answerOrders([now, { ...was, IS_LOYALTY: 'Y' }])
    renderPage(`${PATH}?was=7&now=9`)
    expect(await screen.findByText(/оплачен баллами/)).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
