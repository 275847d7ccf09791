import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { testKernel, testStore } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import type { BasketItem } from './change'
import { basketServer, heldCounts } from './testing/basket-server'
import { over, told } from './testing/told-conflicts'

const { data, requests } = basketServer()
const NBSP = '\u00a0'
const item = (ID: number, held = 0): BasketItem => ({ ID, NAME: `Товар ${ID}`, price: 10, held })
const { held, put } = heldCounts(data)

test('a change says what it takes the basket to hold; nothing is told where that is so', async () => {
  put({ 1: 3, 2: 5 })
  const kernel = testKernel()
  kernel.basket.set('main', item(1, 3), 4, 'now')
  kernel.basket.set('main', item(2, 5), 0, 'now')
  kernel.basket.add('main', item(3), 2)
  await over(kernel)
  const expected = requests.flatMap(({ body }) => [...body].filter(([name]) => name.startsWith('expected')))
  expect(expected).toEqual([
    ['expected[1]', '3'],
    ['expected[2]', '5'],
    ['expected[3]', '0'],
  ])
  expect(told(kernel)).toEqual([])
})

describe('a count that a colleague has changed meanwhile', () => {
  test('is replaced, told with what it was, and can be put back, which can be taken back', async () => {
    put({ 1: 20 })
    const kernel = testKernel()
    kernel.basket.set('main', item(1, 10), 11, 'now')
    await over(kernel)
    expect(held()).toEqual({ 1: 11 })
    const [notice] = told(kernel)
    expect(notice?.text).toBe(`«Товар 1»: в другом месте тем временем поставили 20, у вас теперь${NBSP}11`)
    expect(notice?.lasting).toBe(true)
    expect(notice?.action?.label).toBe(`Поставить${NBSP}20`)
    notice?.action?.run()
    await over(kernel)
    expect(held()).toEqual({ 1: 20 })
    kernel.basket.undo()
    await over(kernel)
    expect(held()).toEqual({ 1: 11 })
  })

  test.each([
    [
      'removed here, changed there',
      { 1: 20 },
      0,
      /поставили 20, а вы удалили$/,
      `Поставить${NBSP}20`,
      { 1: 20 },
    ],
    ['changed here, removed there', {}, 11, /тем временем удалили, у вас теперь.11$/, 'Удалить', {}],
  ] as const)('%s', async (_what, there, here, text, label, back) => {
    put(there)
    const kernel = testKernel()
    kernel.basket.set('main', item(1, 10), here, 'now')
    await over(kernel)
    const [notice] = told(kernel)
    expect(notice?.text).toMatch(text)
    expect(notice?.action?.label).toBe(label)
    notice?.action?.run()
    await over(kernel)
    expect(held()).toEqual(back)
  })

  test('is not told when both have made the same of it', async () => {
    put({ 1: 11, 3: 4 })
    const kernel = testKernel()
    kernel.basket.set('main', item(1, 10), 11, 'now')
    kernel.basket.set('main', item(2, 5), 0, 'now')
    await over(kernel)
    expect(held()).toEqual({ 1: 11, 3: 4 })
    expect(told(kernel)).toEqual([])
  })

  test('stays under what is added, and the page shows both', async () => {
    put({ 1: 3 })
    const kernel = testKernel()
    const counts: (number | undefined)[] = []
    kernel.basket.changes.subscribe(() => counts.push(kernel.basket.changes.current().main.get(1)?.target))
    kernel.basket.add('main', item(1), 2)
    await over(kernel)
    expect(held()).toEqual({ 1: 5 })
    expect(counts.at(-2)).toBe(5)
    const [notice] = told(kernel)
    expect(notice).toMatchObject({
      text: `«Товар 1»: в другом месте уже добавили 3, теперь в корзине${NBSP}5`,
      lasting: false,
    })
    expect(notice?.action).toBeUndefined()
  })

  test('and several of them are one notice and one way back', async () => {
    put({ 1: 20, 2: 7, 3: 1 })
    const kernel = testKernel()
    kernel.basket.setAll('main', [
      { item: item(1, 10), count: 1 },
      { item: item(2, 5), count: 1 },
      { item: item(3, 1), count: 2 },
    ])
    await over(kernel)
    const [notice] = told(kernel)
    expect(notice?.text).toBe(`Вы заменили то, что тем временем изменили в другом месте: 2${NBSP}позиции`)
    notice?.action?.run()
    await over(kernel)
    expect(held()).toEqual({ 1: 20, 2: 7, 3: 2 })
  })

  test('emptying tells of what a colleague has just added, and brings it back', async () => {
    put({ 1: 10, 8: 6 })
    const kernel = testKernel()
    kernel.basket.clear('main', [item(1, 10)])
    await over(kernel)
    expect(held()).toEqual({})
    const [notice] = told(kernel)
    expect(notice?.text).toBe('«Товар»: в другом месте тем временем поставили 6, а вы удалили')
    notice?.action?.run()
    await over(kernel)
    expect(held()).toEqual({ 8: 6 })
  })
})

