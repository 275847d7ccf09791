import { expect, type Page, test } from '@playwright/test'
import { becomeCustomer } from '../src/become-customer'
import { type GoodsChange, withChangedGoods } from '../src/changed-goods'
import { heldInBasket } from '../src/held-in-basket'
import { BLUE } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

interface Goods {
  ID: number
  NAME: string
  PRICE: number
  REMAIN: number
  ASSORTMENT: 'Y' | 'N'
  UP_MULTIPLICITY: { MIN: number; STEP: number }
}

/**
 * An order of its own, of four products that are sold singly, made by the calls that the shop itself makes.
 * @param half of the goods, 0 or 1: tests that run beside each other change none of each other's
 */
const orderGoods = (page: Page, half: 0 | 1): Promise<{ orderId: number; goods: Goods[] }> =>
  page.evaluate(async (half) => {
    const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const call = async (path: string, form?: Record<string, string>) => {
      const url = `${path}${path.includes('?') ? '&' : '?'}access_token=${token}`
      const answer = await fetch(url, form && { method: 'POST', body: new URLSearchParams(form) })
      return answer.json()
    }
    const { ITEMS } = await call('/v3/api/catalog/list/?limit=1000')
    const goods = ITEMS.filter(
      (one: Goods) =>
        one.ID % 2 === half &&
        one.ASSORTMENT === 'Y' &&
        one.REMAIN > 400 &&
        one.UP_MULTIPLICITY.MIN <= 1 &&
        one.UP_MULTIPLICITY.STEP <= 1 &&
        one.PRICE > 0,
    ).slice(-4)
    if (goods.length < 4)
      throw new Error(`Only ${goods.length} products of the shop are in stock in such a number.`)
    const products = Object.fromEntries(goods.map((one: Goods) => [`products[${one.ID}]`, '150']))
    await call('/v4/api/client/basket/main/add/', products)
    const shops = await call('/v3/api/client/tradepoint/')
    const { response } = await call('/v4/api/client/order_basket/main/create/', {
      delivery_type: '1',
      payment: 'INVOICE',
      tradepoint_id: String(shops.ITEMS[0].ID),
    })
    return { orderId: response.ORDER_ID, goods }
  }, half)

/** The first has become dearer, the second is there in part, the third is gone; the fourth is as then. */
const changesOf = ([dearer, part, gone]: readonly Goods[]): GoodsChange[] => [
  { id: dearer?.ID ?? 0, dearer: 2 },
  { id: part?.ID ?? 0, remain: 100 },
  { id: gone?.ID ?? 0, remain: 0 },
]

const ready = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

test('an order is repeated from the list, from its page and by the keyboard, once the buyer has seen what changed', async ({
  page,
}, { project }) => {
  test.slow()
  await becomeCustomer(page, BLUE, `repeat-${project.name}-${Date.now()}@example.com`, 'pril-Avok-2026')
  const { orderId, goods } = await orderGoods(page, 0)
  const dialog = page.getByRole('dialog', { name: /^Повторить заказ/ })
  const rowOf = (at: number) => dialog.getByRole('listitem', { name: goods[at]?.NAME ?? '', exact: true })
  const held = async () => heldInBasket(page)

  await withChangedGoods(BLUE, changesOf(goods), async () => {
    await test.step('from the list: nothing is in the basket before the buyer says so', async () => {
      await page.goto(urlOf(BLUE, '/cabinet/orders'))
      await ready(page)
      await page.getByRole('button', { name: /^Повторить заказ/ }).click()
      await expect(rowOf(0)).toContainText('Дороже на')
      await expect(rowOf(1)).toContainText('В наличии 100 из 150')
      await expect(rowOf(2)).toContainText('Нет на складе')
      await expect(rowOf(3)).toHaveCount(0)
      expect(await held()).toEqual({})
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('from its page: one key takes all that can be had; Ctrl+Z takes it back', async () => {
      await page.goto(urlOf(BLUE, `/cabinet/orders/${orderId}`))
      await ready(page)
      await page.getByRole('main').getByRole('button', { name: 'Повторить', exact: true }).click()
      await expect(rowOf(1)).toBeVisible()
      await page.keyboard.press('Control+Enter')
      await expect(dialog).toBeHidden()
      await expect.poll(async () => (await held())[String(goods[1]?.ID)]).toBe(100)
      expect((await held())[String(goods[3]?.ID)]).toBe(150)
      await page.keyboard.press('Control+z')
      await expect.poll(held).toEqual({})
    })
  })
})

test('on a phone the preview is a sheet without sideways scroll', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 375, height: 740 })
  await becomeCustomer(page, BLUE, `repeat-phone-${Date.now()}@example.com`, 'pril-Avok-2026')
  const { orderId, goods } = await orderGoods(page, 1)
  await withChangedGoods(BLUE, changesOf(goods), async () => {
    await page.goto(urlOf(BLUE, `/cabinet/orders/${orderId}`))
    await ready(page)
    await page.getByRole('main').getByRole('button', { name: 'Повторить', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Повторить заказ/ })
    await expect(dialog.getByText('В наличии 100 из 150')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await dialog.getByRole('button', { name: /^Добавить/ }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await heldInBasket(page))[String(goods[1]?.ID)]).toBe(100)
  })
})
