import type { BasketType } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { type Change, createChanges } from './change'
import type { Conflict } from './conflicts'
import type { ChangeRequest } from './requests'
import { restoreChanges } from './restore'
import type { Saved, SavedChange } from './saved-changes'
import { createSender } from './sender'
import { basketServer, heldCounts } from './testing/basket-server'
import { emptyState } from './testing/empty-state'

const { data, called, requests, intercept } = basketServer()
const { held, put } = heldCounts(data)

const saved = (ID: number, before: number, target: number, more: Partial<SavedChange> = {}): SavedChange => ({
  basket: 'main',
  item: { ID, NAME: `Товар ${ID}`, held: before },
  held: before,
  target,
  sent: [],
  ...more,
})
const addition = (id: number, after: number, key: string): ChangeRequest => ({
  basket: 'main',
  kind: 'add',
  key,
  products: [{ id, before: 0, after }],
})

function started() {
  const kernel = testKernel()
  const { api, bus, query, notices, platform } = kernel
  const changes = createChanges()
  const state = emptyState()
  const nothing = () => undefined
  const sender = createSender({
    ...{ api, bus, query, notices, platform, changes, state },
    onRejected: nothing,
    onNoAnswer: nothing,
    onAnswer: nothing,
    onConflicts: nothing,
  })
  const told: [BasketType, readonly Conflict[]][] = []
  const restore = (given: Partial<Saved>) =>
    restoreChanges({
      ...{ api, query, changes, state, sender },
      saved: { changes: [], requests: [], ...given },
      tellConflicts: (...conflicts) => void told.push(conflicts),
    })
  const of = (id: number, basket: BasketType = 'main'): Change | undefined => changes.of(basket).get(id)
  return { query, changes, state, sender, told, restore, of }
}

test('what was left is shown at once, as it was wanted, before the server is asked', async () => {
  const { state, of, restore } = started()
  const done = restore({ changes: [saved(1, 3, 5)] })
  expect(of(1)).toMatchObject({ held: 3, target: 5, state: 'waiting', call: 'set' })
  expect(state.made.get('main 1')).toEqual([5])
  await done
})

test('a count that the server holds already is over, nothing is told', async () => {
  put({ 1: 5 })
  const { changes, told, restore } = started()
  await restore({ changes: [saved(1, 3, 5)] })
  expect([changes.of('main').size, told]).toEqual([0, []])
})

test.each([
  ['as before', { 1: 3 }, 3, []],
  ['what a lost request has made of it', { 1: 4 }, 4, [9, 4]],
  ['nothing, as before', {}, 0, []],
])('a count of which it holds %s is to be sent', async (_what, counts, now, sent) => {
  put(counts as Record<number, number>)
  const { of, told, restore } = started()
  await restore({ changes: [saved(1, now === 4 ? 3 : now, 5, { sent })] })
  expect(of(1)).toMatchObject({ held: now, target: 5, state: 'waiting', call: 'set' })
  expect(told).toEqual([])
})

test('a count that somebody has changed since stays his, and is told of', async () => {
  put({ 1: 8, 2: 3 })
  const { of, told, restore } = started()
  const [left, own] = [saved(1, 3, 5, { sent: [4] }), saved(2, 3, 6)]
  await restore({ changes: [left, own] })
  expect(of(1)).toBeUndefined()
  expect(of(2)).toMatchObject({ target: 6, state: 'waiting' })
  expect(told).toEqual([['main', [{ item: left.item, elsewhere: 8, now: 8, kind: 'left', own: 5 }]]])
})

test('a product that somebody has taken out stays out', async () => {
  const { of, told, restore } = started()
  await restore({ changes: [saved(1, 3, 5)] })
  expect(of(1)).toBeUndefined()
  expect(told).toMatchObject([['main', [{ elsewhere: 0, now: 0, own: 5 }]]])
})

test('what the buyer has changed on this page meanwhile is the last word', async () => {
  put({ 1: 8 })
  const { changes, of, told, restore } = started()
  const newer = { item: saved(1, 3, 7).item, held: 3, target: 7, state: 'waiting' } as const
  changes.put('main', [[1, newer]])
  await restore({ changes: [saved(1, 3, 5)] })
  expect(of(1)).toBe(newer)
  expect(told).toEqual([])
})

