import { LOGGED_IN, partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../testing/cabinet-api'
import { methodAnswer } from '../testing/repeat-answers'
import { testOrderProduct } from '../testing/test-order'
import { type RepeatedOrder, useRepeatOrder } from './use-repeat-order'

const { data, additions, actions, called, intercept } = cabinetApi()
const REPEAT = /\/repeat\/$/

function Orders({ orders }: { orders: readonly RepeatedOrder[] }) {
  const { isBusy, repeat } = useRepeatOrder()
  return orders.map((order) => (
    <button key={order.ID} type="button" aria-busy={isBusy(order.ID)} onClick={() => repeat(order)}>
      {order.ID}
    </button>
  ))
}
const show = (...orders: RepeatedOrder[]) =>
  renderWithKernel(<Orders orders={orders.length > 0 ? orders : [{ ID: 390, IS_LOYALTY: 'N' }]} />, {
    kernel: partKernel({ cookies: LOGGED_IN, personal: {} }),
  })
const press = (id = 390) => userEvent.click(screen.getByRole('button', { name: String(id) }))
const done = () =>
  waitFor(() => {
    for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('aria-busy', 'false')
  })
const sold = (ID: number, NAME: string) => testOrderProduct({ ID, NAME, PRICE: 10, QUANTITY: 2 })
const PAIR = [sold(1, 'Бумага'), sold(2, 'Ручка')]
function hold(isHeld: (path: string) => boolean = (path) => REPEAT.test(path)): () => void {
  let answer: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  intercept(async ({ path }) => {
    if (isHeld(path)) await gate
    return undefined
  })
  return () => answer()
}

test('goods that are as then go into the basket at once', async () => {
  const { kernel } = show()
  await press()
  await done()
  expect(additions()).toMatchObject([{ 'products[100241]': '50' }])
  expect(kernel.notices.current()).toMatchObject([{ text: 'Товары заказа добавлены в корзину' }])
  expect(kernel.modals.current()).toEqual([])
})

test('those of a bonus order go into the bonus basket', async () => {
  data.repeat = { ITEMS: [testProduct({ ID: 100241, PRICE: 900, LOYALTY_PRICE: 318 })], ANALOGS: [] }
  const { kernel } = show({ ID: 390, IS_LOYALTY: 'Y' })
  await press()
  await done()
  expect([additions(), additions('loyalty')]).toEqual([
    [],
    [expect.objectContaining({ 'products[100241]': '50' })],
  ])
  expect(kernel.notices.current()).toMatchObject([{ text: 'Товары заказа добавлены в бонусную корзину' }])
})

test.each([
  ['one costs another price', { repeat: { ITEMS: [testProduct({ ID: 100241, PRICE: 320 })], ANALOGS: [] } }],
  ['one lies in the basket already', { held: { 100241: 1 } }],
])('where %s the buyer decides', async (_what, changes) => {
  Object.assign(data, changes)
  const { kernel } = show()
  await press()
  await done()
  expect(kernel.modals.current()).toEqual([{ name: 'repeatOrder', props: { orderId: 390 } }])
  expect(additions()).toEqual([])
})

test('an order without goods cannot be repeated', async () => {
  data.products = []
  const { kernel } = show()
  await press()
  await done()
  expect(kernel.notices.current()).toMatchObject([{ kind: 'error', text: 'Не удалось повторить заказ' }])
  expect(kernel.modals.current()).toEqual([])
})

test('an order that is not there cannot be repeated either', async () => {
  data.orders = []
  const { kernel } = show()
  await press()
  await done()
  expect(kernel.notices.current()).toMatchObject([{ kind: 'error', text: 'Не удалось повторить заказ' }])
})

test.each([
  [[{ PRODUCT_ID: 2, TEXT: 'Закончился' }], /^Не\sвсё вошло в\sкорзину\. Ручка: Закончился$/],
  [
    [
      { PRODUCT_ID: 1, TEXT: 'Закончилась' },
      { PRODUCT_ID: 2, TEXT: 'Закончился' },
    ],
    /^Не удалось повторить заказ\. Бумага: Закончилась \(и\sещё 1\sтовар\)$/,
  ],
])('what the basket rejects is told by name: %j', async (check, text) => {
  data.products = PAIR
  data.added = methodAnswer(check.length < PAIR.length ? 'Y' : 'N', check)
  const { kernel } = show()
  await press()
  await done()
  expect(kernel.notices.current().at(-1)).toMatchObject({ kind: 'error', text: expect.stringMatching(text) })
})

test('a back end that cannot tell what became of the goods copies the order', async () => {
  data.repeat = 404
  show()
  await press()
  await done()
  expect(actions()).toMatchObject([{ action: 'copy', order_id: '390' }])
})

test('any other failure is a notice, and copies nothing', async () => {
  data.repeat = 422
  const { kernel } = show()
  await press()
  await done()
  expect(kernel.notices.current()).toMatchObject([{ kind: 'error' }])
  expect(actions()).toEqual([])
})

test('each press looks anew', async () => {
  show()
  await press()
  await done()
  await press()
  await done()
  expect(called('/390/repeat/')).toHaveLength(2)
})

test('of two orders each is busy until its own answer', async () => {
  data.orders = []
  const answer = hold((path) => path.includes('/390/'))
  show({ ID: 390, IS_LOYALTY: 'N' }, { ID: 2, IS_LOYALTY: 'N' })
  await press(390)
  await press(2)
  await waitFor(() => expect(screen.getByRole('button', { name: '2' })).toHaveAttribute('aria-busy', 'false'))
  expect(screen.getByRole('button', { name: '390' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await done()
})

describe('what takes long', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }))
  afterEach(() => jest.useRealTimers())

  test('says so after a second, and no longer than it takes', async () => {
    const answer = hold()
    const { kernel } = show()
    act(() => screen.getByRole('button').click())
    act(() => void jest.advanceTimersByTime(999))
    expect(kernel.notices.current()).toEqual([])
    act(() => void jest.advanceTimersByTime(1))
    expect(kernel.notices.current()).toMatchObject([
      { text: expect.stringMatching(/^Проверяем цены и\sостатки…$/), lasting: true },
    ])
    answer()
    jest.useRealTimers()
    await done()
    expect(kernel.notices.current().map(({ text }) => text)).toEqual(['Товары заказа добавлены в корзину'])
  })
})
