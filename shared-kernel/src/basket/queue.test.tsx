import { testKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { basketServer } from './testing/basket-server'

describe('queue.property', () => {
  const { data } = basketServer()
  const PRODUCTS = [1, 2, 3]

  /** What a buyer, the way to the server, and a colleague do one after the other. */
  const steps = fc.array(
    fc.oneof(
      fc.record({
        do: fc.constantFrom('set' as const, 'add' as const),
        id: fc.constantFrom(...PRODUCTS),
        count: fc.nat(5),
        isAwaited: fc.boolean(),
      }),
      fc.record({
        do: fc.constant('link' as const),
        noAnswer: fc.constantFrom('before', 'after', undefined),
      }),
      fc.record({ do: fc.constant('clear' as const) }),
      fc.record({ do: fc.constant('colleague' as const), count: fc.integer({ min: 1, max: 5 }) }),
    ),
    { minLength: 1, maxLength: 12 },
  )

  type Step = (typeof steps extends fc.Arbitrary<infer Script extends readonly unknown[]>
    ? Script
    : never)[number]

  /** A page and what it shows: what the buyer asked for last. */
  function buyer() {
    const { basket, notices, dispose } = testKernel()
    const asked = new Map([[1, 3]])
    const item = (ID: number) => ({ ID, NAME: `Товар ${ID}`, price: 10, held: asked.get(ID) ?? 0 })
    const change = async ({ do: how, id, count, isAwaited }: Extract<Step, { id: number }>) => {
      if (how === 'set') basket.set('main', item(id), count, 'now')
      else basket.add('main', item(id), count)
      asked.set(id, how === 'set' ? count : (asked.get(id) ?? 0) + count)
      if (isAwaited) await basket.finished('main', id)
    }
    const removeAll = () => {
      const targets = PRODUCTS.map((id) => ({ item: item(id), count: 0 }))
      basket.setAll('main', targets)
      asked.clear()
    }
    const take = async (step: Step) => {
      if (step.do === 'link') data.noAnswer = step.noAnswer
      // A product that only the colleague has to do with.
      else if (step.do === 'colleague') data.held.set(9, step.count)
      else if (step.do === 'clear') removeAll()
      else await change(step)
    }
    return { basket, notices, dispose, asked, take }
  }

  test('whatever is lost on the way, and whoever else is at it, the server ends with what the buyer asked for last', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        Object.assign(data, { held: new Map([[1, 3]]), keys: new Set(), noAnswer: undefined })
        const { basket, notices, dispose, asked, take } = buyer()
        for (const step of script) await take(step)
        data.noAnswer = undefined
        basket.retry()
        await waitFor(() => expect(basket.changes.current().main.size).toBe(0), { timeout: 5000 })
        const ends = PRODUCTS.map((id) => [id, data.held.get(id) ?? 0])
        expect(ends).toEqual(PRODUCTS.map((id) => [id, asked.get(id) ?? 0]))
        expect(data.held.get(9)).toBe(script.findLast((step) => step.do === 'colleague')?.count)
        // Nobody has touched the buyer's own products, so there is nothing to tell of.
        expect(notices.current().filter(({ text }) => text.includes('в другом месте'))).toEqual([])
        dispose()
      }),
      { numRuns: 10, seed: 20_261_122 },
    )
  })
})

describe('retry-pauses', () => {
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

  test('without an answer a change is tried again after ever longer pauses, up to a minute; an answer ends it', async () => {
    const pauses = pausesOf()
    const soon = { timeout: LONG_MS - 1 }
    const item = { ID: 1, NAME: 'Бумага', price: 10, held: 0 }
    data.noAnswer = 'before'
    const kernel = testKernel()
    kernel.basket.set('main', item, 2, 'now')
    await waitFor(() => expect(pauses.length).toBeGreaterThan(5), soon)
    expect(pauses.slice(0, 6)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000])
    data.noAnswer = undefined
    await waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0), soon)
    expect(data.held.get(1)).toBe(2)
    pauses.splice(0)
    data.noAnswer = 'before'
    kernel.basket.set('main', { ...item, held: 2 }, 3, 'now')
    await waitFor(() => expect(pauses[0]).toBe(5000), soon)
  })
})
