import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test'
import { fillLogin } from './fill-login'
import { CUSTOMER, GREEN } from './shops'
import { urlOf } from './stack-under-test'

/** Logs the demonstration customer in, through the page. */
export async function logIn(page: Page): Promise<void> {
  await page.goto(urlOf(GREEN, '/login'))
  await fillLogin(page, CUSTOMER)
  await expect(page).toHaveURL(/\/cabinet\//)
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

/** Logs out by the menu of the cabinet, where a login leads to. */
export async function logOut(page: Page): Promise<void> {
  const cabinet = page.getByRole('navigation', { name: 'Личный кабинет' })
  await cabinet.getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL(urlOf(GREEN, '/'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
}
