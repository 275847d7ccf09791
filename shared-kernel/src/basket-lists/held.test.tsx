import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { createStore, type ReadableStore, useStore } from '@prilavok/shared-kernel/store'
import { renderWithKernel, testKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { getHeldProducts, heldCountsQuery } from './held-counts'
import { listsServer } from './testing/lists-server'
import { useHeldOf } from './use-held-of'

describe('held-counts', () => {
  const { data, calls } = listsServer()

  describe('what a basket holds', () => {
    test.each(['main', 'loyalty'] as const)('of %s is asked for in one call', async (basket) => {
      data.held = { 1: 3, 2: 5 }
      expect(await getHeldProducts(testKernel(), basket)).toEqual([
        { ID: 1, NAME: 'Товар 1', QUANTITY: 3 },
        { ID: 2, NAME: 'Товар 2', QUANTITY: 5 },
      ])
      expect(calls).toEqual([`GET /v4/api/client/basket/${basket}/get/?offset=0&limit=1000`])
    })
  })

  test('its counts are among the rows of that basket, which are out of date when it has changed', async () => {
    data.held = { 1: 3 }
    const kernel = testKernel()
    for (const basket of ['main', 'loyalty'] as const)
      await kernel.query.fetchQuery(heldCountsQuery(kernel, basket))
    const isOutdated = (basket: BasketType) =>
      kernel.query.getQueryState(heldCountsQuery(kernel, basket).queryKey)?.isInvalidated
    await kernel.query.invalidateQueries({ queryKey: [...queryKeys.basketRows, 'main'], refetchType: 'none' })
    expect([isOutdated('main'), isOutdated('loyalty')]).toEqual([true, false])
  })

  describe('how many of a product', () => {})
})

const product = testProduct({ ID: 1, BASKET: 7 })

interface HeldProps {
  basket?: BasketType
  enabled?: boolean
  adding?: boolean
  onFunction?: (heldOf: (product: Product) => number) => void
}

function Held({ basket = 'main', enabled = true, adding = false, onFunction }: HeldProps) {
  const heldOf = useHeldOf(basket, { enabled, adding })
  onFunction?.(heldOf)
  return <output>{heldOf(product)}</output>
}

const Changing = ({ props }: { props: ReadableStore<HeldProps> }) => <Held {...useStore(props)} />

describe('use-held-of', () => {
  const { data } = listsServer()

  /** Renders it with what a test can change. */
  function renderHeld(initial: HeldProps = {}) {
    const props = createStore(initial)
    const rendered = renderWithKernel(<Changing props={props} />)
    return { ...rendered, change: (changes: HeldProps) => act(() => props.set({ ...initial, ...changes })) }
  }

  const shown = () => screen.getByRole('status').textContent
  const shows = (count: number) => waitFor(() => expect(shown()).toBe(String(count)))
  const item = { ID: 1, NAME: 'Ручка', held: 3 }

  test('until the basket is known a product tells, then the basket; changes count at once', async () => {
    data.held = { 1: 3 }
    const { kernel } = renderHeld()
    expect(shown()).toBe('7')
    await shows(3)
    act(() => kernel.basket.set('main', item, 5))
    expect(shown()).toBe('5')
    await waitFor(() => expect(data.held).toEqual({ 1: 5 }))
    await waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
    expect(shown()).toBe('5')
  })

  test('while rows are being added counts stand still, and then are the new ones', async () => {
    data.held = { 1: 3 }
    const { kernel, change } = renderHeld()
    await shows(3)
    change({ adding: true })
    act(() => kernel.basket.set('main', item, 5))
    expect(shown()).toBe('3')
    act(() => void kernel.query.setQueryData(heldCountsQuery(kernel, 'main').queryKey, new Map([[1, 4]])))
    expect(shown()).toBe('3')
    change({ adding: false })
    expect(shown()).toBe('5')
  })
})
