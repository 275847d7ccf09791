import { randomUUID } from 'node:crypto'
import type { BrowserContext, Cookie, Page } from '@playwright/test'
import { LOGIN_STAMP, SESSION_MARKED, SESSION_MARKER } from '@prilavok/shared-kernel/contract/cookies'
import { ShopClient } from './shop-client'
import { CUSTOMER, GREEN } from './shops'
import { urlOf } from './stack-under-test'

interface Shop {
  domain: string
}

/** A demonstration account of the shop that the spec names. */
export const accountOf = (name: 'director' | 'buyer' | 'client' | 'loyalty' | 'person') => ({
  email: `${name}@example.com`,
  password: CUSTOMER.password,
})

const TOKEN = '/v3/oauth/token/'

/** A Set-Cookie line as the browser keeps it. */
function cookieIn(line: string, { domain }: Shop) {
  const [pair = '', ...attributes] = line.split('; ')
  const at = pair.indexOf('=')
  const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
  const httpOnly = attributes.some((one) => /^httponly$/i.test(one))
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    domain,
    path,
    httpOnly,
    sameSite: 'Lax' as const,
  }
}

/** Gives a browser the session that the API has answered with, as a page of the shop would keep it. */
export async function keepSession(
  context: BrowserContext,
  shop: Shop,
  { text, setCookies }: { text: string; setCookies: string[] },
): Promise<void> {
  const answer = JSON.parse(text) as { access_token?: string; expires_in: number }
  if (!answer.access_token) throw new Error(`No session: ${text}`)
  const own = {
    access_token: encodeURIComponent(answer.access_token),
    expires_in: String(answer.expires_in),
    expires: String(Date.now() + answer.expires_in * 1000),
    [SESSION_MARKER]: SESSION_MARKED,
    [LOGIN_STAMP]: randomUUID(),
  }
  await context.addCookies([
    ...setCookies.map((line) => cookieIn(line, shop)),
    ...Object.entries(own).map(([name, value]) => ({ name, value, url: urlOf(shop, '/') })),
  ])
}

/** Logs a customer in without a page; what the visitor has in the basket stays the visitor's. */
export async function signIn(
  context: BrowserContext,
  shop: Shop = GREEN,
  { email, password }: { email: string; password: string } = CUSTOMER,
): Promise<void> {
  const form = { domain: shop.domain, grant_type: 'password', username: email, password }
  await keepSession(context, shop, await new ShopClient(shop).send('POST', TOKEN, form))
}

/** Speaks with the shop as whoever the browser belongs to: a visitor, if it has not been there yet. */
export async function clientOf(context: BrowserContext, shop: Shop = GREEN): Promise<ShopClient> {
  const url = urlOf(shop, '/')
  const client = new ShopClient(shop)
  for (const { name, value } of await context.cookies(url)) client.keep(name, value)
  if (client.cookies.has('access_token')) return client
  await client.page('/login')
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })))
  return client
}

/** A cookie of the shop, those included that no script sees. */
export const cookieOf = async (context: BrowserContext, name: string): Promise<Cookie | undefined> =>
  (await context.cookies()).find((cookie) => cookie.name === name)

export const cookieValue = async (context: BrowserContext, name: string): Promise<string> =>
  (await cookieOf(context, name))?.value ?? ''

/** An hour and more has passed since the access token was given. */
export const expireToken = (context: BrowserContext): Promise<void> =>
  context.addCookies([{ name: 'expires', value: '1', url: urlOf(GREEN, '/') }])

/** The header's opener of the customer's menu: there is none for visitors. */
export const customerMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Анна', exact: false })