describe('a conflict that is told', () => {
  const emptied = (basket: BasketType) => (kernel: Kernel) =>
    kernel.bus.emit('basket:changed', { basket, CNT: 0, SUM: 0 })
  const conflict = async (counts: Record<number, number> = { 1: 20 }) => {
    put(counts)
    const kernel = testKernel()
    kernel.basket.setAll(
      'main',
      Object.keys(counts).map((id) => ({ item: item(Number(id), 10), count: 11 })),
    )
    await over(kernel)
    expect(told(kernel)).toHaveLength(1)
    return kernel
  }

  test('says the count of now when the buyer goes on typing, and puts back what was there', async () => {
    const kernel = await conflict()
    kernel.basket.set('main', item(1, 11), 13, 'now')
    expect(told(kernel)[0]?.text).toBe(
      `«Товар 1»: в другом месте тем временем поставили 20, у вас теперь${NBSP}13`,
    )
    await over(kernel)
    expect(told(kernel)).toHaveLength(1)
    told(kernel)[0]?.action?.run()
    expect(told(kernel)).toEqual([])
    await over(kernel)
    expect(held()).toEqual({ 1: 20 })
  })

  test('is over when the buyer types what the others have put there', async () => {
    const kernel = await conflict()
    kernel.basket.set('main', item(1, 11), 20, 'now')
    expect(told(kernel)).toEqual([])
  })

  test('is told of what is left of it', async () => {
    const kernel = await conflict({ 1: 20, 2: 30 })
    expect(told(kernel)[0]?.text).toMatch(/2.позиции$/)
    kernel.basket.set('main', item(1, 11), 20, 'now')
    expect(told(kernel).map(({ text }) => text)).toEqual([
      `«Товар 2»: в другом месте тем временем поставили 30, у вас теперь${NBSP}11`,
    ])
  })

  test('makes room for a newer one of the same product', async () => {
    const kernel = await conflict()
    put({ 1: 25 })
    kernel.basket.set('main', item(1, 11), 12, 'now')
    await over(kernel)
    expect(told(kernel).map(({ text }) => text)).toEqual([
      `«Товар 1»: в другом месте тем временем поставили 25, у вас теперь${NBSP}12`,
    ])
  })

  test.each([
    ['the basket was ordered elsewhere', emptied('main'), 0],
    ['the other basket was', emptied('loyalty'), 1],
    [
      'the buyer has logged out',
      (kernel: Kernel) => kernel.bus.emit('session:changed', { state: 'visitor' }),
      0,
    ],
  ])('is over when its basket is: %s', async (_what, end, left) => {
    const kernel = await conflict()
    end(kernel)
    expect(told(kernel)).toHaveLength(left)
  })
})

