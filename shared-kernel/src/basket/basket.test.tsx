import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { renderWithKernel, testKernel, testStore } from '@prilavok/shared-kernel/testing'
import { QueryObserver } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import type { BasketItem } from './change'
import { basketServer } from './testing/basket-server'
import { useBasketCounts } from './use-basket-counts'

const { data, called } = basketServer()
const item = (ID: number, held = 0): BasketItem => ({ ID, NAME: `Товар ${ID}`, price: 10, held })
const changeOf = ({ basket }: Kernel, id: number) => basket.changes.current().main.get(id)
const posts = () => called('POST').map((call) => call.replace(/idempotency_key=\w{32}/, 'KEY'))
const over = (kernel: Kernel) => waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))

test('changes of a pause go together, one call for each kind of change', async () => {
  data.held = new Map([
    [1, 3],
    [2, 5],
    [3, 1],
  ])
  const kernel = testKernel()
  kernel.basket.set('main', item(1, 3), 4)
  kernel.basket.set('main', item(1, 3), 6)
  kernel.basket.set('main', item(2, 5), 7)
  kernel.basket.set('main', item(3, 1), 0)
  kernel.basket.set('main', item(4), 2)
  await over(kernel)
  expect(posts()).toEqual([
    'POST /v3/api/client/basket/replace/ products[1]=6&products[2]=7',
    'POST /v3/api/client/basket/ products[3]=0&delete=Y',
    'POST /v4/api/client/basket/main/add/ products[4]=2&KEY',
  ])
})

test('a count that is changed while it is being added ends as the last one, sent one after the other', async () => {
  let answer: () => void = () => undefined
  data.gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  const kernel = testKernel()
  kernel.basket.set('main', item(1), 1, 'now')
  await waitFor(() => expect(posts()).toHaveLength(1))
  kernel.basket.set('main', item(1), 5, 'now')
  kernel.basket.set('main', item(1), 3, 'now')
  expect(changeOf(kernel, 1)?.target).toBe(3)
  answer()
  await over(kernel)
  expect(posts().at(-1)).toBe('POST /v3/api/client/basket/replace/ products[1]=3')
  expect(posts()).toHaveLength(2)
  expect(data.held.get(1)).toBe(3)
})

test('without an answer a change stays and goes out with «Повторить»; an addition that was made counts once', async () => {
  data.noAnswer = 'after'
  const kernel = testKernel()
  kernel.basket.set('main', item(1), 2, 'now')
  await waitFor(() => expect(changeOf(kernel, 1)).toMatchObject({ state: 'unsent', target: 2 }))
  kernel.basket.set('main', item(1), 5, 'now')
  await waitFor(() => expect(changeOf(kernel, 1)).toMatchObject({ state: 'unsent', target: 5 }))
  data.noAnswer = undefined
  kernel.basket.retry()
  await over(kernel)
  expect(data.held.get(1)).toBe(5)
  expect(new Set(called('/add/')).size).toBe(1)
})

test('it goes out by itself when there is a connection again', async () => {
  data.noAnswer = 'before'
  const kernel = testKernel()
  kernel.basket.set('main', item(1), 2, 'now')
  await waitFor(() => expect(changeOf(kernel, 1)?.state).toBe('unsent'))
  data.noAnswer = undefined
  window.dispatchEvent(new Event('online'))
  await over(kernel)
  expect(data.held.get(1)).toBe(2)
})

test('what is left when the page is left is sent at once, beside the request under way', async () => {
  data.gate = new Promise(() => undefined)
  const kernel = testKernel()
  kernel.basket.set('main', item(1), 1, 'now')
  await waitFor(() => expect(posts()).toHaveLength(1))
  kernel.basket.set('main', item(1), 4)
  kernel.basket.set('main', item(2, 9), 8)
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() =>
    expect(posts().slice(1)).toEqual([
      'POST /v4/api/client/basket/main/add/ products[1]=3&KEY',
      'POST /v3/api/client/basket/replace/ products[2]=8',
    ]),
  )
  expect(data.held.get(1)).toBe(4)
})

