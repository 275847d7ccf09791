import type { BasketType } from '@prilavok/shared-kernel/contract'
import { testKernel } from '@prilavok/shared-kernel/testing'
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

test('what the buyer has changed on this page meanwhile is the last word', async () => {
  put({ 1: 8 })
  const { changes, of, told, restore } = started()
  const newer = { item: saved(1, 3, 7).item, held: 3, target: 7, state: 'waiting' } as const
  changes.put('main', [[1, newer]])
  await restore({ changes: [saved(1, 3, 5)] })
  expect(of(1)).toBe(newer)
  expect(told).toEqual([])
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
