import type { BasketType } from '@prilavok/shared-kernel/contract'
import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { type Change, createChanges } from './change'
import { type ChangeRequest, readHeld, sendRequest } from './requests'
import { createSender } from './sender'
import { basketServer, heldCounts } from './testing/basket-server'
import { emptyState } from './testing/empty-state'

describe('requests', () => {
  const ANSWER = { CNT: 1, SUM: 10, CHECK: [], METHOD_SUCCESS: { SUCCESS: 'Y' } }
  const { requests, intercept } = testApi(
    () => ({}),
    ({ method, path }) => {
      if (method === 'POST') return path.startsWith('/v4') ? { response: ANSWER } : ANSWER
      const ITEMS = [
        { ID: 1, QUANTITY: 3 },
        { ID: 2, QUANTITY: 0 },
      ]
      return path.startsWith('/v4') ? { response: { PRODUCTS: ITEMS } } : { ITEMS }
    },
  )
  const PRODUCTS = [
    { id: 1, before: 2, after: 5 },
    { id: 2, before: 4, after: 6, seen: 3 },
  ]
  const fieldsOf = (params: URLSearchParams) => Object.fromEntries(params)
  const send = async (request: Omit<ChangeRequest, 'products'>, products = PRODUCTS) => {
    expect(await sendRequest(testKernel().api, { ...request, products })).toEqual(ANSWER)
    const [call] = requests
    return [call?.path, fieldsOf(call?.body ?? new URLSearchParams())]
  }
  const EXPECTED = { 'expected[1]': '2', 'expected[2]': '3' }
  const COUNTS = { 'products[1]': '5', 'products[2]': '6', ...EXPECTED }

  test.each(['main', 'loyalty'] as const)(
    'an addition to the basket %s says how many come on top',
    async (basket) => {
      expect(await send({ basket, kind: 'add', key: 'k' })).toEqual([
        `/v4/api/client/basket/${basket}/add/`,
        { 'products[1]': '3', 'products[2]': '2', idempotency_key: 'k', ...EXPECTED },
      ])
    },
  )

  test.each([
    ['main', 'set', '/v3/api/client/basket/replace/', COUNTS],
    ['main', 'remove', '/v3/api/client/basket/', { ...COUNTS, delete: 'Y' }],
    ['main', 'clear', '/v3/api/client/basket/', { products: 'all', ...EXPECTED }],
    ['loyalty', 'set', '/v4/api/client/order_basket/loyalty/replace/', COUNTS],
    ['loyalty', 'remove', '/v4/api/client/order_basket/loyalty/replace/', COUNTS],
    ['loyalty', 'clear', '/v4/api/client/order_basket/loyalty/replace/', COUNTS],
  ] as const)('in the basket %s the change %s is the call %s', async (basket, kind, path, body) => {
    expect(await send({ basket, kind })).toEqual([path, body])
  })

  test.each([
    ['main', '/v2/basket/catalog/'],
    ['loyalty', '/v4/api/client/basket/loyalty/get/'],
  ] as const)('what the basket %s holds is read from its beginning', async (basket, path) => {
    expect(await readHeld(testKernel().api, basket)).toEqual(
      new Map([
        [1, 3],
        [2, 0],
      ]),
    )
    expect(requests[0]?.path).toBe(path)
    expect(fieldsOf(requests[0]?.query ?? new URLSearchParams())).toMatchObject({ offset: '0' })
  })

  test.each([
    ['main', { ITEMS: [{ ID: 1 }] }],
    ['loyalty', { response: { PRODUCTS: [{ QUANTITY: 1 }] } }],
  ] as const)('of the basket %s the answer %j cannot be read', async (basket, answer) => {
    intercept(() => answer)
    await expect(readHeld(testKernel().api, basket)).rejects.toMatchObject({ kind: 'shape' })
  })
})

describe('sender', () => {
  const { data, requests } = basketServer()
  const { held } = heldCounts(data)

  function started() {
    const { api, bus, query, notices, platform } = testKernel()
    const changes = createChanges()
    const state = emptyState()
    const told: string[] = []
    const conflicts: unknown[] = []
    const sender = createSender({
      ...{ api, bus, query, notices, platform, changes, state },
      onRejected: (basket, id) => void told.push(`rejected ${basket} ${id}`),
      onNoAnswer: () => void told.push('no answer'),
      onAnswer: () => void told.push('answer'),
      onConflicts: (basket, met) => void conflicts.push([basket, met]),
    })
    /** The buyer wants this count of a product. */
    const want = (id: number, target: number, change: Partial<Change> = {}, basket: BasketType = 'main') => {
      const of = {
        item: { ID: id, NAME: `Товар ${id}`, held: 0 },
        held: 0,
        target,
        state: 'waiting',
      } as const
      changes.put(basket, [[id, { ...of, call: 'set', ...change }]])
    }
    const send = (...ids: number[]) => {
      sender.makeDue('main', ids)
      sender.start()
    }
    const stateOf = (id: number, basket: BasketType = 'main') => changes.of(basket).get(id)?.state
    const over = () => waitFor(() => expect(changes.of('main').size).toBe(0))
    return { sender, changes, state, told, conflicts, want, send, stateOf, over }
  }

  /** Answers of changes wait until the returned function is called. */
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
  const posts = () => requests.filter(({ method }) => method === 'POST')
  const countsIn = (index: number) =>
    Object.fromEntries([...(posts()[index]?.body ?? [])].filter(([name]) => name.startsWith('products')))

  describe('while a page is left', () => {
    /** Sends what is due without waiting, as a page does that is being left. */
    const hurry = ({ sender }: ReturnType<typeof started>, ...ids: number[]) => {
      sender.makeDue('main', ids)
      sender.hurry()
    }

    test('a count goes on from what the last request of its product leaves, whatever else is on its way', async () => {
      const page = started()
      const answer = hold()
      page.want(1, 2, { call: 'add' })
      hurry(page, 1)
      page.want(2, 9)
      hurry(page, 2)
      page.want(1, 3, { call: 'add' })
      hurry(page, 1)
      await waitFor(() => expect(posts()).toHaveLength(3))
      expect(countsIn(2)).toEqual({ 'products[1]': '1' })
      answer()
      await page.over()
      expect(held()).toEqual({ 1: 3, 2: 9 })
    })

    test('a count that is on its way already is not sent again, and is not made before its answer', async () => {
      const page = started()
      const answer = hold()
      page.want(1, 2)
      hurry(page, 1)
      page.want(1, 2)
      page.want(3, 4, { held: 4 })
      hurry(page, 1, 3)
      expect([page.stateOf(1), page.stateOf(3)]).toEqual(['waiting', 'confirmed'])
      answer()
      await waitFor(() => expect(held()).toEqual({ 1: 2 }))
      await page.over()
      expect(posts()).toHaveLength(1)
    })
  })
})
