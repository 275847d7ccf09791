import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { createStore } from '@prilavok/shared-kernel/store'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'
import { followBasket } from './follow-basket'

describe('BasketAnnouncer', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  /** The shop once its announcer listens. */
  async function start(options: Parameters<typeof renderApp>[0] = {}) {
    const rendered = renderApp({ path: '/catalog-list', ...options })
    pass(1000)
    await act(async () => void (await import('./follow-basket')))
    return rendered
  }
  test('a change of the basket is told to screen readers with count and sum by the shop’s precision', async () => {
    const { kernel } = await start({ shop: { PRICE_TYPE: 28 } })
    act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 8, SUM: 28_476.6 }))
    pass(200)
    expect(screen.getByText('Корзина: 8 товаров, 28 476,60 ₽')).toHaveAttribute('aria-live', 'polite')
    act(() => kernel.bus.emit('basket:changed', { basket: 'loyalty', CNT: 1, SUM: 140 }))
    pass(200)
    expect(screen.getByText('Бонусная корзина: 1 товар, 140 Б')).toBeInTheDocument()
  })
})

describe('follow-basket', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  type Changes = ReturnType<Kernel['basket']['changes']['current']>
  const noChanges = (): Changes => ({ main: new Map(), loyalty: new Map() }) as Changes

  /** A follower of a basket that holds these counts, if they are known. */
  function follow(counts: object | null = { CNT: 1, SUM: 30, LOYALTY: { CNT: 0, SUM: 0 } }) {
    const kernel = testKernel({ shop: { PRICE_TYPE: 28, CURRENCY: 'RUB' } })
    if (counts) kernel.query.setQueryData(queryKeys.basketCounts, counts)
    const changes = createStore<Changes>(noChanges())
    const said: string[] = []
    const basket = { ...kernel.basket, changes } as unknown as Kernel['basket']
    const end = followBasket({ ...kernel, basket }, (text) => said.push(text.replace(/\s/g, ' ')))
    return {
      ...{ kernel, said, end },
      change: (CNT: number, SUM: number, name: 'main' | 'loyalty' = 'main') =>
        kernel.bus.emit('basket:changed', { basket: name, CNT, SUM }),
      notice: (text: string, saidBy: 'basket' | 'block' = 'basket') => kernel.notices.show({ text, saidBy }),
      /** Changes of the basket in these states are under way. */
      send: (name: 'main' | 'loyalty', ...states: string[]) =>
        changes.update(() => ({
          ...noChanges(),
          [name]: new Map(states.map((state, id) => [id, { state }])) as never,
        })),
    }
  }
  const pass = (ms = 100) => jest.advanceTimersByTime(ms)

  test('a change is said when a moment has passed without another', () => {
    const { said, change } = follow()
    change(2, 60)
    pass(99)
    change(3, 90)
    pass(99)
    expect(said).toEqual([])
    pass(1)
    expect(said).toEqual(['Корзина: 3 товара, 90,00 ₽'])
    pass(1000)
    expect(said).toHaveLength(1)
  })

  test.each(['main', 'loyalty'] as const)('a change that leaves %s as it was says nothing', (name) => {
    const { said, change } = follow({ CNT: 1, SUM: 30, LOYALTY: { CNT: 1, SUM: 30 } })
    change(1, 30, name)
    pass()
    expect(said).toEqual([])
    change(2, 60, name)
    pass()
    change(2, 60, name)
    pass()
    expect(said).toHaveLength(1)
  })

  test('what was done is said with what the basket holds, also where that is as before', () => {
    const { said, change, notice } = follow()
    notice('Количество изменено')
    change(1, 30)
    pass()
    expect(said).toEqual(['Количество изменено. Корзина: 1 товар, 30,00 ₽'])
  })

  test('a notice is said once, and anew with another content; one that says itself is not said', () => {
    const { said, notice, kernel } = follow()
    const id = notice('«Ручка» в корзине: 1')
    pass()
    notice('В блоке', 'block')
    pass()
    expect(said).toEqual(['«Ручка» в корзине: 1'])
    kernel.notices.replace(id, { text: '«Ручка» в корзине: 2', saidBy: 'basket' })
    pass()
    expect(said.slice(1)).toEqual(['«Ручка» в корзине: 2'])
  })

  test.each([
    ['main', 'waiting'],
    ['main', 'sending'],
    ['loyalty', 'waiting'],
    ['loyalty', 'sending'],
  ] as const)('while a change of %s is %s nothing is said; then all of it together', (name, state) => {
    const { said, change, send } = follow()
    send(name, state)
    change(2, 60)
    pass(1000)
    expect(said).toEqual([])
    change(3, 90)
    send(name)
    pass()
    expect(said).toEqual(['Корзина: 3 товара, 90,00 ₽'])
  })
})
