import { testKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { basketServer } from './testing/basket-server'

const { data } = basketServer()

/** Longer than anything but the pauses of the queue. */
const LONG_MS = 5000

const plain = globalThis.setTimeout
afterEach(() => {
  globalThis.setTimeout = plain
})

/** Pauses of the queue, none of which is waited for. */
function pausesOf(): number[] {
  const pauses: number[] = []
  globalThis.setTimeout = new Proxy(plain, {
    apply(target, self, [work, wait = 0]) {
      if (wait >= LONG_MS) pauses.push(wait)
      return Reflect.apply(target, self, [work, wait >= LONG_MS ? 0 : wait])
    },
  })
  return pauses
}

test('without an answer a change is tried again after ever longer pauses, up to a minute', async () => {
  const pauses = pausesOf()
  const soon = { timeout: LONG_MS - 1 }
  data.noAnswer = 'before'
  const kernel = testKernel()
  kernel.basket.set('main', { ID: 1, NAME: 'Бумага', price: 10, held: 0 }, 2)
  await waitFor(() => expect(pauses.length).toBeGreaterThan(5), soon)
  expect(pauses.slice(0, 6)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000])
})

test('an answer ends it: the next pause is the first one again', async () => {
  const pauses = pausesOf()
  const soon = { timeout: LONG_MS - 1 }
  const item = { ID: 1, NAME: 'Бумага', price: 10, held: 0 }
  data.noAnswer = 'before'
  const kernel = testKernel()
  kernel.basket.set('main', item, 2)
  await waitFor(() => expect(pauses.length).toBeGreaterThan(1), soon)
  data.noAnswer = undefined
  await waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0), soon)
  expect(data.held.get(1)).toBe(2)
  pauses.splice(0)
  data.noAnswer = 'before'
  kernel.basket.set('main', { ...item, held: 2 }, 3)
  await waitFor(() => expect(pauses[0]).toBe(5000), soon)
})
