/** @jest-environment-options {"styles": true} */
import type { PartOptions } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'
import { testOrder, testOrderProduct } from '../../testing/test-order'

const { data } = cabinetApi()

const open = (options: PartOptions = {}) => renderPage('/cabinet/orders/390', options)
const opened = () => screen.findByRole('heading', { level: 1, name: 'Заказ № 48390' })
/** What stands under a name: facts of the order, a line of its sums. */
const under = (name: string): (string | null)[] => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name)
  if (!term?.parentElement) throw new Error(`nothing is called «${name}»`)
  return within(term.parentElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
}

test('[CAB-003, CAB-018, CAB-031] an order with everything that is known of it', async () => {
  const STATUS = { STATUS_CODE: 'in-progress', STATUS_NAME: 'Собирается на складе' } as const
  Object.assign(data, { orders: [testOrder({ STATUS, COMMENT: 'Позвонить за час' })] })
  open()
  await opened()
  for (const text of ['Собирается на складе', 'от 14 октября 2025', 'Комментарий к заказу: Позвонить за час'])
    expect(screen.getByText(text)).toBeVisible()
  expect(under('Покупатель')).toEqual([
    'ООО «Вектор»',
    'Соколова Марина',
    '+7 916 555-04-18',
    'zakupki@vektor.example',
  ])
  expect(under('Поставщик')[0]).toBe('ООО «Бланк-Снаб»')
  expect(screen.getByRole('link', { name: '+7 916 555-04-18' })).toHaveAttribute('href', 'tel:+79165550418')
  expect(screen.getByRole('link', { name: 'zakupki@vektor.example' })).toHaveAttribute(
    'href',
    'mailto:zakupki@vektor.example',
  )
  expect(under('Получение')).toEqual(['Доставка', 'Москва, ул. Вавилова, 19, офис 412'])
  expect(under('Оплата')).toEqual(['По счёту', 'Безналичный перевод', 'Цены с НДС 20 %'])
  expect(under('22\u00a0товара')).toEqual(['28\u00a0476,60\u00a0₽'])
  expect(under('Доставка')).toEqual(['450,00\u00a0₽'])
  expect(under('Итого')).toEqual(['28\u00a0926,60\u00a0₽'])
  expect(screen.getByRole('link', { name: 'К списку заказов' })).toHaveAttribute('href', '/cabinet/orders')
})

test('a gift stands in the order as «Подарок», free, beside the same product that was bought', async () => {
  data.orders = [testOrder()]
  data.products = [testOrderProduct(), testOrderProduct({ GIFT: 'Y', PRICE: 0, QUANTITY: 1 })]
  open()
  await opened()
  const rows = screen.getAllByRole('row').filter((row) => row.hasAttribute('data-row'))
  expect(rows).toHaveLength(2)
  expect(rows[0]).not.toHaveTextContent('Подарок')
  expect(rows[1]).toHaveTextContent(/Подарок.*Бесплатно/)
  expect(rows[1]).not.toHaveTextContent('0,00')
})

test('[CAB-031] other figures; what an order does not have has no line', async () => {
  data.orders = [
    testOrder({ POSITION_COUNT: 1, PRODUCTS_SUM: 10, DELIVERY_PRICE: 0, POSITION_SUM: 10, CURRENCY: 'KZT' }),
  ]
  open()
  await opened()
  expect(screen.queryByText(/Комментарий к заказу/)).not.toBeInTheDocument()
  expect(under('1\u00a0товар')).toEqual(['10,00\u00a0KZT'])
  expect(under('Доставка')).toEqual(['Бесплатно'])
  expect(under('Итого')).toEqual(['10,00\u00a0KZT'])
})

test('[CAB-032] a pick-up order has the trade point with phone and e-mail, and no address', async () => {
  const point = {
    NAME: 'Склад',
    PHONE: '+7 495 300-10-01',
    EMAIL: 'sklad@blank.example',
    ADDRESS: 'ул. Складочная, 1',
  }
  Object.assign(data, {
    orders: [testOrder({ IS_PICKUP: 'Y', TRADEPOINT: point, DELIVERY_PRICE: 0 })],
  })
  open()
  await opened()
  expect(under('Получение')).toEqual(['Самовывоз', point.NAME, point.ADDRESS, point.PHONE, point.EMAIL])
  expect(screen.queryByText('Доставка')).not.toBeInTheDocument()
  expect(screen.queryByText(/Вавилова/)).not.toBeInTheDocument()
})

test('[CAB-033] a bonus order has its sums in «Б», free delivery and in the end the points that it costs', async () => {
  Object.assign(data, {
    orders: [testOrder({ IS_LOYALTY: 'Y', PRODUCTS_SUM: 1230, POSITION_SUM: 1250, LOYALTY_SUM: 70 })],
    products: [testOrderProduct({ PRICE: 24 })],
  })
  open()
  await opened()
  expect(under('Доставка')).toEqual(['Бесплатно'])
  expect(under('22\u00a0товара')).toEqual(['1\u00a0230\u00a0Б'])
  expect(under('Баллов за заказ')).toEqual(['70\u00a0Б'])
  expect(screen.queryByText('Итого')).not.toBeInTheDocument()
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('1 200 Б')
  for (const name of [/^Цена,\sБ$/, /^Сумма,\sБ$/])
    expect(screen.getByRole('columnheader', { name })).toBeInTheDocument()
  expect(screen.queryByText(/₽/)).not.toBeInTheDocument()
})

