import { type BrowserContext, expect, type Page } from '@playwright/test'
import { clientOf } from './browser-session'
import { listProducts, putIntoBasket } from './list-products'
import { alive } from './open-alive'
import { urlOf } from './stack-under-test'
import { tickConsents } from './tick-consents'

interface Shop {
  domain: string
}

/** More than the minimum order of any demonstration shop. */
const ENOUGH = { from: 15_000, to: 100_000 }

/** Puts enough for the minimum order into the basket of whoever the browser belongs to. Gives the name of the product. */
export async function fillBasket(context: BrowserContext, shop: Shop): Promise<string> {
  const client = await clientOf(context, shop)
  const countOf = (price: number) => Math.ceil(ENOUGH.from / price)
  const found = (await listProducts(client)).find(
    ({ PRICE, REMAIN }) => PRICE * countOf(PRICE) < ENOUGH.to && countOf(PRICE) * 2 < REMAIN,
  )
  if (!found) throw new Error('No product of this shop comes to such a sum.')
  await putIntoBasket(client, { [found.ID]: countOf(found.PRICE) })
  return found.NAME
}

/** Opens the order form of the basket that is filled. */
export async function openOrderForm(page: Page, shop: Shop): Promise<void> {
  await page.goto(urlOf(shop, '/basket/ordering'))
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  await alive(page)
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Отправить заказ' })

/** Gives the consents, which a session that was prepared by calls has not given in this sitting: in a form that is alive. */
export async function giveConsents(page: Page): Promise<void> {
  await alive(page)
  const consents = page.getByRole('complementary', { name: 'Ваш заказ' })
  await expect(consents.getByRole('checkbox')).toHaveCount(2)
  await tickConsents(consents)
}

/** «Заказ принят» on the page of the order. */
export const accepted = (page: Page) => page.getByRole('region', { name: 'Заказ принят' })

/** Waits for the page of an order that was just made. Gives the number of it. */
export async function acceptedNumber(page: Page): Promise<string> {
  // Not until all of the page's files are there: a page that was loaded anew goes on to the order before.
  await page.waitForURL(/\/cabinet\/orders\/\d+$/, { waitUntil: 'commit' })
  await expect(accepted(page)).toBeVisible()
  return /Номер заказа\s—\s(\S+?)\./.exec(await accepted(page).innerText())?.[1] ?? ''
}

/** How many orders the customer of the browser has made himself: colleagues order in other specs meanwhile. */
export async function orderCount(
  context: BrowserContext,
  shop: Shop,
  { email }: { email: string },
): Promise<number> {
  const query = new URLSearchParams({ limit: '1', offset: '0', order_user: email })
  const client = await clientOf(context, shop)
  return (await client.get<{ NAV: { CNT: number } }>(`/v3/api/client/order/?${query}`)).NAV.CNT
}

/** Makes an order of the basket, as the form does. Gives its ID. */
export async function makeOrder(
  context: BrowserContext,
  shop: Shop,
  choices: Record<string, string> = { payment: 'INVOICE' },
): Promise<number> {
  const client = await clientOf(context, shop)
  const { response } = await client.post<{ response: { ORDER_ID: number | null } }>(
    '/v4/api/client/order_basket/main/create/',
    choices,
  )
  if (!response.ORDER_ID) throw new Error(`No order: ${JSON.stringify(response)}`)
  return response.ORDER_ID
}
