import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { cookieValue, customerMenu, signIn } from '../src/browser-session'
import { openAlive } from '../src/open-alive'

const TYPED = 'anna@example.com'
const banner = (page: Page) => page.getByRole('banner')
const email = (page: Page) => page.getByRole('main').getByLabel(/Почта/)
const order = (page: Page) => page.getByRole('main').locator('a[href^="/cabinet/orders/"]').first()
const open = (page: Page, name: string | RegExp) => banner(page).getByRole('link', { name }).click()

/** The browser has a clock of its own; the shop is the real one. @returns the grants of its token calls and the calls that failed */
async function withClock(context: BrowserContext) {
  await context.clock.install()
  const seen = { grants: [] as string[], failed: [] as string[] }
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname === '/v3/oauth/token/') {
      const grant = new URLSearchParams(response.request().postData() ?? '').get('grant_type')
      seen.grants.push(`${grant} ${response.status()}`)
    } else if (/^\/v[1-4]\//.test(pathname) && !response.ok()) {
      seen.failed.push(`${response.status()} ${pathname}`)
    }
  })
  return seen
}

/** A page of the context that is alive, with a form that has been begun. */
async function openForm(page: Page): Promise<void> {
  await openAlive(page, '/recovery')
  await email(page).fill(TYPED)
}

test('[KERN-001, KERN-002, KERN-006] a day of a customer with two tabs: one refresh an hour, no call and nothing typed is lost', {
  tag: '@nightly',
}, async ({ page, context }) => {
  const seen = await withClock(context)
  await signIn(context)
  await openForm(page)
  const other = await context.newPage()
  await openAlive(other, '/basket')
  seen.grants.length = 0

  await test.step('58 minutes later the token is good still', async () => {
    await context.clock.fastForward('58:00')
    await open(other, 'Заказы')
    await expect(order(other)).toBeVisible()
    expect(seen.grants).toEqual([])
  })
  await test.step('after the hour both tabs ask at once', async () => {
    const former = await cookieValue(context, 'access_token')
    await context.clock.fastForward('02:30')
    await Promise.all([banner(page).getByRole('combobox').first().fill('бумага'), open(other, /Корзина/)])
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(other).toHaveURL(/\/basket$/)
    await expect.poll(() => seen.grants).toEqual(['refresh_token 200'])
    expect(await cookieValue(context, 'access_token')).not.toBe(former)
  })
  await test.step('the next token lasts an hour from then', async () => {
    await context.clock.fastForward('57:00')
    await open(other, 'Заказы')
    await expect(order(other)).toBeVisible()
    expect(seen.grants).toHaveLength(1)
    await context.clock.fastForward('05:00')
    await open(other, /Корзина/)
    await expect.poll(() => seen.grants).toEqual(['refresh_token 200', 'refresh_token 200'])
  })
  await expect(email(page)).toHaveValue(TYPED)
  await expect(customerMenu(page)).toBeVisible()
  expect(seen.failed).toEqual([])
})