test('[CAB-034] a canceled order says why; the tax and the state of payment stand with the payment', async () => {
  Object.assign(data, {
    orders: [
      testOrder({
        STATUS: { STATUS_CODE: 'canceled', STATUS_NAME: 'Отменён' },
        CANCEL_COMMENT: 'Изменился состав',
        ONLINE_PAY_STATUS: { CODE: 'PROCESSING', TITLE: 'Оплата обрабатывается' },
      }),
    ],
  })
  open()
  await opened()
  expect(screen.getByText('Причина отмены: Изменился состав')).toBeInTheDocument()
  expect(under('Оплата')).toEqual(['По счёту', 'Оплата обрабатывается', 'Цены с НДС 20 %'])
  const steps = within(screen.getByRole('list', { name: 'Ход заказа' })).getAllByRole('listitem')
  expect(steps).toHaveLength(2)
  expect(steps[1]).toHaveAttribute('aria-current', 'step')
  expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument()
})

test.each(['PAID'] as const)(
  '[CAB-034] every order has its tax with the payment, and %s by the title of the API',
  async (CODE) => {
    data.orders = [testOrder({ TAX_TYPE: 'Без НДС', ONLINE_PAY_STATUS: { CODE, TITLE: `Так: ${CODE}` } })]
    open()
    await opened()
    expect(under('Оплата')).toEqual(['По счёту', `Так: ${CODE}`, 'Цены без НДС'])
    expect(screen.queryByText(/Причина отмены/)).not.toBeInTheDocument()
  },
)

test('[CAB-043] TO_PAYMENT is shown by its title, as the step that the order waits at', async () => {
  Object.assign(data, {
    orders: [
      testOrder({
        STATUS: { STATUS_CODE: 'online-to-payment', STATUS_NAME: 'К оплате' },
        ONLINE_PAY_STATUS: { CODE: 'TO_PAYMENT', TITLE: 'Ждёт оплаты' },
      }),
    ],
  })
  open()
  await opened()
  const steps = within(screen.getByRole('list', { name: 'Ход заказа' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Отправлен14 октября 2025, 14:32',
    'Ждёт оплаты',
    'В работе',
    'Выполнен',
  ])
  expect(steps[1]).toHaveAttribute('aria-current', 'step')
  expect(under('Оплата')).toContain('Ждёт оплаты')
  expect(screen.queryByRole('button', { name: /Оплатить/ })).not.toBeInTheDocument()
})

test('a comment and the reason of a cancellation keep their lines; an order for points says nothing of a tax', async () => {
  data.orders = [
    testOrder({ IS_LOYALTY: 'Y', COMMENT: 'Въезд со двора\nДомофон 12', CANCEL_COMMENT: 'Ошибка\nв адресе' }),
  ]
  open()
  await opened()
  for (const [name, text] of [
    ['Комментарий к заказу', 'Въезд со двора\nДомофон 12'],
    ['Причина отмены', 'Ошибка\nв адресе'],
  ]) {
    const note = screen.getByText(new RegExp(`^${name}:`))
    expect(note.textContent).toBe(`${name}: ${text}`)
    expect(note).toHaveStyle({ whiteSpace: 'pre-line' })
  }
  expect(screen.queryByText(/НДС/)).toBeNull()
})

test('[CAB-035, CAB-036] products have picture, code, name, price, quantity with its unit, sum and «под заказ»', async () => {
  Object.assign(data, {
    products: [
      testOrderProduct(),
      testOrderProduct({
        ID: 2,
        UP_CODE_1C: '405233',
        NAME: 'Картридж',
        PRICE: 1290,
        QUANTITY: 2,
        PACK: 'Y',
        TO_ORDER: 'Y',
        PREVIEW_PICTURE_PATH: null,
      }),
    ],
  })
  open()
  await opened()
  const [, paper, cartridge] = screen.getAllByRole('row').map((row) => within(row))
  if (!paper || !cartridge) throw new Error('no rows')
  expect(screen.getByRole('columnheader', { name: /^Сумма,\s₽$/ })).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: /^Цена,\s₽$/ })).toBeInTheDocument()
  const cells = (row: typeof paper) => row.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells(paper)).toEqual([
    'Бумага офисная А4Код 100\u2009241',
    '318,00',
    '50\u00a0шт.',
    '15\u00a0900,0015\u00a0900,00\u00a0₽50\u00a0шт.',
  ])
  expect(paper.getByRole('presentation')).toHaveAttribute('src', '/upload/preview.svg')
  expect(paper.getByRole('link', { name: 'Бумага офисная А4' })).toHaveAttribute('href', '/product/100241')
  expect(cells(cartridge)).toEqual([
    'КартриджКод 405\u2009233 · под заказ',
    '1\u00a0290,00',
    '2\u00a0уп.',
    '2\u00a0580,002\u00a0580,00\u00a0₽2\u00a0уп.',
  ])
  expect(cartridge.getByRole('presentation')).toHaveAttribute('src', '/upload/detail.svg')
})

test('the way of an order has its dates and times', async () => {
  data.history = [
    { STATUS_CODE: 'sent', DATE: '2025-10-14T11:32:00.000Z' },
    { STATUS_CODE: 'in-progress', DATE: '2025-10-14T21:05:00.000Z' },
  ]
  open()
  await opened()
  const steps = within(screen.getByRole('list', { name: 'Ход заказа' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Отправлен14 октября 2025, 14:32',
    'В работе15 октября 2025, 00:05',
    'Выполнен',
  ])
})

test("a colleague's order is read, repeated and compared, but neither cancelled nor paid", async () => {
  data.orders = [
    testOrder({
      IS_OWN: 'N',
      STATUS: { STATUS_CODE: 'online-not-paid', STATUS_NAME: 'Не оплачен' },
      ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: 'Не оплачен' },
    }),
  ]
  open()
  await opened()
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(under('Покупатель')).toContain('Соколова Марина')
  for (const name of ['Отменить', /^Оплатить/, 'Сменить способ оплаты'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
