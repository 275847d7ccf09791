import { expect, type Page } from '@playwright/test'
import { fillLogin } from './fill-login'
import { firstSectionPath } from './first-section-path'
import { urlOf } from './stack-under-test'

interface Shop {
  domain: string
}

/** A demonstration account that no other spec orders or fills a basket with, in the shop that the spec names. */
export const accountOf = (name: 'director' | 'buyer' | 'client' | 'loyalty' | 'person') => ({
  email: `${name}@example.com`,
  password: 'prilavok-demo',
})

interface Product {
  ID: number
  NAME: string
  PRICE: number
  LOYALTY_PRICE: number | null
  REMAIN: number
  UP_MULTIPLICITY: { MIN: number; STEP: number }
}

interface Filled {
  basket: 'main' | 'loyalty'
  /** Roubles or points that it comes to at least, and at most. */
  from: number
  to: number
}
/** More than the minimum order of any demonstration shop. */
const ENOUGH: Filled = { basket: 'main', from: 15_000, to: 100_000 }
/** Less than the demonstration customer's points. */
const POINTS: Filled = { basket: 'loyalty', from: 1, to: 1000 }

/** Puts one product into the basket of the page's visitor, as many as a sum needs. Gives its name. */
async function fill(page: Page, shop: Shop, choices: Filled): Promise<string> {
  await page.goto(urlOf(shop, await firstSectionPath(page, shop)))
  const section = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  return page.evaluate(
    async ({ basket, from, to, section }) => {
      const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const list = await fetch(
        `/v3/api/catalog/list/?limit=200&filter[SECTION_ID]=${section}&access_token=${token}`,
      )
      const { ITEMS } = (await list.json()) as { ITEMS: Product[] }
      const priceOf = ({ PRICE, LOYALTY_PRICE }: Product) =>
        basket === 'main' ? PRICE : (LOYALTY_PRICE ?? 0)
      const found = ITEMS.find((item) => {
        const price = priceOf(item)
        const { MIN, STEP } = item.UP_MULTIPLICITY
        const count = Math.ceil(from / price)
        return price > 0 && price * count < to && count * 2 < item.REMAIN && MIN <= 1 && STEP <= 1
      })
      if (!found) throw new Error('No product of this section comes to such a sum.')
      const body = new URLSearchParams({
        [`products[${found.ID}]`]: String(Math.ceil(from / priceOf(found))),
      })
      await fetch(`/v4/api/client/basket/${basket}/add/?access_token=${token}`, { method: 'POST', body })
      return found.NAME
    },
    { ...choices, section },
  )
}

/** Puts enough for the minimum order into the basket. Gives the name of the product. */
export const fillBasket = (page: Page, shop: Shop): Promise<string> => fill(page, shop, ENOUGH)

/** Puts something into the bonus basket that the customer's points pay. Gives the name of the product. */
export const fillBonusBasket = (page: Page, shop: Shop): Promise<string> => fill(page, shop, POINTS)

export async function logInTo(page: Page, shop: Shop, account: ReturnType<typeof accountOf>): Promise<void> {
  await page.goto(urlOf(shop, '/login'))
  await fillLogin(page, account)
  await expect(page).toHaveURL(/\/cabinet\//)
}

/** Opens the order form of the basket that is filled. */
export async function openOrderForm(page: Page, shop: Shop, query = ''): Promise<void> {
  await page.goto(urlOf(shop, `/basket/ordering${query}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Отправить заказ' })

/** «Заказ принят» on the page of the order. */
export const accepted = (page: Page) => page.getByRole('region', { name: 'Заказ принят' })

/** Waits for the page of an order that was just made. Gives the number of it. */
export async function acceptedNumber(page: Page): Promise<string> {
  // Not until all of the page's files are there: a page that was loaded anew goes on to the order before.
  await page.waitForURL(/\/cabinet\/orders\/\d+$/, { waitUntil: 'commit' })
  await expect(accepted(page)).toBeVisible()
  return /Номер заказа\s—\s(\S+?)\./.exec(await accepted(page).innerText())?.[1] ?? ''
}

/** How many orders the page's customer has made himself: colleagues order in other specs meanwhile. */
export const orderCount = (page: Page, { email }: { email: string }): Promise<number> =>
  page.evaluate(async (user) => {
    const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const query = new URLSearchParams({ limit: '1', offset: '0', order_user: user, access_token: token })
    const answer = await fetch(`/v3/api/client/order/?${query}`)
    const { NAV } = (await answer.json()) as { NAV: { CNT: number } }
    return NAV.CNT
  }, email)
