import type { Kernel, KeyValueStore } from '@prilavok/shared-kernel/kernel'
import { customerCookies, testKernel, testStore } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import type { BasketItem } from './change'
import { basketServer } from './testing/basket-server'

describe('left-changes', () => {
  const { data } = basketServer()
  const item = (ID: number, held = 0): BasketItem => ({ ID, NAME: `Товар ${ID}`, price: 10, held })
  const over = (kernel: Kernel) => waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
  const held = () => Object.fromEntries(data.held)
  const DAY_MS = 24 * 60 * 60 * 1000

  /** A tab of a browser: storage of the browser, nothing of an earlier tab. */
  const openTab = (local: KeyValueStore, cookies: KeyValueStore, now = Date.now) =>
    testKernel({ platform: { local, cookies, session: testStore(), now } })

  const unsent = (...kernels: Kernel[]) =>
    waitFor(() => {
      for (const { basket } of kernels) {
        const changes = [...basket.changes.current().main.values()]
        expect(changes.map(({ state }) => state)).toEqual(changes.map(() => 'unsent'))
      }
    })

  /** The last requests of tabs that are closed get no answer either. */
  async function close(...kernels: Kernel[]): Promise<void> {
    await unsent(...kernels)
    window.dispatchEvent(new Event('pagehide'))
    await unsent(...kernels)
    for (const kernel of kernels) kernel.dispose()
    data.noAnswer = undefined
  }

  /** A tab that changes counts without an answer and is closed. */
  async function closeUnsent(
    local: KeyValueStore,
    cookies: KeyValueStore,
    work: (kernel: Kernel) => void,
    now = Date.now,
  ): Promise<void> {
    data.noAnswer = 'before'
    const kernel = openTab(local, cookies, now)
    work(kernel)
    await close(kernel)
  }

  const customer = (stamp: string) => {
    const cookies = customerCookies()
    cookies.set('login_stamp', stamp)
    return cookies
  }

  test('what a closed tab has not sent goes out at the next visit, once', async () => {
    const [local, cookies] = [testStore(), customer('anna')]
    await closeUnsent(local, cookies, ({ basket }) => {
      basket.add('main', item(1), 2)
      basket.set('main', item(2), 5, 'now')
    })
    expect(held()).toEqual({})
    const next = openTab(local, cookies)
    await waitFor(() => expect(held()).toEqual({ 1: 2, 2: 5 }))
    await over(next)
    next.dispose()

    data.held.clear()
    const third = openTab(local, cookies)
    third.basket.set('main', item(9), 1, 'now')
    await over(third)
    expect(held()).toEqual({ 9: 1 })
  })

  test('whoever waits for what is to be sent waits for what an earlier page has left, too', async () => {
    const [local, cookies] = [testStore(), customer('anna')]
    await closeUnsent(local, cookies, ({ basket }) => basket.set('main', item(2), 5, 'now'))
    const kernel = openTab(local, cookies)
    const { basket } = kernel
    expect(basket.changes.current().main.size).toBe(0)
    await basket.flush()
    expect(basket.changes.current().main.get(2)).toMatchObject({ target: 5 })
    await basket.finished('main', 2)
    expect(held()).toEqual({ 2: 5 })
    kernel.dispose()
  })

  test('tabs that are closed one after the other: both are sent, of one product the later count', async () => {
    const [local, cookies] = [testStore(), customer('anna')]
    Object.assign(data, { noAnswer: 'before', held: new Map([[1, 9]]) })
    const earlier = openTab(local, cookies, () => Date.now() - 60_000)
    const later = openTab(local, cookies)
    later.basket.set('main', item(1, 9), 4, 'now')
    later.basket.set('main', item(2), 3, 'now')
    earlier.basket.set('main', item(1, 9), 2, 'now')
    earlier.basket.set('main', item(3), 1, 'now')
    await close(earlier, later)
    const next = openTab(local, cookies)
    await waitFor(() => expect(held()).toEqual({ 1: 4, 2: 3, 3: 1 }))
    await over(next)
  })

  test('what somebody else has left is not sent for who is logged in now, and waits for him', async () => {
    const [local, cookies] = [testStore(), customer('anna')]
    await closeUnsent(local, cookies, ({ basket }) => basket.set('main', item(1), 2, 'now'))
    cookies.set('login_stamp', 'boris')
    const next = openTab(local, cookies)
    next.basket.set('main', item(2), 1, 'now')
    await over(next)
    expect(held()).toEqual({ 2: 1 })
    next.dispose()

    const again = openTab(local, customer('anna'))
    await waitFor(() => expect(held()).toEqual({ 1: 2, 2: 1 }))
    await over(again)
  })

  test('an addition whose answer is lost when the tab is closed counts once', async () => {
    const [local, cookies] = [testStore(), customer('anna')]
    data.noAnswer = 'after'
    const kernel = openTab(local, cookies)
    kernel.basket.add('main', item(1), 2)
    await close(kernel)
    expect(held()).toEqual({ 1: 2 })
    const next = openTab(local, cookies)
    await over(next)
    expect(held()).toEqual({ 1: 2 })
  })

  test('a logout gives up what a closed tab has left', async () => {
    const [local, cookies] = [testStore(), customer('anna')]
    await closeUnsent(local, cookies, ({ basket }) => basket.set('main', item(1), 2, 'now'))
    const other = openTab(local, customer('boris'))
    other.bus.emit('session:changed', { state: 'visitor' })
    expect(local.get('basket-changes-left')).toBeUndefined()
  })

  test('after a day nothing of it is sent', async () => {
    const [local, cookies] = [testStore(), customer('anna')]
    const yesterday = () => Date.now() - DAY_MS
    await closeUnsent(local, cookies, ({ basket }) => basket.set('main', item(1), 2, 'now'), yesterday)
    const next = openTab(local, cookies)
    next.basket.set('main', item(2), 1, 'now')
    await over(next)
    expect(held()).toEqual({ 2: 1 })
    expect(local.get('basket-changes-left')).toBeUndefined()
  })

  test('a count that is set anew in another tab is the last word', async () => {
    const [local, cookies] = [testStore(), customer('anna')]
    const open = openTab(local, cookies)
    open.basket.set('main', item(3), 1, 'now')
    await over(open)
    await closeUnsent(local, cookies, ({ basket }) => {
      basket.set('main', item(1), 2, 'now')
      basket.set('main', item(2), 2, 'now')
    })
    open.basket.set('main', item(1), 7, 'now')
    await over(open)
    const next = openTab(local, cookies)
    await waitFor(() => expect(held()).toEqual({ 1: 7, 2: 2, 3: 1 }))
    await over(next)
  })

  test('a page that comes back by «Back» sends its own, and has left nothing to others', async () => {
    const [local, cookies] = [testStore(), customer('anna')]
    data.noAnswer = 'before'
    const kernel = openTab(local, cookies)
    kernel.basket.set('main', item(1), 2, 'now')
    await waitFor(() =>
      expect(kernel.basket.changes.current().main.get(1)).toMatchObject({ state: 'unsent' }),
    )
    window.dispatchEvent(new Event('pagehide'))
    expect(local.get('basket-changes-left')).toBeDefined()
    window.dispatchEvent(new Event('pageshow'))
    expect(local.get('basket-changes-left')).toBeUndefined()
    data.noAnswer = undefined
    window.dispatchEvent(new Event('online'))
    await over(kernel)
    expect(held()).toEqual({ 1: 2 })
  })
})
