import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import type { BasketItem } from './change'
import { basketServer, heldCounts } from './testing/basket-server'

describe('outcomes', () => {
  const { data, called, intercept } = basketServer()
  const { held, put } = heldCounts(data)
  const item = (ID: number, held = 0): BasketItem => ({ ID, NAME: `Товар ${ID}`, price: 10, held })
  const changeOf = ({ basket }: Kernel, id: number) => basket.changes.current().main.get(id)
  const cached = (kernel: Kernel) => {
    const key = [...queryKeys.products, 'x']
    kernel.query.setQueryData(key, {
      ITEMS: [
        { ID: 1, BASKET: 3 },
        { ID: 2, BASKET: 4 },
        { ID: 3, BASKET: 9 },
      ],
    })
    return () =>
      kernel.query.getQueryData<{ ITEMS: { BASKET: number }[] }>(key)?.ITEMS.map(({ BASKET }) => BASKET)
  }
  /** The server makes of the next change what it will. */
  const answerWith = (
    SUCCESS: 'Y' | 'N',
    texts: Record<number, string>,
    makes: Record<number, number> = held(),
  ) =>
    intercept(({ method }) => {
      if (method !== 'POST') return undefined
      put(makes)
      const CHECK = Object.entries(texts).map(([id, TEXT]) => ({ PRODUCT_ID: Number(id), TEXT }))
      return { CNT: 2, SUM: 70, METHOD_SUCCESS: { SUCCESS }, CHECK }
    })
  const twoSet = () => {
    put({ 1: 3, 2: 4, 3: 9 })
    const kernel = testKernel()
    const shown = cached(kernel)
    kernel.basket.watch('main', 1)
    const set = () =>
      kernel.basket.setAll('main', [
        { item: item(1, 3), count: 6 },
        { item: item(2, 4), count: 5 },
      ])
    return { kernel, shown, set }
  }

  test('a count that was made otherwise than asked is the server’s, with the reason; the others are made', async () => {
    const { kernel, shown, set } = twoSet()
    answerWith('Y', { 1: 'Осталось 2' }, { 1: 2, 2: 5, 3: 9 })
    set()
    await waitFor(() => expect(changeOf(kernel, 1)?.state).toBe('rejected'))
    expect(changeOf(kernel, 1)).toMatchObject({ held: 2, target: 2, reason: 'Осталось 2', asked: undefined })
    await waitFor(() => expect(changeOf(kernel, 2)).toBeUndefined())
    expect(shown()).toEqual([2, 5, 9])
    expect(kernel.notices.current().filter(({ kind }) => kind === 'error')).toEqual([])
  })

  test.each<[string, Record<number, string>, string, string]>([
    [
      'each has its own reason',
      { 1: 'Нет в наличии', 2: 'Снят с продажи' },
      'Нет в наличии',
      'Снят с продажи',
    ],
    ['one reason is that of all', { 1: 'Корзина закрыта' }, 'Корзина закрыта', 'Корзина закрыта'],
    [
      'without a reason it is said to try again',
      {},
      'Корзина не изменилась, попробуйте ещё раз',
      'Корзина не изменилась, попробуйте ещё раз',
    ],
  ])('a rejected request leaves the counts as they were: %s', async (_what, texts, first, second) => {
    const { kernel, shown, set } = twoSet()
    kernel.basket.watch('main', 2)
    answerWith('N', texts)
    set()
    await waitFor(() =>
      expect(changeOf(kernel, 1)).toMatchObject({ state: 'rejected', held: 3, reason: first }),
    )
    expect(changeOf(kernel, 2)).toMatchObject({ state: 'rejected', held: 4, reason: second })
    expect(shown()).toEqual([3, 4, 9])
    expect(called('GET /v2/basket/catalog/?offset')).toEqual([])
  })

  test('one reason of several products that are not on the screen is one notice', async () => {
    put({ 1: 3, 2: 4 })
    const kernel = testKernel()
    answerWith('N', { 1: 'Корзина закрыта', 2: 'Корзина закрыта' })
    kernel.basket.setAll('main', [
      { item: item(1, 3), count: 6 },
      { item: item(2, 4), count: 5 },
    ])
    await waitFor(() =>
      expect(kernel.notices.current().map(({ kind, text }) => [kind, text])).toEqual([
        ['error', 'Корзина закрыта'],
      ]),
    )
  })

  test('an error of the server says why, and may be tried again only after a breakdown', async () => {
    const { kernel, set } = twoSet()
    intercept(({ method }) => (method === 'POST' ? 400 : undefined))
    set()
    await waitFor(() =>
      expect(changeOf(kernel, 1)).toMatchObject({ state: 'rejected', held: 3, reason: 'Отказ сервера' }),
    )
    expect(changeOf(kernel, 1)?.asked).toBeUndefined()
    intercept(({ method }) => (method === 'POST' ? 500 : undefined))
    set()
    await waitFor(() => expect(changeOf(kernel, 1)).toMatchObject({ state: 'rejected', asked: 6 }))
    expect(called('GET /v2/basket/catalog/?offset')).toHaveLength(1)
  })
})