describe('a product that a colleague removes while the own change of it', () => {
  /** The page hears of the removal. */
  const removed = async (kernel: Kernel) => {
    data.held.delete(1)
    kernel.bus.emit('basket:changed', { basket: 'main', CNT: 0, SUM: 0 })
    await waitFor(() => expect(kernel.basket.changes.current().main.get(1)?.held).toBe(0))
  }
  const expectTold = async (kernel: Kernel) => {
    await over(kernel)
    expect(held()).toMatchObject({ 1: 7 })
    const [notice, ...more] = told(kernel)
    expect(notice?.text).toBe(`«Товар 1»: в другом месте тем временем удалили, у вас теперь${NBSP}7`)
    expect(more).toEqual([])
    notice?.action?.run()
    await over(kernel)
    expect(held()).not.toHaveProperty('1')
  }

  test.each(['set', 'add'] as const)(
    'waits for its turn: it is told, with the way back (%s)',
    async (how) => {
      put({ 1: 5 })
      let answer = () => {}
      data.gate = new Promise<void>((resolve) => {
        answer = resolve
      })
      const kernel = testKernel()
      kernel.basket.set('main', item(2), 1, 'now')
      await waitFor(() => expect(requests).toHaveLength(1))
      if (how === 'set') kernel.basket.set('main', item(1, 5), 7, 'now')
      else kernel.basket.add('main', item(1, 5), 2)
      await removed(kernel)
      answer()
      await expectTold(kernel)
    },
  )

  test('has no connection and was never tried', async () => {
    put({ 1: 5 })
    data.noAnswer = 'before'
    const kernel = testKernel()
    kernel.basket.set('main', item(2), 1, 'now')
    kernel.basket.set('main', item(1, 5), 7, 'now')
    await waitFor(() => expect(kernel.basket.changes.current().main.get(1)?.state).toBe('unsent'))
    data.noAnswer = undefined
    await removed(kernel)
    kernel.basket.retry()
    await expectTold(kernel)
  })

  test('is under way: what is added stands alone', async () => {
    put({})
    const kernel = testKernel()
    kernel.basket.add('main', item(1, 5), 2)
    await over(kernel)
    expect(held()).toEqual({ 1: 2 })
    expect(told(kernel)[0]).toMatchObject({
      text: `«Товар 1»: в другом месте тем временем удалили, у вас теперь${NBSP}2`,
      action: { label: 'Удалить' },
    })
  })
})

test('an undone change that has never gone out tells of a count it goes over', async () => {
  put({ 1: 5 })
  data.noAnswer = 'before'
  const kernel = testKernel()
  kernel.basket.set('main', item(2), 1, 'now')
  kernel.basket.set('main', item(1, 5), 7, 'now')
  await waitFor(() => expect(kernel.basket.changes.current().main.get(1)?.state).toBe('unsent'))
  data.noAnswer = undefined
  put({ 1: 6 })
  kernel.bus.emit('basket:changed', { basket: 'main', CNT: 1, SUM: 60 })
  await waitFor(() => expect(kernel.basket.changes.current().main.get(1)?.held).toBe(6))
  kernel.basket.undo()
  await over(kernel)
  expect(held()).toMatchObject({ 1: 5 })
  expect(told(kernel)[0]?.text).toMatch(/поставили 6, у вас теперь.5$/)
})

test('what the own requests without an answer have made is nobody else’s', async () => {
  put({ 1: 10 })
  data.noAnswer = 'after'
  const kernel = testKernel()
  for (const count of [11, 12]) {
    kernel.basket.set('main', item(1, 10), count, 'now')
    await waitFor(() =>
      expect(kernel.basket.changes.current().main.get(1)).toMatchObject({ state: 'unsent', target: count }),
    )
  }
  // The second one has not arrived.
  put({ 1: 11 })
  data.noAnswer = undefined
  kernel.basket.set('main', item(1, 10), 13, 'now')
  await over(kernel)
  expect(held()).toEqual({ 1: 13 })
  expect(told(kernel)).toEqual([])
})

test('after a reload a count that somebody has changed since stays, and the own one is offered', async () => {
  const session = testStore()
  put({ 1: 3 })
  data.noAnswer = 'before'
  const old = testKernel({ platform: { session } })
  old.basket.set('main', item(1, 3), 6, 'now')
  await waitFor(() => expect(old.basket.changes.current().main.get(1)?.state).toBe('unsent'))
  old.dispose()
  data.noAnswer = undefined
  put({ 1: 9 })
  const kernel = testKernel({ platform: { session } })
  await waitFor(() =>
    expect(told(kernel)[0]?.text).toBe(
      '«Товар 1»: в другом месте тем временем поставили 9, ваше количество 6 не отправлено',
    ),
  )
  expect(held()).toEqual({ 1: 9 })
  told(kernel)[0]?.action?.run()
  expect(told(kernel)).toEqual([])
  await over(kernel)
  expect(held()).toEqual({ 1: 6 })
})
