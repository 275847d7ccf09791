import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { impatientKernel } from '../testing/api-calls'
import { cabinetApi, rejected } from '../testing/cabinet-api'
import { copyUnseen } from './copy-unseen'
import { type RepeatedOrder, useRepeatOrder } from './use-repeat-order'

function Orders({ orders }: { orders: readonly RepeatedOrder[] }) {
  const { isBusy, repeat } = useRepeatOrder()
  return orders.map((order) => (
    <button key={order.ID} type="button" aria-busy={isBusy(order.ID)} onClick={() => repeat(order)}>
      {order.ID}
    </button>
  ))
}

describe('use-repeat-order', () => {
  const { intercept } = cabinetApi()
  const REPEAT = /\/repeat\/$/

  const show = (...orders: RepeatedOrder[]) =>
    renderWithKernel(<Orders orders={orders.length > 0 ? orders : [{ ID: 390, IS_LOYALTY: 'N' }]} />, {
      kernel: partKernel({ cookies: LOGGED_IN, personal: {} }),
    })
  const done = () =>
    waitFor(() => {
      for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('aria-busy', 'false')
    })
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
})

describe('copy-unseen', () => {
  const { data, actions, intercept } = cabinetApi()
  const ORDERS = '/v3/api/client/order/'

  /** Copies an order; tells what was said and what the parts have heard. */
  async function copy(IS_LOYALTY: 'Y' | 'N' = 'N', kernel = impatientKernel()) {
    const navigate = jest.fn()
    const heard: object[] = []
    kernel.bus.on('basket:changed', (news) => heard.push(news))
    await copyUnseen(kernel, { ID: 390, IS_LOYALTY }, navigate)
    return { kernel, navigate, heard, notices: kernel.notices.current() }
  }

  test('the order is copied; it is said, with the way to the basket, whose counts are told', async () => {
    const { notices, navigate, heard } = await copy()
    expect(actions()).toEqual([{ action: 'copy', order_id: '390', idempotency_key: expect.any(String) }])
    expect(notices).toMatchObject([
      { kind: 'success', text: 'Товары заказа добавлены в корзину', action: { label: 'В корзину' } },
    ])
    notices[0]?.action?.run()
    expect(navigate.mock.calls).toEqual([['/basket']])
    expect(heard).toEqual([{ basket: 'main', CNT: 22, SUM: 28_476.6 }])
  })

  test('a bonus order goes into the bonus basket', async () => {
    const { notices, heard } = await copy('Y')
    expect(notices).toMatchObject([{ text: 'Товары заказа добавлены в бонусную корзину' }])
    expect(heard).toEqual([{ basket: 'loyalty', CNT: 1, SUM: 50 }])
  })

  test('one that is rejected is said not to be repeated', async () => {
    data.action = rejected
    const { notices, heard } = await copy()
    expect(notices).toMatchObject([{ kind: 'error', text: 'Не удалось повторить заказ' }])
    expect(heard).toHaveLength(1)
  })

  test('a failure is a notice; the counts are read all the same', async () => {
    intercept(({ path }) => (path === ORDERS ? 422 : undefined))
    const { kernel, notices, heard } = await copy()
    expect(notices).toMatchObject([{ kind: 'error' }])
    expect(kernel.modals.current()).toEqual([])
    expect(heard).toHaveLength(1)
  })

  test('tried again after an answer was lost it is the same one; after an answer it is another', async () => {
    const kernel = impatientKernel()
    intercept(({ path }) => (path === ORDERS ? 0 : undefined))
    await copy('N', kernel)
    intercept(() => undefined)
    await copy('N', kernel)
    await copy('N', kernel)
    const [lost, again, next] = actions().map(({ idempotency_key }) => idempotency_key)
    expect(again).toBe(lost)
    expect(next).not.toBe(lost)
  })
})
