import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { fillLogin } from '../src/fill-login'
import { BLUE, CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** Another company's user than CUSTOMER. */
/** Of no company, so that he sees nothing of a colleague’s. */
const OTHER = { email: 'person@example.com', password: CUSTOMER.password }

const banner = (page: Page) => page.getByRole('banner')
const nameIn = async (page: Page) =>
  (await banner(page).locator('button[aria-expanded]', { hasText: /\S/ }).last().innerText()).trim()
const visitorLink = (page: Page) => banner(page).getByRole('link', { name: 'Войти' })

async function logIn(page: Page, account: typeof CUSTOMER): Promise<void> {
  await page.goto(urlOf(GREEN, '/login'))
  await fillLogin(page, account)
  await page.waitForURL(/\/cabinet\//)
}
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
async function heldLogin(page: Page): Promise<{ begun: Promise<unknown>; release: () => Promise<void> }> {
  const path = '**/v3/oauth/token/'
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    if (route.request().postData()?.includes('grant_type=password')) await held
    await route.continue()
  })
  return {
    begun: page.waitForRequest((request) => request.postData()?.includes('grant_type=password') ?? false),
    release: async () => release(),
  }
}
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value

test('[SHELL-043, KERN-005, AUTH-001] a link of an e-mail opens after the login that it asks for', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, '/cabinet/orders?page=1&sort=date'))
  await expect(page).toHaveURL(urlOf(GREEN, '/'))
  await expect(page.getByText('Войдите, чтобы продолжить')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await fillLogin(page, CUSTOMER)
  await expect(page).toHaveURL(urlOf(GREEN, '/cabinet/orders?page=1&sort=date'))
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[KERN-009] a login reaches the other tabs at once, a logout too; nothing of the customer stays there', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto(urlOf(GREEN, '/'))
  await expect(visitorLink(other)).toBeVisible()
  await logIn(page, CUSTOMER)
  await expect(visitorLink(other)).toHaveCount(0)
  await other.goto(urlOf(GREEN, '/cabinet/orders'))
  await expect(other.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  const owner = await nameIn(other)

  await banner(page).getByRole('button', { name: owner }).click()
  await page.getByRole('button', { name: 'Выйти' }).last().click()
  await expect(visitorLink(page)).toBeVisible()
  await expect(other.getByRole('dialog', { name: 'Вход' })).toContainText(/Вы вышли в\sдругой вкладке/)
  await expect(other.getByRole('heading', { level: 1, name: 'Мои заказы' })).toHaveCount(0)
  await expect(other.getByText(owner, { exact: true })).toHaveCount(0)
})

test('who logs in over the session of another user, in another tab, sees nothing of that user, not for a frame', async ({
  page,
  context,
}) => {
  // Sent while the first login is on its way: a form that is not sent is left when another tab logs in.
  const late = await context.newPage()
  const first = await heldLogin(page)
  const second = await heldLogin(late)
  await Promise.all([page, late].map((tab) => tab.goto(urlOf(BLUE, '/login'))))
  await fillLogin(page, CUSTOMER)
  await first.begun
  await fillLogin(late, OTHER)
  await first.release()
  await page.waitForURL(/\/cabinet\//)
  const owner = await nameIn(page)
  await page.goto(urlOf(BLUE, '/cabinet/orders'))
  const orders = await page
    .getByRole('main')
    .locator('a[href*="/cabinet/orders/"]', { hasText: '№' })
    .allInnerTexts()
  expect(orders.length).toBeGreaterThan(0)

  const login = await cookieOf(context, 'login_stamp')
  await Promise.all([late.bringToFront(), watchTexts(page)])
  await second.release()
  await expect.poll(() => cookieOf(context, 'login_stamp')).not.toBe(login)
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
    withNext.filter((text) => text.includes(owner) || orders.some((order) => text.includes(order))),
  ).toEqual([])
})

test('«Back» after a logout shows nothing of the customer', async ({ page }) => {
  await logIn(page, CUSTOMER)
  const owner = await nameIn(page)
  await banner(page).getByRole('button', { name: owner }).click()
  await page.getByRole('button', { name: 'Выйти' }).last().click()
  await expect(page).toHaveURL(urlOf(GREEN, '/'))
  await expect(visitorLink(page)).toBeVisible()
  await page.waitForLoadState()
  await page.goBack()
  // The cabinet is a customer's.
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await expect(page.getByText(owner, { exact: true })).toHaveCount(0)
})

test('[KERN-002, KERN-006] tabs with an expired token make one refresh, and no call is lost', async ({
  page,
  context,
}) => {
  await logIn(page, CUSTOMER)
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()]
  for (const tab of tabs) await tab.goto(urlOf(GREEN, '/cabinet/orders'))
  const refreshes: string[] = []
  const failed: string[] = []
  context.on('response', (response) => {
    const body = response.request().postData() ?? ''
    if (body.includes('grant_type=refresh_token')) refreshes.push(String(response.status()))
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  await page.evaluate(() => {
    document.cookie = `expires=${Date.now() - 1}; Path=/`
  })
  await Promise.all(
    tabs.map((tab) =>
      banner(tab)
        .getByRole('link', { name: /Корзина/ })
        .click(),
    ),
  )
  for (const tab of tabs) await expect(tab).toHaveURL(/\/basket$/)
  await expect.poll(() => refreshes).toEqual(['200'])
  expect(failed).toEqual([])
})

test('[KERN-007] a form that is being filled survives a token that the server rejects; the login goes on', async ({
  page,
}) => {
  await logIn(page, CUSTOMER)
  await page.goto(urlOf(GREEN, '/cabinet/orders'))
  const owner = await nameIn(page)
  await page.goto(urlOf(GREEN, '/recovery'))
  const checked = page.waitForResponse('**/utils/check/**')
  await page.getByRole('main').getByLabel(/Почта/).fill('anna@example.com')
  await checked
  await page.evaluate(() => {
    document.cookie = 'access_token=1.unknown; Path=/'
  })
  const reloaded = page.waitForEvent('load')
  await banner(page).getByRole('searchbox').or(banner(page).getByRole('combobox')).first().fill('бумага')
  await reloaded
  await expect(page.getByRole('main').getByLabel(/Почта/)).toHaveValue('anna@example.com')
  await expect(page.getByText(/То, что вы ввели, на месте/)).toBeVisible()
  await expect(banner(page).getByRole('button', { name: owner })).toBeVisible()
})

test('a client who opens the address of the login is taken on to the cabinet, by the address alone', async ({
  page,
}) => {
  await logIn(page, CUSTOMER)
  for (const path of ['/login', '/login?email=anna%40example.com']) {
    await page.goto(urlOf(GREEN, path))
    await expect(page).toHaveURL(/\/cabinet\//)
    await expect(page).toHaveURL(/\/cabinet\/info$/)
    await expect(page.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toHaveCount(0)
  }
})
