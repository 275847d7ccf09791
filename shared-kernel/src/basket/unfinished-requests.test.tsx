import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { customerCookies, testKernel, testStore, visitorCookies } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { BasketItem } from './change'
import { isForNow } from './saved-changes'
import { basketServer } from './testing/basket-server'

describe('unfinished-requests', () => {
  const { data, called } = basketServer()
  const item = (ID: number, held = 0): BasketItem => ({ ID, NAME: `Товар ${ID}`, price: 10, held })
  const changeOf = ({ basket }: Kernel, id: number) => basket.changes.current().main.get(id)
  const over = (kernel: Kernel) => waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
  const held = () => Object.fromEntries(data.held)

  /** The next answer waits until the returned function is called. */
  function hold(): () => void {
    let open: () => void = () => undefined
    data.gate = new Promise<void>((resolve) => {
      open = resolve
    })
    return () => {
      data.gate = undefined
      open()
    }
  }

  test.each([
    [429, 'before'],
    [502, 'after'],
  ] as const)(
    'an answer of status %i from on the way is none: the change waits and counts once',
    async (status, noAnswer) => {
      Object.assign(data, { noAnswer, instead: status })
      const kernel = testKernel()
      kernel.basket.add('main', item(1), 2)
      await waitFor(() => expect(changeOf(kernel, 1)).toMatchObject({ state: 'unsent', target: 2 }))
      data.noAnswer = undefined
      kernel.basket.add('main', item(1), 1)
      await over(kernel)
      expect(held()).toEqual({ 1: 3 })
    },
  )

  test('a change that meets an expired token goes out after the page has loaded anew', async () => {
    const session = testStore()
    Object.assign(data, {
      noAnswer: 'before',
      instead: HttpResponse.json({ error_description: 'The access token has expired' }, { status: 401 }),
    })
    const reload = jest.fn()
    const old = testKernel({ platform: { session, cookies: customerCookies(), reload } })
    old.basket.set('main', item(1), 2, 'now')
    await waitFor(() => expect(reload).toHaveBeenCalled())
    old.dispose()
    data.noAnswer = undefined
    const kernel = testKernel({ platform: { session, cookies: customerCookies() } })
    await waitFor(() => expect(held()).toEqual({ 1: 2 }))
    await over(kernel)
  })

  test('what is put back while the basket is being emptied stays', async () => {
    data.held = new Map([
      [1, 2],
      [2, 3],
      [3, 1],
    ])
    const answer = hold()
    const kernel = testKernel()
    kernel.basket.set('main', item(3, 1), 4, 'now')
    await waitFor(() => expect(called('POST')).toHaveLength(1))
    kernel.basket.clear('main', [item(1, 2), item(2, 3), item(3, 4)])
    kernel.basket.set('main', item(1, 0), 2, 'now')
    answer()
    await over(kernel)
    expect(held()).toEqual({ 1: 2 })
  })

  test('after an order, here or in another tab, earlier changes cannot be taken back', async () => {
    const kernel = testKernel()
    kernel.basket.add('main', item(1), 5)
    await over(kernel)
    expect(kernel.notices.current()).toHaveLength(1)
    data.held.clear()
    kernel.bus.emit('basket:changed', { basket: 'main', CNT: 0, SUM: 0 })
    expect(kernel.notices.current()).toEqual([])
    expect(kernel.basket.undo()).toBe(false)
  })
})

describe('saved-changes', () => {
  const NOW = 1_000_000_000
  const change = {
    basket: 'main' as const,
    item: { ID: 1, NAME: 'Ручка', held: 0 },
    held: 0,
    target: 2,
    sent: [],
  }
  const cookiesOf = (stamp?: string) => {
    const cookies = stamp === undefined ? visitorCookies() : customerCookies()
    if (stamp) cookies.set('login_stamp', stamp)
    return cookies
  }

  test.each([
    ['the same customer', { login: 'anna', loggedIn: true }, cookiesOf('anna'), true],
    ['another customer', { login: 'anna', loggedIn: true }, cookiesOf('boris'), false],
    ['a visitor', { login: 'anna', loggedIn: true }, cookiesOf(), false],
    ['a visitor, of a visitor', { login: '', loggedIn: false }, cookiesOf(), true],
    ['a customer, of a visitor', { login: '', loggedIn: false }, cookiesOf('anna'), false],
    ['the same customer, of a page that did not say more', { login: 'anna' }, cookiesOf('anna'), true],
    ['a visitor, of a page that said nothing', {}, cookiesOf(), true],
    ['a customer, of a page that said nothing', {}, cookiesOf('anna'), false],
  ])('it is for %s', (_whom, { login, loggedIn }: { login?: string; loggedIn?: boolean }, cookies, is) => {
    const left = { at: NOW, changes: [change], requests: [], ...(login !== undefined && { login }) }
    expect(isForNow({ cookies }, { ...left, ...(loggedIn !== undefined && { loggedIn }) })).toBe(is)
  })
})
