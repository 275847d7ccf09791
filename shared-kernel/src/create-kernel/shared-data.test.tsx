import type { BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel, Tabs } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { QueryObserver } from '@tanstack/react-query'

describe('shared-data', () => {
  /** Two tabs of one shop, joined as BroadcastChannel joins them: everybody but the sender hears. */
  function twoTabs(): { tabs: [Tabs, Tabs] } {
    const listeners: [Set<(message: unknown) => void>, Set<(message: unknown) => void>] = [
      new Set(),
      new Set(),
    ]
    const tab = (own: 0 | 1): Tabs => ({
      post: (message) => {
        for (const listener of listeners[own === 0 ? 1 : 0]) listener(structuredClone(message))
      },
      subscribe: (listener) => {
        listeners[own].add(listener)
        return () => listeners[own].delete(listener)
      },
    })
    return { tabs: [tab(0), tab(1)] }
  }
  const countsOf = ({ query }: Kernel) => query.getQueryData<BasketCountsAnswer>(queryKeys.basketCounts)

  test('a change of a basket shows in the counts of this tab and of the others', () => {
    const { tabs } = twoTabs()
    const [here, there] = [
      testKernel({ platform: { tabs: tabs[0] } }),
      testKernel({ platform: { tabs: tabs[1] } }),
    ]
    for (const { query } of [here, there])
      query.setQueryData(queryKeys.basketCounts, { CNT: 1, SUM: 10, LOYALTY: { CNT: 1, SUM: 50 } })
    here.bus.emit('basket:changed', { basket: 'main', CNT: 8, SUM: 28_476.6 })
    here.bus.emit('basket:changed', { basket: 'loyalty', CNT: 2, SUM: 140 })
    const expected = { CNT: 8, SUM: 28_476.6, LOYALTY: { CNT: 2, SUM: 140 } }
    expect(countsOf(here)).toEqual(expected)
    expect(countsOf(there)).toEqual(expected)
  })

  test('rows of a basket that are not on the screen go with its change; those that are stay until they are loaded anew', async () => {
    const { bus, query } = testKernel()
    const rowsOf = (basket: string, what: string) => [...queryKeys.basketRows, basket, what]
    const [shown, hidden, other] = [rowsOf('main', 'shown'), rowsOf('main', 'hidden'), rowsOf('loyalty', 'x')]
    for (const key of [shown, hidden, other]) query.setQueryData(key, { QUANTITY: 2 })
    const end = new QueryObserver(query, { queryKey: shown, staleTime: Number.POSITIVE_INFINITY }).subscribe(
      () => undefined,
    )
    const early = query.fetchQuery({
      queryKey: rowsOf('main', 'on their way'),
      queryFn: () => new Promise(() => undefined),
    })
    bus.emit('basket:changed', { basket: 'main', CNT: 1, SUM: 50 })
    expect(query.getQueryState(shown)).toMatchObject({ data: { QUANTITY: 2 }, isInvalidated: true })
    expect(query.getQueryData(hidden)).toBeUndefined()
    expect(query.getQueryData(other)).toEqual({ QUANTITY: 2 })
    await expect(early).rejects.toThrow('CancelledError')
    end()
  })

  test('[KERN-009] a login makes all data be read anew and keeps the old until then', () => {
    const { bus, query } = testKernel()
    query.setQueryData(['mf-catalog', 'product', 5], { PRICE: 10 })
    bus.emit('session:changed', { state: 'customer' })
    expect(query.getQueryState(['mf-catalog', 'product', 5])).toMatchObject({
      data: { PRICE: 10 },
      isInvalidated: true,
    })
  })

  describe('counts that are told', () => {
    const known = { CNT: 1, SUM: 10, DELIVERY_SUM: 10, LOYALTY: { CNT: 0, SUM: 0 } }
    const isAskedAnew = (kernel: Kernel) => kernel.query.getQueryState(queryKeys.basketCounts)?.isInvalidated
    const kernelWith = (counts: object = known) => {
      const kernel = testKernel()
      kernel.query.setQueryData(queryKeys.basketCounts, counts)
      return kernel
    }

    test.each<[string, object, object, boolean]>([
      ['all that is known', { basket: 'main', CNT: 2, SUM: 20, DELIVERY_SUM: 20 }, known, false],
      ['less than is known', { basket: 'main', CNT: 2, SUM: 20 }, known, true],
      ['an empty basket, of which all is known', { basket: 'main', CNT: 0, SUM: 0 }, known, false],
      ['the other basket', { basket: 'loyalty', CNT: 2, SUM: 20 }, known, false],
      [
        'no less than is known',
        { basket: 'main', CNT: 2, SUM: 20 },
        { ...known, DELIVERY_SUM: undefined },
        false,
      ],
    ])('%s are asked for anew: %s', (_what, event, counts, anew) => {
      const kernel = kernelWith(counts)
      kernel.bus.emit('basket:changed', event as never)
      expect(isAskedAnew(kernel)).toBe(anew)
    })
  })

  test('a product that has become a favourite is one in each list; viewed products are counted', () => {
    const { bus, query } = testKernel()
    const products = [...queryKeys.products, 'x']
    query.setQueryData(products, { ITEMS: [{ ID: 1, FAVORITE: 'N' }] })
    bus.emit('favourites:changed', { CNT: 1 })
    expect(query.getQueryData(products)).toEqual({ ITEMS: [{ ID: 1, FAVORITE: 'N' }] })
    bus.emit('favourites:changed', { CNT: 1, PRODUCT_ID: 1, FAVORITE: 'Y' })
    expect(query.getQueryData(products)).toEqual({ ITEMS: [{ ID: 1, FAVORITE: 'Y' }] })
    bus.emit('viewed:changed', { CNT: 9 })
    expect(query.getQueryData(queryKeys.viewedCount)).toEqual({ CNT: 9 })
  })
})

describe('query-client', () => {
  const queryKey = ['a list']

  /** A list whose answers come when the test says so, each with what the server held when it was asked. */
  function slowList() {
    const { query } = testKernel()
    const server = { held: 1, asked: 0 }
    const waiting: (() => void)[] = []
    const queryFn = () => {
      server.asked += 1
      const { held } = server
      return new Promise<number>((resolve, reject) => {
        waiting.push(() => (held < 0 ? reject(new Error('broken')) : resolve(held)))
      })
    }
    const answer = async () => {
      waiting.shift()?.()
      await new Promise((done) => setTimeout(done))
    }
    const show = () => new QueryObserver(query, { queryKey, queryFn }).subscribe(() => undefined)
    return { query, server, queryFn, answer, show }
  }

  test('a first answer that was on its way when it was invalidated is shown, and asked for once more', async () => {
    const { query, server, answer, show } = slowList()
    const end = show()
    server.held = 4
    void query.invalidateQueries({ queryKey })
    expect(server.asked).toBe(1)
    await answer()
    expect(query.getQueryState(queryKey)).toMatchObject({ data: 1, isInvalidated: true })
    expect(server.asked).toBe(2)
    await answer()
    expect(query.getQueryState(queryKey)).toMatchObject({ data: 4, isInvalidated: false })
    expect(server.asked).toBe(2)
    end()
  })
})
