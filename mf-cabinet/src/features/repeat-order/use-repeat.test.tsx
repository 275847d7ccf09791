import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { LOGGED_IN, partKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { cabinetApi } from '../../testing/cabinet-api'
import { methodAnswer } from '../../testing/repeat-answers'
import { testOrder, testOrderProduct } from '../../testing/test-order'
import { useRepeat } from './use-repeat'

const { data, additions, called, intercept } = cabinetApi()
const REPEAT = '/v3/api/client/order/390/repeat/'

beforeEach(() => {
  data.products = [1, 2].map((ID) => testOrderProduct({ ID, NAME: `Товар ${ID}`, PRICE: 10.1, QUANTITY: 3 }))
})

function open(kernel = partKernel({ cookies: LOGGED_IN, personal: {} })) {
  const onDone = jest.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={kernel.query}>
      <KernelProvider value={kernel}>{children}</KernelProvider>
    </QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useRepeat(390, onDone), { wrapper })
  return {
    kernel,
    onDone,
    unmount,
    repeat: () => result.current,
    loaded: () => waitFor(() => expect(result.current.order).toBeDefined()),
    count: (id: number, count: number) => act(() => result.current.dispatch({ type: 'counted', id, count })),
    add: () => act(() => result.current.add()),
  }
}

test('before it is known there is nothing of it', async () => {
  const { repeat, loaded } = open()
  expect(repeat()).toMatchObject({
    order: undefined,
    views: [],
    missing: false,
    failure: null,
    adding: false,
  })
  await loaded()
  expect(repeat().views.map(({ row }) => row.id)).toEqual([1, 2])
  expect(repeat()).toMatchObject({ basket: 'main', wasSum: 60.6, sum: 60.6, edited: false, missing: false })
})

test('what the basket holds is asked for once the order is known, and adds up', async () => {
  data.held = { 1: 4 }
  const { kernel, repeat, loaded } = open()
  expect(kernel.query.isFetching()).toBe(1)
  await loaded()
  await waitFor(() => expect(repeat().views.map(({ held }) => held)).toEqual([4, 0]))
})

test('what has been read is not read again', async () => {
  const first = open()
  await first.loaded()
  first.unmount()
  const second = open(first.kernel)
  expect(second.repeat().order).toBeDefined()
  expect(called(REPEAT)).toHaveLength(1)
})

test('a bonus order goes into the bonus basket', async () => {
  data.orders = [testOrder({ IS_LOYALTY: 'Y' })]
  data.repeat = {
    ITEMS: [1, 2].map((ID) => testProduct({ ID, LOYALTY_PRICE: 20, REMAIN: 100 })),
    ANALOGS: [],
  }
  const { repeat, loaded } = open()
  await loaded()
  expect(repeat()).toMatchObject({ basket: 'loyalty', sum: 120 })
})

test('an order that is not there is missing; a failure is told here alone and can be tried again', async () => {
  data.orders = []
  const missing = open()
  await waitFor(() => expect(missing.repeat().missing).toBe(true))
  data.orders = [testOrder()]
  intercept(({ path }) => (path === REPEAT ? 500 : undefined))
  const failing = open()
  await waitFor(() => expect(failing.repeat().failure).toMatchObject({ status: 500 }))
  expect([failing.kernel.modals.current(), failing.kernel.notices.current()]).toEqual([[], []])
  intercept(() => undefined)
  act(() => failing.repeat().retry())
  await waitFor(() => expect(failing.repeat().failure).toBeNull())
  await failing.loaded()
})

test('counts, analogs and nothing but them are edits', async () => {
  const { repeat, loaded } = open()
  await loaded()
  act(() => repeat().dispatch({ type: 'offered', id: 1, products: [] }))
  expect(repeat().edited).toBe(false)
  expect(repeat().searched.has(1)).toBe(true)
  act(() => repeat().dispatch({ type: 'taken', id: 1, productId: null }))
  expect(repeat().edited).toBe(true)
  const other = open()
  await other.loaded()
  other.count(2, 0)
  expect(other.repeat()).toMatchObject({ edited: true, sum: 30.3, wasSum: 60.6 })
  expect(other.repeat().taken.map(({ row }) => row.id)).toEqual([1])
})

test('all of it goes into the basket, which is said of the whole order; then it is done', async () => {
  const { kernel, loaded, add, onDone } = open()
  await loaded()
  await add()
  expect(additions()).toMatchObject([{ 'products[1]': '3', 'products[2]': '3' }])
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(kernel.notices.current()).toMatchObject([{ text: 'Товары заказа добавлены в корзину' }])
})

test('of a part of it so many goods are told', async () => {
  const { kernel, loaded, count, add } = open()
  await loaded()
  count(2, 0)
  await add()
  expect(kernel.notices.current()).toMatchObject([{ text: expect.not.stringContaining('Товары заказа') }])
})

test('what is rejected stays, with the reason; what is in the basket goes', async () => {
  data.added = methodAnswer('Y', [{ PRODUCT_ID: 2, TEXT: 'Закончился' }])
  const { repeat, loaded, add, onDone } = open()
  await loaded()
  await add()
  await waitFor(() =>
    expect(repeat().views.map(({ row, rejection }) => [row.id, rejection])).toEqual([[2, 'Закончился']]),
  )
  expect(onDone).not.toHaveBeenCalled()
})

test('while it goes in a second press adds nothing', async () => {
  let answer: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  intercept(async ({ path }) => {
    if (path.endsWith('/add/')) await gate
    return undefined
  })
  const { repeat, loaded, onDone } = open()
  await loaded()
  let adding: Promise<void> = Promise.resolve()
  act(() => {
    adding = repeat().add()
  })
  expect(repeat().adding).toBe(true)
  await act(() => repeat().add())
  answer()
  await act(() => adding)
  expect(repeat().adding).toBe(false)
  expect(additions()).toHaveLength(1)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('why nothing was added is told', async () => {
  const { repeat, loaded, add } = open()
  await loaded()
  intercept(({ path }) => (path.endsWith('/basket/main/get/') ? 422 : undefined))
  await add()
  expect(repeat()).toMatchObject({ error: 'Отказ сервера', adding: false })
})
