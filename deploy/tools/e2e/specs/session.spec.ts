import { expect, type Page, test } from '@playwright/test'
import { accountOf, cookieValue, customerMenu, expireToken, signIn } from '../src/browser-session'
import { fillLogin } from '../src/fill-login'
import { alive, openAlive } from '../src/open-alive'
import { BLUE, CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const QUIET = '/content/front_up/delivery'
const banner = (page: Page) => page.getByRole('banner')
const nameIn = async (page: Page) =>
  (await banner(page).locator('button[aria-expanded]', { hasText: /\S/ }).last().innerText()).trim()
const visitorLink = (page: Page) => banner(page).getByRole('link', { name: 'Войти' })
const orders = (page: Page) => page.getByRole('heading', { level: 1, name: 'Мои заказы' })
const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Вход' })

/** Notes every text that the page ever shows from now on. */
const watchTexts = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seenTexts: seen })
    const look = () => {
      seen.push(document.body.innerText)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const seenTexts = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenTexts: string[] }).seenTexts)

/** Holds back the login that a page sends. */
async function heldLogin(page: Page): Promise<{ begun: Promise<unknown>; release: () => void }> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/v3/oauth/token/', async (route) => {
    if (route.request().postData()?.includes('grant_type=password')) await held
    await route.continue()
  })
  const begun = page.waitForRequest(
    (request) => request.postData()?.includes('grant_type=password') ?? false,
    { timeout: 0 },
  )
  return { begun, release: () => release() }
}

test('[SHELL-043, KERN-005, AUTH-001] a link of an e-mail opens after the login that it asks for', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, '/cabinet/orders?page=1&sort=date'))
  await expect(page).toHaveURL(urlOf(GREEN, '/'))
  await expect(page.getByText('Войдите, чтобы продолжить')).toBeVisible()
  await expect(loginDialog(page)).toBeVisible()
  await fillLogin(page, CUSTOMER)
  await expect(page).toHaveURL(urlOf(GREEN, '/cabinet/orders?page=1&sort=date'))
  await expect(orders(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[KERN-009] a login reaches the other tabs at once, a logout too; nothing of the customer stays there, nor comes by «Back»', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await openAlive(tab, QUIET)
  await expect(visitorLink(other)).toBeVisible()
  await visitorLink(page).click()
  await fillLogin(page, CUSTOMER)
  for (const tab of [page, other]) await banner(tab).getByRole('link', { name: 'Заказы' }).click()
  for (const tab of [page, other]) await expect(orders(tab)).toBeVisible()
  const owner = await nameIn(other)

  await banner(page).getByRole('button', { name: owner }).click()
  await page.getByRole('button', { name: 'Выйти' }).last().click()
  await expect(page).toHaveURL(urlOf(GREEN, '/'))
  await expect(visitorLink(page)).toBeVisible()
  await expect(loginDialog(other)).toContainText(/Вы вышли в\sдругой вкладке/)
  await expect(orders(other)).toHaveCount(0)
  await expect(other.getByText(owner, { exact: true })).toHaveCount(0)

  await page.waitForLoadState()
  await page.goBack()
  // The cabinet is a customer's.
  await expect(loginDialog(page)).toBeVisible()
  await expect(page.getByText(owner, { exact: true })).toHaveCount(0)
})

test('who logs in over the session of another user, in another tab, sees nothing of that user, not for a frame', {
  tag: '@nightly',
}, async ({ page, context }) => {
  // Sent while the first login is on its way: a form that is not sent is left when another tab logs in.
  const late = await context.newPage()
  const first = await heldLogin(page)
  const second = await heldLogin(late)
  await Promise.all([page, late].map((tab) => openAlive(tab, '/login', BLUE)))
  await fillLogin(page, CUSTOMER)
  await first.begun
  // Of no company, so that he sees nothing of a colleague’s.
  await fillLogin(late, accountOf('person'))
  first.release()
  await page.waitForURL(/\/cabinet\//)
  const owner = await nameIn(page)
  await page.goto(urlOf(BLUE, '/cabinet/orders'))
  const numbers = page.getByRole('main').locator('a[href*="/cabinet/orders/"]', { hasText: '№' })
  await expect(numbers.first()).toBeVisible()
  const ofOwner = await numbers.allInnerTexts()

  const login = await cookieValue(context, 'login_stamp')
  await Promise.all([late.bringToFront(), watchTexts(page)])
  second.release()
  await expect.poll(() => cookieValue(context, 'login_stamp')).not.toBe(login)
  await late.waitForURL(/\/cabinet\//)
  for (const tab of [late, page]) {
    await tab.bringToFront()
    await expect(banner(tab).locator('button[aria-expanded]').last()).not.toHaveText(owner)
    await expect(tab.getByText(owner, { exact: true })).toHaveCount(0)
  }
  const next = await nameIn(page)
  const withNext = (await seenTexts(page)).filter((text) => text.includes(next))
  expect(withNext.length).toBeGreaterThan(0)
  expect(
    withNext.filter((text) => text.includes(owner) || ofOwner.some((order) => text.includes(order))),
  ).toEqual([])
})

test('[KERN-007] a form that is being filled survives a token that the server rejects; the login goes on', async ({
  page,
  context,
}) => {
  await signIn(context)
  const checked = page.waitForResponse('**/utils/check/**', { timeout: 0 })
  await openAlive(page, '/recovery')
  await page.getByRole('main').getByLabel(/Почта/).fill('anna@example.com')
  await checked
  await page.evaluate(() => {
    document.cookie = 'access_token=1.unknown; Path=/'
  })
  const reloaded = page.waitForEvent('load', { timeout: 0 })
  await banner(page).getByRole('combobox').first().fill('бумага')
  await reloaded
  await expect(page.getByRole('main').getByLabel(/Почта/)).toHaveValue('anna@example.com')
  await expect(page.getByText(/То, что вы ввели, на месте/)).toBeVisible()
  await expect(customerMenu(page)).toBeVisible()
})

test('[SHELL-045] [KERN-002, KERN-006] a customer who comes back the next day gets cabinet and favourites rendered as a customer’s, with one token for all tabs', async ({
  page,
  context,
}) => {
  await signIn(context)
  const former = await cookieValue(context, 'access_token')
  const given = new Set<string>()
  const failed: string[] = []
  const visited: string[] = []
  context.on('response', async (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
    const lines = await response.headerValues('set-cookie').catch(() => [])
    const line = lines.flatMap((one) => one.split('\n')).find((one) => one.startsWith('access_token='))
    if (line) given.add(line.split(';')[0] ?? '')
  })
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) tab.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  const paths = ['/cabinet/orders?page=1', '/catalog/favorite']
  await expireToken(context)
  const answers = await Promise.all(tabs.map((tab, at) => tab.goto(urlOf(GREEN, paths[at] ?? ''))))
  for (const answer of answers) {
    const html = (await answer?.text()) ?? ''
    expect(html).toContain('Анна')
    expect(html).toContain('"rendered":"server"')
  }
  for (const [at, tab] of tabs.entries()) {
    await alive(tab)
    await expect(customerMenu(tab)).toBeVisible()
    await expect(tab).toHaveURL(urlOf(GREEN, paths[at] ?? ''))
    await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
  }
  expect(await cookieValue(context, 'access_token')).not.toBe(former)
  expect(given.size).toBe(1)
  expect(visited).not.toContain('/')
  expect(failed).toEqual([])
})
