import { browserOfTabs, testKernel, testStore, visitorCookies } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import type { BasketItem } from './change'
import { basketServer, heldCounts } from './testing/basket-server'
import { over, told } from './testing/told-conflicts'

describe('tabs', () => {
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
  })
})

describe('conflicts-waiting', () => {
  const { data, requests } = basketServer()
  const NBSP = '\u00a0'
  const item = (ID: number, held = 0): BasketItem => ({ ID, NAME: `Товар ${ID}`, price: 10, held })
  const { held, put } = heldCounts(data)

  describe('a product that a colleague removes while the own change of it', () => {
    test('waits for its turn: it is told, with the way back', async () => {
      put({ 1: 5 })
      let answer = () => {}
      data.gate = new Promise<void>((resolve) => {
        answer = resolve
      })
      const kernel = testKernel()
      kernel.basket.set('main', item(2), 1, 'now')
      await waitFor(() => expect(requests).toHaveLength(1))
      kernel.basket.set('main', item(1, 5), 7, 'now')
      // The page hears of the removal.
      data.held.delete(1)
      kernel.bus.emit('basket:changed', { basket: 'main', CNT: 0, SUM: 0 })
      await waitFor(() => expect(kernel.basket.changes.current().main.get(1)?.held).toBe(0))
      answer()
      await over(kernel)
      expect(held()).toMatchObject({ 1: 7 })
      const [notice, ...more] = told(kernel)
      expect(notice?.text).toBe(`«Товар 1»: в другом месте тем временем удалили, у вас теперь${NBSP}7`)
      expect(more).toEqual([])
      notice?.action?.run()
      await over(kernel)
      expect(held()).not.toHaveProperty('1')
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
})
