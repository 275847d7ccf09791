import { expect, type Page } from '@playwright/test'
import { fillLogin } from './fill-login'
import { listProducts } from './list-products'
import { CUSTOMER } from './shops'
import { urlOf } from './stack-under-test'

interface Shop {
  domain: string
}

/** A form of the API, sent by the page with its token. @returns the answer */
const post = <T>(page: Page, path: string, form: Record<string, string>): Promise<T> =>
  page.evaluate(
    async ([path, form]) => {
      const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch(`${path}?access_token=${token}`, {
        method: 'POST',
        body: new URLSearchParams(form),
      })
      return (await answer.json()) as T
    },
    [path, form] as const,
  )

/** Logs the customer of a shop in, whose basket then holds ten of the dearest product and nothing else. */
export async function fillBasketOf(page: Page, shop: Shop): Promise<void> {
  await page.goto(urlOf(shop, '/login'))
  await fillLogin(page, CUSTOMER)
  await expect(page).toHaveURL(/\/cabinet\//)
  await refill(page)
}

async function refill(page: Page): Promise<void> {
  const products = await listProducts(page)
  const dearest = products.reduce((best, product) => (product.PRICE > best.PRICE ? product : best))
  await post(page, '/v3/api/client/basket/', { products: 'all', delete: 'Y' })
  await post(page, '/v3/api/client/basket/', { [`products[${dearest.ID}]`]: '10' })
}

/** An order of the customer who is logged in, to be paid online and not paid yet. @returns its ID */
export async function makeOnlineOrder(page: Page): Promise<number> {
  await refill(page)
  const made = await post<{ response: { ORDER_ID: number } }>(
    page,
    '/v4/api/client/order_basket/main/create/',
    { payment: 'ONLINE_PAY', delivery_type: '1' },
  )
  return made.response.ORDER_ID
}

/** The page of an order, at rest. */
export async function openOrder(page: Page, shop: Shop, orderId: number): Promise<void> {
  await page.goto(urlOf(shop, `/cabinet/orders/${orderId}`))
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ №/ })).toBeVisible()
}

/** Presses what opens a window. @returns the window */
export async function windowOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await press()
  return opened
}
