import { NBSP } from '@prilavok/shared-kernel/format'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'
import { methodAnswer } from '../../testing/repeat-answers'
import { testOrderProduct } from '../../testing/test-order'

const { data, additions, called } = cabinetApi()

const sold = (ID: number, NAME: string, PRICE: number, QUANTITY: number) =>
  testOrderProduct({ ID, NAME, PRICE, QUANTITY, UP_CODE_1C: String(100_000 + ID) })
const ORDERED = [
  sold(1, 'Картридж', 2640, 3),
  sold(2, 'Бумага', 305, 50),
  sold(3, 'Скобы', 34.5, 10),
  sold(4, 'Папка', 7.9, 150),
  sold(5, 'Ручка гелевая', 34.9, 20),
  sold(6, 'Ручка шариковая', 15.1, 100),
  sold(7, 'Степлер', 412, 2),
  sold(8, 'Мыло', 92, 12),
  sold(9, 'Снятый товар', 10, 1),
]
const now = (ID: number, changes = {}) => {
  const { NAME = '', PRICE = 0 } = ORDERED.find((one) => one.ID === ID) ?? {}
  return testProduct({ ID, NAME, PRICE, REMAIN: 1000, ...changes })
}
const analog = testProduct({ ID: 60, NAME: 'Ручка «Норма»', UP_CODE_1C: '205588', PRICE: 14.2, REMAIN: 5140 })
const other = testProduct({ ID: 61, NAME: 'Ручка «Литера»', UP_CODE_1C: '184302', PRICE: 18.4, REMAIN: 4320 })

beforeEach(() => {
  data.products = [...ORDERED, testOrderProduct({ ID: 99, NAME: 'Кружка', PRICE: 0, QUANTITY: 1, GIFT: 'Y' })]
  data.repeat = {
    ITEMS: [
      now(1),
      now(2, { PRICE: 318 }),
      now(3, { PRICE: 31.2 }),
      now(4, { REMAIN: 100 }),
      now(5, { UP_MULTIPLICITY: { MIN: 6, STEP: 6 } }),
      now(6, { ASSORTMENT: 'N' }),
      now(7, { REMAIN: 0 }),
      now(8),
    ],
    ANALOGS: [{ PRODUCT_ID: 6, ITEMS: [analog, other] }],
  }
  data.held = { 8: 6 }
})

const open = async () => {
  const rendered = renderPage('/cabinet/orders/390')
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  return {
    ...rendered,
    dialog: await screen.findByRole('dialog', { name: /^Повторить заказ №.48390 от.14 октября/ }),
  }
}
const rowOf = (name: string) => screen.getByRole('listitem', { name })
const quantityOf = (name: string) => within(rowOf(name)).getByRole('textbox')
const add = () => screen.getByRole('button', { name: /^Добавить/ })
const productsAdded = () =>
  additions().map((body) =>
    Object.fromEntries(
      Object.entries(body).flatMap(([key, value]) => {
        const id = key.match(/^products\[(\d+)\]$/)?.[1]
        return id ? [[id, Number(value)]] : []
      }),
    ),
  )

test('every row says what is no longer as it was; nothing is in the basket before the buyer says so', async () => {
  await open()
  expect(rowOf('Ручка шариковая')).toHaveTextContent('Больше не продаётся. Есть 2 аналога')
  expect(rowOf('Степлер')).toHaveTextContent('Нет на складе. Выберите аналог или пропустите')
  expect(rowOf('Степлер')).toHaveTextContent('не войдёт')
  expect(rowOf('Снятый товар')).toHaveTextContent('Больше не продаётся. Аналогов нет')
  expect(rowOf('Папка')).toHaveTextContent('В наличии 100 из 150')
  expect(rowOf('Бумага')).toHaveTextContent('Дороже на 4,3 %: 305,00 ₽ → 318,00 ₽')
  expect(rowOf('Бумага')).toHaveTextContent('+650,00')
  expect(rowOf('Скобы')).toHaveTextContent('Дешевле на 9,6 %: 34,50 ₽ → 31,20 ₽')
  expect(rowOf('Скобы')).toHaveTextContent('−33,00')
  expect(rowOf('Ручка гелевая')).toHaveTextContent('Теперь продаётся по 6: округлили 20 до 24')
  expect(within(screen.getByRole('dialog')).queryByText('Кружка')).not.toBeInTheDocument()
  expect(screen.getByText(/В корзину войдут/)).toHaveTextContent(
    '7 из 9 позиций. Совпавшие с корзиной сложатся.',
  )
  expect(additions()).toEqual([])
})

test('the gravest stands first; what is as then is folded to its sum and unfolds', async () => {
  await open()
  const list = screen.getByRole('list', { name: 'Изменившиеся товары' })
  expect(within(list).getAllByRole('textbox').length).toBe(7)
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('[data-cell="name"] > span')?.textContent),
  ).toEqual(['Ручка шариковая', 'Степлер', 'Снятый товар', 'Папка', 'Бумага', 'Скобы', 'Ручка гелевая'])
  expect(within(screen.getByRole('dialog')).queryByText('Картридж')).not.toBeInTheDocument()
  expect(screen.getByText('2 товара на 9 024,00 ₽')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }))
  expect(rowOf('Картридж')).toHaveTextContent('7 920,00')
  expect(rowOf('Мыло')).toHaveTextContent('В корзине уже 6, добавим к ним')
  await userEvent.click(screen.getByRole('button', { name: 'Свернуть' }))
  expect(within(screen.getByRole('dialog')).queryByText('Картридж')).not.toBeInTheDocument()
})

test('Ctrl+Enter takes everything as one change, in counts that can be bought; «Отменить» takes it back', async () => {
  const { kernel } = await open()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // What lies in the basket already is set to the sum.
  expect(productsAdded()).toEqual([{ 1: 3, 2: 50, 3: 10, 4: 100, 5: 24, 60: 100 }])
  expect(called('POST /v3/api/client/basket/replace/ products[8]=18')).toHaveLength(1)
  const [{ action, text } = { text: '' }] = kernel.notices.current()
  expect(text).toBe(`Изменено в корзине: 7${NBSP}позиций`)
  act(() => action?.run())
  await waitFor(() => expect(called('products[60]=0')).toHaveLength(1))
})

test('counts are typed, Enter goes on to the next row; a row is left out and taken again', async () => {
  await open()
  const paper = quantityOf('Бумага')
  await userEvent.clear(paper)
  await userEvent.type(paper, '20{Enter}')
  expect(quantityOf('Скобы')).toHaveFocus()
  expect(rowOf('Бумага')).toHaveTextContent('6 360,00')
  await userEvent.click(screen.getByRole('button', { name: 'Не брать: Папка' }))
  expect(rowOf('Папка')).toHaveTextContent('не войдёт')
  expect(add()).toHaveTextContent('Добавить 6 товаров')
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть: Папка' }))
  expect(quantityOf('Папка')).toHaveValue('100')
  await userEvent.click(screen.getByRole('button', { name: 'Не брать: Скобы' }))
  await userEvent.click(add())
  await waitFor(() => expect(productsAdded()).toEqual([{ 1: 3, 2: 20, 4: 100, 5: 24, 60: 100 }]))
})

test('what the server has not taken stays, with the reason; the rest is in the basket', async () => {
  await open()
  data.added = methodAnswer('Y', [{ PRODUCT_ID: 2, TEXT: 'Товар закончился' }])
  await userEvent.click(add())
  await waitFor(() => expect(rowOf('Бумага')).toHaveTextContent('Товар закончился'))
  expect(within(screen.getByRole('dialog')).queryByText('Папка')).not.toBeInTheDocument()
})
