import type { BasketType } from '@prilavok/shared-kernel/contract'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { type Change, createChanges } from './change'
import { createSender } from './sender'
import { basketServer, heldCounts } from './testing/basket-server'
import { emptyState } from './testing/empty-state'

const { data, requests } = basketServer()
const { held, put } = heldCounts(data)

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
    const of = { item: { ID: id, NAME: `Товар ${id}`, held: 0 }, held: 0, target, state: 'waiting' } as const
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

test('one request is under way at a time; what becomes due meanwhile follows it', async () => {
  const { want, send, over, sender } = started()
  const answer = hold()
  want(1, 2)
  send(1)
  await waitFor(() => expect(posts()).toHaveLength(1))
  want(2, 3)
  send(2)
  want(1, 5)
  send(1)
  expect([posts().length, sender.underWay.size]).toEqual([1, 1])
  answer()
  await over()
  expect(held()).toEqual({ 1: 5, 2: 3 })
  expect(sender.underWay.size).toBe(0)
})

test('a count that is changed while it is on its way goes out again', async () => {
  const { want, send, changes, over } = started()
  const answer = hold()
  want(1, 2)
  send(1)
  await waitFor(() => expect(posts()).toHaveLength(1))
  const change = changes.of('main').get(1)
  if (change) changes.put('main', [[1, { ...change, target: 7 }]])
  answer()
  await over()
  expect(held()).toEqual({ 1: 7 })
  expect(posts()).toHaveLength(2)
})

describe('a basket that is emptied', () => {
  test('where something was put back since loses only what is taken out', async () => {
    const { want, sender, over } = started()
    put({ 1: 3, 2: 4, 9: 1 })
    want(1, 0, { held: 3 })
    want(2, 4, { held: 4 })
    sender.makeDue('main', [1, 2])
    sender.clear('main')
    sender.start()
    await over()
    expect(held()).toEqual({ 2: 4, 9: 1 })
  })
})

describe('without an answer', () => {
  test('an addition is repeated with its key before anything else, and counts once', async () => {
    const { want, send, sender, told, over, stateOf } = started()
    data.noAnswer = 'after'
    want(1, 2, { call: 'add' })
    send(1)
    await waitFor(() => expect(told).toEqual(['no answer']))
    expect(sender.repeats).toHaveLength(1)
    expect(sender.sentOf('main', 1)).toEqual([2])
    expect(stateOf(1)).toBe('unsent')
    sender.start()
    await waitFor(() => expect(told).toEqual(['no answer', 'no answer']))
    expect(sender.repeats).toHaveLength(1)
    data.noAnswer = undefined
    want(5, 1)
    send(1, 5)
    await over()
    const keys = posts().map(({ body }) => body.get('idempotency_key'))
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
    expect(held()).toEqual({ 1: 2, 5: 1 })
    expect([sender.repeats, sender.sentOf('main', 1)]).toEqual([[], []])
  })
})

test('a page that is left sends what is due without waiting for its turn, what is repeated once', async () => {
  const { want, send, sender, told, over } = started()
  data.noAnswer = 'before'
  want(1, 2, { call: 'add' })
  send(1)
  await waitFor(() => expect(told).toEqual(['no answer']))
  data.noAnswer = undefined
  const answer = hold()
  want(2, 3)
  sender.makeDue('main', [2])
  sender.hurry()
  await waitFor(() => expect(posts()).toHaveLength(3))
  sender.hurry()
  expect([...sender.underWay].map(({ kind }) => kind).sort()).toEqual(['add', 'set'])
  answer()
  await over()
  expect(posts()).toHaveLength(3)
  expect(held()).toEqual({ 1: 2, 2: 3 })
})

test('what is given up is nobody’s any more: its answer says nothing, and nothing is repeated', async () => {
  const { want, send, sender, told, stateOf, changes } = started()
  const answer = hold()
  want(1, 2)
  send(1)
  await waitFor(() => expect(posts()).toHaveLength(1))
  want(2, 3)
  sender.makeDue('main', [2])
  sender.clear('main')
  sender.discard()
  expect([sender.underWay.size, sender.sentOf('main', 1)]).toEqual([0, []])
  answer()
  await waitFor(() => expect(held()).toEqual({ 1: 2 }))
  changes.put('main', [[1, undefined]])
  sender.start()
  expect([told, stateOf(2), posts().length]).toEqual([[], 'waiting', 1])
})

test('a count that an earlier request of the page may have made is no conflict', async () => {
  const { want, send, conflicts, told, over } = started()
  data.noAnswer = 'after'
  want(1, 2)
  send(1)
  await waitFor(() => expect(told).toEqual(['no answer']))
  data.noAnswer = undefined
  want(1, 5)
  send(1)
  await over()
  expect([conflicts, held()]).toEqual([[], { 1: 5 }])
})

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

  test('a request of the other basket is none of this one', async () => {
    const page = started()
    const answer = hold()
    page.want(1, 7, {}, 'loyalty')
    page.sender.makeDue('loyalty', [1])
    page.sender.hurry()
    page.want(1, 2, { call: 'add' })
    hurry(page, 1)
    await waitFor(() => expect(posts()).toHaveLength(2))
    expect(countsIn(1)).toEqual({ 'products[1]': '2' })
    answer()
    await page.over()
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