test('products that are on the page have what the server holds; sums and rows are asked for anew', async () => {
  put({ 1: 8 })
  const { query, restore } = started()
  const [products, main, loyalty] = [
    [...queryKeys.products, 'list'],
    [...queryKeys.basketRows, 'main'],
    [...queryKeys.basketRows, 'loyalty'],
  ]
  query.setQueryData(products, {
    ITEMS: [testProduct({ ID: 1, BASKET: 3 }), testProduct({ ID: 2, BASKET: 4 })],
  })
  for (const key of [main, loyalty, queryKeys.basketCounts]) query.setQueryData(key, {})
  await restore({ changes: [saved(1, 3, 5)] })
  const { ITEMS } = query.getQueryData<{ ITEMS: { BASKET: number }[] }>(products) ?? { ITEMS: [] }
  expect(ITEMS.map(({ BASKET }) => BASKET)).toEqual([8, 0])
  const isOutdated = (key: readonly string[]) => query.getQueryState(key)?.isInvalidated
  expect([main, loyalty, queryKeys.basketCounts].map(isOutdated)).toEqual([true, false, true])
})

test('the basket of bonus points is compared with its own counts, which no product shows', async () => {
  intercept(({ path }) =>
    path.startsWith('/v4/api/client/basket/loyalty/get/')
      ? { response: { PRODUCTS: [{ ID: 1, QUANTITY: 2 }] } }
      : undefined,
  )
  const { query, of, told, restore } = started()
  const products = [...queryKeys.products, 'list']
  query.setQueryData(products, { ITEMS: [testProduct({ ID: 1, BASKET: 3 })] })
  await restore({
    changes: [saved(1, 2, 5, { basket: 'loyalty' }), saved(2, 1, 5, { basket: 'loyalty' })],
  })
  expect(of(1, 'loyalty')).toMatchObject({ held: 2, target: 5, state: 'waiting' })
  expect(told).toMatchObject([['loyalty', [{ own: 5, elsewhere: 0 }]]])
  expect(query.getQueryData(products)).toMatchObject({ ITEMS: [{ BASKET: 3 }] })
  expect(called('/v2/basket/catalog/')).toEqual([])
})

test('only a basket of which something was left is read', async () => {
  const { restore } = started()
  await restore({})
  expect(requests).toEqual([])
  await restore({ changes: [saved(1, 3, 5)] })
  expect(called('loyalty')).toEqual([])
})

test('additions without an answer are repeated first, each with its key', async () => {
  const { sender, restore } = started()
  await restore({ requests: [addition(1, 2, 'a'), addition(2, 3, 'b')], changes: [saved(1, 0, 2)] })
  expect(called('').map((call) => call.split(' ')[0])).toEqual(['POST', 'POST', 'GET'])
  expect(requests.slice(0, 2).map(({ body }) => body.get('idempotency_key'))).toEqual(['a', 'b'])
  expect([held(), sender.repeats]).toEqual([{ 1: 2, 2: 3 }, []])
})

test('where one of them has no answer again, all wait', async () => {
  data.noAnswer = 'before'
  const { sender, of, restore } = started()
  await restore({ requests: [addition(1, 2, 'a'), addition(2, 3, 'b')], changes: [saved(1, 0, 2)] })
  expect(requests).toHaveLength(1)
  expect(sender.repeats.map(({ key }) => key)).toEqual(['a', 'b'])
  expect(of(1)).toMatchObject({ target: 2, state: 'unsent' })
})

test('where the basket cannot be read the counts wait to be sent', async () => {
  intercept(({ method }) => (method === 'GET' ? 500 : undefined))
  const { of, told, restore } = started()
  await expect(restore({ changes: [saved(1, 3, 5)] })).resolves.toBeUndefined()
  expect(of(1)).toMatchObject({ held: 3, target: 5, state: 'waiting' })
  expect(told).toEqual([])
})

test('nothing is sent before all was compared', async () => {
  put({ 1: 3 })
  const { sender, changes, restore } = started()
  const done = restore({ changes: [saved(1, 3, 5)] })
  sender.makeDue('main', [1])
  sender.start()
  expect(changes.of('main').get(1)?.state).toBe('waiting')
  await done
  expect(called('').map((call) => call.split(' ')[0])[0]).toBe('GET')
})
