import type { OnlinePayCode } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { orderQuery } from '../../../api/get-order'
import { keys } from '../../../api/keys'
import { cabinetApi } from '../../../testing/cabinet-api'
import { testOrder } from '../../../testing/test-order'
import { useFollowPayment } from './use-follow-payment'

const { data, called, intercept } = cabinetApi()
/** That a pause is waited for in. */
const STEPS = 20
const LIST = [...keys.orders, 'a list']

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const withCode = (CODE?: OnlinePayCode) => testOrder({ ONLINE_PAY_STATUS: CODE ? { CODE, TITLE: '' } : null })
const page: { change?: (code: OnlinePayCode) => void } = {}
function Page({ first }: { first: OnlinePayCode | undefined }) {
  const [code, setCode] = useState(first)
  page.change = setCode
  const { tried, overdue } = useFollowPayment(withCode(code))
  return <output>{`tried: ${tried}, overdue: ${overdue}`}</output>
}
/** The page of an order, which the API tells to be in `answered`. */
const show = (first: OnlinePayCode | undefined, answered = first) => {
  data.orders = [withCode(answered)]
  const kernel = testKernel()
  for (const key of [LIST, ['another']]) kernel.query.setQueryData(key, 'known')
  renderWithKernel(<Page first={first} />, { kernel })
  return kernel
}
const change = (code: OnlinePayCode) => act(() => page.change?.(code))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const told = () => screen.getByRole('status').textContent
const looks = () => called('GET /v3/api/client/order/390/').length
const isInvalidated = (kernel: ReturnType<typeof testKernel>, key: readonly unknown[]) =>
  kernel.query.getQueryState(key)?.isInvalidated

test.each([undefined, 'NOT_PAID', 'TO_PAYMENT', 'PAID'] as const)(
  'a payment that is %s is not looked at again',
  async (code) => {
    show(code)
    await pass(100_000)
    expect(looks()).toBe(0)
    expect(told()).toBe('tried: false, overdue: false')
  },
)

test('[CAB-046] one that is under way is read at once, then ever more seldom, and twice a minute at last', async () => {
  const kernel = show('PROCESSING')
  expect(told()).toBe('tried: true, overdue: false')
  for (let read = 1; read <= 17; read += 1) {
    await waitFor(() => expect(looks()).toBe(read))
    await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
    const pause = Math.min(2000 * 1.2 ** read, 30_000)
    let steps = 0
    for (; steps < STEPS * 2 && looks() === read; steps += 1) await pass(pause / STEPS)
    expect(steps / STEPS).toBeCloseTo(1, 0)
  }
})

test('what is read is what the page shows, and only the lists of orders are out of date once it is decided', async () => {
  const kernel = show('PROCESSING', 'PAID')
  await waitFor(() => expect(isInvalidated(kernel, LIST)).toBe(true))
  expect(kernel.query.getQueryData(orderQuery(kernel, '390').queryKey)).toMatchObject({
    ITEM: { ID: 390, ONLINE_PAY_STATUS: { CODE: 'PAID' } },
  })
  expect(isInvalidated(kernel, ['another'])).toBe(false)
})

test('an order that is gone is decided, too', async () => {
  const kernel = show('PROCESSING')
  data.orders = []
  await waitFor(() => expect(isInvalidated(kernel, LIST)).toBe(true))
})

test('while it is under way the lists stay as they are', async () => {
  const kernel = show('PROCESSING')
  await waitFor(() => expect(kernel.query.getQueryData(keys.orderPayment(390))).toBe('PROCESSING'))
  expect(isInvalidated(kernel, LIST)).toBe(false)
})

test('a look that fails opens nothing over the page', async () => {
  intercept(({ path }) => (path === '/v3/api/client/order/390/' ? 500 : undefined))
  const kernel = show('PROCESSING')
  await waitFor(() => expect(looks()).toBeGreaterThan(0))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0), { timeout: 5000 })
  expect(kernel.modals.current()).toEqual([])
})

test('after a minute and a half it is overdue; the next try begins anew', async () => {
  show('PROCESSING')
  await pass(89_000)
  expect(told()).toBe('tried: true, overdue: false')
  await pass(1500)
  expect(told()).toBe('tried: true, overdue: true')
  change('NOT_PAID')
  expect(told()).toBe('tried: true, overdue: true')
  change('PROCESSING')
  expect(told()).toBe('tried: true, overdue: false')
})

test('one that was decided in time is never overdue, but was tried', async () => {
  show('PROCESSING')
  await pass(60_000)
  change('PAID')
  await pass(60_000)
  expect(told()).toBe('tried: true, overdue: false')
})

test('one that begins while the page is open is tried from then on', () => {
  show('NOT_PAID')
  change('PROCESSING')
  expect(told()).toBe('tried: true, overdue: false')
  change('NOT_PAID')
  expect(told()).toBe('tried: true, overdue: false')
})
