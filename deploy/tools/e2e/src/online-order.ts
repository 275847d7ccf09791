import { type BrowserContext, expect, type Page } from '@playwright/test'
import { clientOf, signIn } from './browser-session'
import { listProducts } from './list-products'
import { makeOrder } from './order-form'
import { urlOf } from './stack-under-test'

interface Shop {
  domain: string
}

async function refill(context: BrowserContext, shop: Shop): Promise<void> {
  const client = await clientOf(context, shop)
  const products = await listProducts(client)
  const dearest = products.reduce((best, product) => (product.PRICE > best.PRICE ? product : best))
  await client.post('/v3/api/client/basket/', { products: 'all', delete: 'Y' })
  await client.post('/v3/api/client/basket/', { [`products[${dearest.ID}]`]: '10' })
}

/** Logs the customer of a shop in, whose basket then holds ten of the dearest product and nothing else. */
export async function fillBasketOf(context: BrowserContext, shop: Shop): Promise<void> {
  await signIn(context, shop)
  await refill(context, shop)
}

/** An order of the customer who is logged in, to be paid online and not paid yet. @returns its ID */
export async function makeOnlineOrder(context: BrowserContext, shop: Shop): Promise<number> {
  return makeOrder(context, shop, { payment: 'ONLINE_PAY', delivery_type: '1' })
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
