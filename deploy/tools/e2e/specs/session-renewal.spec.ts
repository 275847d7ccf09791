import { expect, type Page, test } from '@playwright/test'
import { cookieValue, customerMenu, expireToken, logIn } from '../src/browser-session'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const TABS = 10
const isTokenCall = (url: string) => new URL(url).pathname === '/v3/oauth/token/'
const isApiCall = (url: string) => /^\/v[1-4]\//.test(new URL(url).pathname) && !url.includes('/oauth/')

test('a customer who comes back the next day gets the page rendered on the server, as a customer', async ({
  page,
  context,
}) => {
  await logIn(page)
  const former = await cookieValue(context, 'access_token')
  await page.close()
  await expireToken(context)
  const next = await context.newPage()
  const answer = await next.goto(urlOf(GREEN, '/cabinet/orders?page=1'))
  expect(answer?.status()).toBe(200)
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('Анна')
  expect(html).toContain('"rendered":"server"')
  await expect(next).toHaveURL(urlOf(GREEN, '/cabinet/orders?page=1'))
  await expect(customerMenu(next)).toBeVisible()
  expect(await cookieValue(context, 'access_token')).not.toBe(former)
})

test('ten pages that are opened at once with an expired token make one refresh', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await logIn(page)
  await page.close()
  await expireToken(context)
  const given = new Set<string>()
  const posted: string[] = []
  context.on('request', (request) => {
    if (isTokenCall(request.url())) posted.push(request.postData() ?? '')
  })
  context.on('response', async (response) => {
    const lines = await response.headerValues('set-cookie').catch(() => [])
    const line = lines.flatMap((one) => one.split('\n')).find((one) => one.startsWith('access_token='))
    if (line) given.add(line)
  })
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto(urlOf(GREEN, '/cabinet/orders'))))
  for (const tab of tabs) await expect(customerMenu(tab)).toBeVisible()
  expect(posted).toEqual([])
  expect(new Set([...given].map((line) => line.split(';')[0])).size).toBe(1)
})

test('ten open tabs whose token expires make one refresh and lose no request', async ({ page, context }) => {
  test.setTimeout(180_000)
  await logIn(page)
  const tabs: Page[] = []
  for (let index = 0; index < TABS; index += 1) {
    const tab = await context.newPage()
    // On the home page ten sets of banners would turn at once.
    await tab.goto(urlOf(GREEN, '/content/front_up/delivery'))
    await expect(tab.locator('html[data-hydrated]')).toBeAttached()
    await expect(customerMenu(tab)).toBeVisible()
    tabs.push(tab)
  }
  const refreshes: string[] = []
  const failed: string[] = []
  context.on('request', (request) => {
    if (isTokenCall(request.url())) refreshes.push(request.postData() ?? '')
  })
  context.on('response', (response) => {
    if (isApiCall(response.url()) && !response.ok()) failed.push(`${response.status()} ${response.url()}`)
  })
  await expireToken(context)
  await Promise.all(tabs.map((tab) => tab.getByRole('banner').getByRole('link', { name: 'Заказы' }).click()))
  for (const tab of tabs)
    await expect(tab.getByRole('main').locator('a[href^="/cabinet/orders/"]').first()).toBeVisible({
      timeout: 60_000,
    })
  expect(refreshes).toHaveLength(1)
  expect(refreshes[0]).toContain('grant_type=refresh_token')
  expect(failed).toEqual([])
})
