import { NBSP } from '@prilavok/shared-kernel/format'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'
import { methodAnswer } from '../../testing/repeat-answers'
import { testOrder, testOrderProduct } from '../../testing/test-order'

const { server, data, additions } = cabinetApi()
afterEach(() => server.resetHandlers())

const gone = (ID: number, NAME: string, QUANTITY: number) => ({
  was: testOrderProduct({ ID, NAME, PRICE: 10, QUANTITY }),
  now: testProduct({ ID, NAME, PRICE: 10, ASSORTMENT: 'N' }),
})
const analog = (changes = {}) =>
  testProduct({ ID: 60, NAME: 'Ручка «Норма»', PRICE: 14, REMAIN: 100, ...changes })

function sell(rows: readonly ReturnType<typeof gone>[], instead: ReturnType<typeof analog>) {
  data.products = rows.map(({ was }) => was)
  data.repeat = {
    ITEMS: rows.map(({ now }) => now),
    ANALOGS: rows.map(({ now }) => ({ PRODUCT_ID: now.ID, ITEMS: [instead] })),
  }
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
const open = async () => {
  const rendered = renderPage('/cabinet/orders/390')
  await press()
  await screen.findByRole('dialog')
  return rendered
}
const rowOf = (name: string) => screen.getByRole('listitem', { name })
const quantityOf = (name: string) => within(rowOf(name)).getByRole('textbox')
const add = () => screen.getByRole('button', { name: /^Добавить/ })

test.each([
  [
    'is in the basket and short',
    { REMAIN: 50 },
    6,
    'Войдут 44 из 100: 6 уже в корзине, больше на складе нет',
    '44',
  ],
])(
  'the row of a product that is gone tells when its analog %s',
  async (_what, changes, held, text, count) => {
    sell([gone(6, 'Ручка шариковая', 100)], analog(changes))
    data.held = { 60: held }
    await open()
    expect(rowOf('Ручка шариковая')).toHaveTextContent('Больше не продаётся. Есть 1 аналог')
    await waitFor(() => expect(rowOf('Ручка шариковая')).toHaveTextContent(text))
    expect(quantityOf('Ручка шариковая')).toHaveValue(count)
    expect(rowOf('Ручка шариковая')).not.toHaveTextContent('Дороже')
  },
)

test('an analog that makes it more than was ordered is not proposed; once it is chosen, the row tells', async () => {
  sell([gone(6, 'Скрепки', 2)], analog({ UP_MULTIPLICITY: { MIN: 20, STEP: 20 } }))
  await open()
  expect(rowOf('Скрепки')).toHaveTextContent('не войдёт')
  expect(within(rowOf('Скрепки')).getByRole('radio', { name: 'Не заменять' })).toBeChecked()
  await userEvent.click(within(rowOf('Скрепки')).getByRole('radio', { name: /Норма/ }))
  expect(rowOf('Скрепки')).toHaveTextContent('Аналог продаётся по 20: округлили 2 до 20')
  expect(quantityOf('Скрепки')).toHaveValue('20')
})

test('rows that take the same analog share its stock, and the later one says so', async () => {
  sell([gone(6, 'Ручка шариковая', 80), gone(7, 'Ручка гелевая', 80)], analog())
  await open()
  expect(quantityOf('Ручка шариковая')).toHaveValue('80')
  expect(quantityOf('Ручка гелевая')).toHaveValue('20')
  expect(rowOf('Ручка гелевая')).toHaveTextContent(
    'Войдут 20 из 80: 80 в других строках заказа, больше на складе нет',
  )
  // What one row leaves goes to the other.
  await userEvent.clear(quantityOf('Ручка шариковая'))
  await userEvent.type(quantityOf('Ручка шариковая'), '40{Enter}')
  expect(quantityOf('Ручка гелевая')).toHaveValue('60')
  // Both are one position of the basket.
  expect(add()).toHaveTextContent(/^Добавить 1\sтовар/)
  await userEvent.click(add())
  await waitFor(() => expect(additions()).toMatchObject([{ 'products[60]': '100' }]))
})

test('rejections of what went straight into the basket name a product and how many more there are', async () => {
  data.products = [1, 2, 3].map((ID) => testOrderProduct({ ID, NAME: `Товар ${ID}` }))
  data.added = methodAnswer(
    'Y',
    [1, 2].map((PRODUCT_ID) => ({ PRODUCT_ID, TEXT: 'Товар закончился' })),
  )
  const { kernel } = renderPage('/cabinet/orders/390')
  await press()
  await waitFor(() =>
    expect(kernel.notices.current()).toContainEqual(
      expect.objectContaining({
        text: `Не${NBSP}всё вошло в${NBSP}корзину. Товар 1: Товар закончился (и${NBSP}ещё 1${NBSP}товар)`,
      }),
    ),
  )
})

test('a bonus order says that it went into the bonus basket', async () => {
  data.orders = [testOrder({ IS_LOYALTY: 'Y' })]
  data.products = [testOrderProduct({ PRICE: 100 })]
  data.repeat = { ITEMS: [testProduct({ ID: 100241, LOYALTY_PRICE: 100, REMAIN: 1000 })], ANALOGS: [] }
  const { kernel } = renderPage('/cabinet/orders/390')
  await press()
  await waitFor(() =>
    expect(kernel.notices.current()).toMatchObject([{ text: 'Товары заказа добавлены в бонусную корзину' }]),
  )
})
