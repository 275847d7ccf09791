import { browserOfTabs, testKernel, visitorCookies } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import type { BasketItem } from './change'
import { basketServer, heldCounts } from './testing/basket-server'
import { over, told } from './testing/told-conflicts'

const { data } = basketServer()
const NBSP = '\u00a0'
const { held, put } = heldCounts(data)
const item = (ID: number, held = 0): BasketItem => ({ ID, NAME: `Товар ${ID}`, price: 10, held })
/** Two tabs of one browser, while the basket holds so many of product 1. */
function twoTabs(count: number) {
  put({ 1: count })
  const browser = browserOfTabs(visitorCookies())
  return [testKernel({ platform: browser.tab() }), testKernel({ platform: browser.tab() })] as const
}

describe('two tabs of one browser', () => {
  test('the later one wins, and both are told, each with the way back', async () => {
    const [first, second] = twoTabs(10)
    second.basket.set('main', item(1, 10), 11)
    first.basket.set('main', item(1, 10), 20, 'now')
    await over(first)
    await over(second)
    expect(held()).toEqual({ 1: 11 })
    await waitFor(() => expect(told(first)[0]?.text).toMatch(/поставили 11 вместо ваших.20$/))
    // «…в корзине: 20» is true no more.
    expect(first.notices.current()).toHaveLength(1)
    expect(told(second)[0]?.text).toMatch(/поставили 20, у вас теперь.11$/)
  })

  test('a count that was being typed while the other one changed it is told in both, with the way back', async () => {
    const [first, second] = twoTabs(4)
    first.basket.set('main', item(1, 4), 12, 'now')
    await over(first)
    // Its page shows the 12 by now; the typing began at 4.
    second.basket.set('main', { ...item(1, 12), seen: 4 }, 6, 'now')
    await over(second)
    expect(held()).toEqual({ 1: 6 })
    expect(told(second)[0]?.text).toMatch(/поставили 12, у вас теперь.6$/)
    await waitFor(() => expect(told(first)).toHaveLength(1))
    const [notice] = told(first)
    expect(notice).toMatchObject({
      text: `«Товар 1»: в другой вкладке поставили 6 вместо ваших${NBSP}12`,
      lasting: true,
      action: { label: `Поставить${NBSP}12` },
    })
    notice?.action?.run()
    await over(first)
    expect(held()).toEqual({ 1: 12 })
    expect(told(second)).toHaveLength(1)
  })

  test('a count that was seen before it was changed is nobody’s loss', async () => {
    const [first, second] = twoTabs(4)
    first.basket.set('main', item(1, 4), 12, 'now')
    await over(first)
    second.basket.set('main', item(1, 12), 6, 'now')
    await over(second)
    expect([...told(first), ...told(second)]).toEqual([])
  })

  test('a rejected change during the typing is nobody else’s', async () => {
    put({ 1: 4 })
    const kernel = testKernel()
    data.rejection = 'Нет в наличии'
    kernel.basket.set('main', item(1, 4), 5, 'now')
    await waitFor(() => expect(kernel.basket.changes.current().main.get(1)?.state).toBe('rejected'))
    data.rejection = undefined
    // The typing began while the page showed the 5.
    kernel.basket.set('main', { ...item(1, 4), seen: 5 }, 3, 'now')
    await over(kernel)
    expect(told(kernel)).toEqual([])
  })

  test('what waits for a connection in one of them is told of, too', async () => {
    const [first, second] = twoTabs(10)
    data.noAnswer = 'before'
    second.basket.set('main', item(1, 10), 11, 'now')
    await waitFor(() => expect(second.basket.changes.current().main.get(1)?.state).toBe('unsent'))
    data.noAnswer = undefined
    first.basket.set('main', item(1, 10), 20, 'now')
    await over(first)
    second.basket.retry()
    await over(second)
    expect(held()).toEqual({ 1: 11 })
    expect(told(second)).toHaveLength(1)
  })
})