describe('after a reload', () => {
  const reload = async (target: number, noAnswer: 'before' | 'after', meanwhile?: number) => {
    const session = testStore()
    data.held.set(1, 3)
    data.noAnswer = noAnswer
    const old = testKernel({ platform: { session } })
    old.basket.set('main', item(1, 3), target, 'now')
    await waitFor(() => expect(changeOf(old, 1)?.state).toBe('unsent'))
    old.dispose()
    data.noAnswer = undefined
    if (meanwhile !== undefined) data.held.set(1, meanwhile)
    const kernel = testKernel({ platform: { session } })
    kernel.query.setQueryData([...queryKeys.products, 'x'], { ITEMS: [{ ID: 1, BASKET: 3 }] })
    await waitFor(() => expect(session.get('basket-changes')).toBeUndefined())
    return kernel.query.getQueryData<{ ITEMS: { BASKET: number }[] }>([...queryKeys.products, 'x'])?.ITEMS[0]
      ?.BASKET
  }

  test.each([
    ['what was not made goes out', 'before', undefined, 6],
    ['what was made is known and not sent again', 'after', undefined, 6],
  ] as const)('%s', async (_what, noAnswer, meanwhile, held) => {
    expect(await reload(6, noAnswer, meanwhile)).toBe(held)
    expect(data.held.get(1)).toBe(held)
  })
})

describe('rejections', () => {
  test('go back with their reason, told by a notice where the count is not on the screen', async () => {
    data.rejection = 'Данного товара нет в наличии'
    const kernel = testKernel()
    const leave = kernel.basket.watch('main', 1)
    kernel.basket.set('main', item(1), 2, 'now')
    await waitFor(() =>
      expect(changeOf(kernel, 1)).toMatchObject({ state: 'rejected', reason: data.rejection }),
    )
    expect(kernel.notices.current()).toEqual([])
    leave()
    expect(changeOf(kernel, 1)).toBeUndefined()
    kernel.basket.set('main', item(2), 1, 'now')
    await waitFor(() =>
      expect(kernel.notices.current()).toMatchObject([{ kind: 'error', text: data.rejection }]),
    )
    expect(kernel.basket.undo()).toBe(false)
  })
})

test('another tab’s change is read and written into cached products; the own change stays', async () => {
  const kernel = testKernel()
  const key = [...queryKeys.products, 'x']
  kernel.query.setQueryData(key, { ITEMS: [{ ID: 1, BASKET: 0 }], PRODUCT: { ID: 2, BASKET: 0 } })
  data.held.set(1, 24)
  kernel.basket.set('main', item(2), 3)
  kernel.bus.emit('basket:changed', { basket: 'main', CNT: 1, SUM: 240 })
  await waitFor(() =>
    expect(kernel.query.getQueryData(key)).toEqual({
      ITEMS: [{ ID: 1, BASKET: 24 }],
      PRODUCT: { ID: 2, BASKET: 0 },
    }),
  )
  await over(kernel)
  expect(Object.fromEntries(data.held)).toEqual({ 1: 24, 2: 3 })
})

function Counts() {
  const counts = useBasketCounts()
  return <p>{counts ? `${counts.CNT} на ${counts.SUM}` : 'нет'}</p>
}

test('count and sum are estimated at once, and are the server’s after its answer', async () => {
  data.held.set(1, 3)
  const { kernel } = renderWithKernel(<Counts />)
  expect(await screen.findByText('1 на 30')).toBeVisible()
  act(() => kernel.basket.set('main', { ...item(1, 3), price: 12 }, 5))
  expect(screen.getByText('1 на 54')).toBeVisible()
  act(() => kernel.basket.set('main', item(2), 1))
  expect(screen.getByText('2 на 64')).toBeVisible()
  expect(await screen.findByText('2 на 60')).toBeVisible()
})

test('rows that the server read before the last change do not take its place, though they are loaded for the first time', async () => {
  const kernel = testKernel()
  const queryKey = [...queryKeys.basketRows, 'main', 'shown']
  const late: (() => void)[] = []
  const queryFn = async () => {
    const read = data.held.get(1)
    await new Promise<void>((resolve) => late.push(resolve))
    return read
  }
  data.held.set(1, 1)
  const end = new QueryObserver(kernel.query, { queryKey, queryFn }).subscribe(() => undefined)
  kernel.basket.set('main', item(1, 1), 4, 'now')
  await waitFor(() => expect(changeOf(kernel, 1)).toMatchObject({ state: 'confirmed', target: 4 }))
  late.shift()?.()
  await waitFor(() => expect(late).toHaveLength(1))
  expect(kernel.query.getQueryData(queryKey)).toBe(1)
  expect(changeOf(kernel, 1)).toMatchObject({ state: 'confirmed', target: 4 })
  late.shift()?.()
  await over(kernel)
  expect(kernel.query.getQueryData(queryKey)).toBe(4)
  end()
})
