import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { testKernel } from '@prilavok/shared-kernel/testing'
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
