import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import type { BasketItem } from './change'
import { basketServer, heldCounts } from './testing/basket-server'
import { over } from './testing/told-conflicts'

const { data, called } = basketServer()
const { held, put } = heldCounts(data)
const item = (ID: number, held = 0): BasketItem => ({ ID, NAME: `Товар ${ID}`, price: 10, held })
const posts = () => called('POST')
const changeOf = ({ basket }: Kernel, id: number) => basket.changes.current().main.get(id)

/** Answers wait until the returned function is called. */
function hold(): () => void {
  const gate = { open: () => {} }
  data.gate = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  return gate.open
}

test('a count is made here from its request on; when the change is over the last one alone', async () => {
  put({ 1: 3 })
  const kernel = testKernel()
  const { basket } = kernel
  const isMade = (count: number) => basket.isMadeHere('main', 1, count)
  expect(isMade(4)).toBe(false)
  const answer = hold()
  basket.set('main', item(1, 3), 4, 'now')
  await waitFor(() => expect(posts()).toHaveLength(1))
  basket.set('main', item(1, 3), 6, 'now')
  const answerNext = hold()
  answer()
  await waitFor(() => expect(posts()).toHaveLength(2))
  expect([3, 4, 6, 7].map(isMade)).toEqual([false, true, true, false])
  answerNext()
  await over(kernel)
  expect([3, 4, 6].map(isMade)).toEqual([false, false, true])
  expect(basket.isMadeHere('loyalty', 1, 6)).toBe(false)
  expect(basket.isMadeHere('main', 2, 6)).toBe(false)
})

test('what is added comes on top of what was asked for before, in one addition', async () => {
  const kernel = testKernel()
  kernel.basket.set('main', item(1), 2)
  kernel.basket.add('main', item(1), 3)
  await over(kernel)
  expect(held()).toEqual({ 1: 5 })
  kernel.basket.add('main', item(1, 5), 1)
  await over(kernel)
  expect(posts().at(-1)).toMatch(/main\/add\/ products\[1\]=1/)
  expect(held()).toEqual({ 1: 6 })
})

test('the row that an undone removal brings back is known, a new object each time', async () => {
  put({ 1: 3, 2: 4 })
  const kernel = testKernel()
  kernel.basket.set('main', item(2, 4), 5, 'now')
  await over(kernel)
  kernel.basket.undo()
  await over(kernel)
  expect(kernel.basket.restored()).toBeUndefined()
  kernel.basket.set('main', item(1, 3), 0, 'now')
  await over(kernel)
  kernel.basket.undo()
  const first = kernel.basket.restored()
  expect(first).toEqual({ basket: 'main', productId: 1 })
  await over(kernel)
  kernel.basket.set('main', item(1, 3), 0, 'now')
  await over(kernel)
  kernel.basket.undo()
  expect(kernel.basket.restored()).toEqual(first)
  expect(kernel.basket.restored()).not.toBe(first)
})

test('what waits for the end of the pause goes out at once when it is asked for', async () => {
  const { basket } = testKernel()
  await basket.flush()
  basket.set('main', item(1), 2)
  await basket.flush()
  await waitFor(() => expect(posts()).toHaveLength(1), { timeout: 350 })
})

test('the version grows with the main basket alone, by own changes and by others', async () => {
  const kernel = testKernel()
  const { basket, bus } = kernel
  expect(basket.version()).toBe(0)
  basket.set('main', item(1), 2, 'now')
  await over(kernel)
  const own = basket.version()
  expect(own).toBeGreaterThan(0)
  bus.emit('basket:changed', { basket: 'loyalty', CNT: 1, SUM: 10 })
  bus.emit('basket:changed', { basket: 'main', CNT: 1, SUM: 10 })
  await waitFor(() => expect(basket.version()).toBe(own + 1))
})

test.each([
  ['a login goes on with what was typed', { state: 'customer' }, true],
  ['another user’s login gives it up', { state: 'customer', replaced: true }, false],
] as const)('%s', async (_what, event, stays) => {
  data.noAnswer = 'before'
  const kernel = testKernel()
  kernel.basket.chosen.choose('main', 7, 5)
  kernel.basket.set('main', item(1), 2, 'now')
  await waitFor(() => expect(changeOf(kernel, 1)?.state).toBe('unsent'))
  kernel.bus.emit('session:changed', event)
  expect(changeOf(kernel, 1) !== undefined).toBe(stays)
  expect(kernel.basket.chosen.of('main', 7)).toBe(stays ? 5 : undefined)
  expect(kernel.platform.session.get('basket-changes') !== undefined).toBe(stays)
})
