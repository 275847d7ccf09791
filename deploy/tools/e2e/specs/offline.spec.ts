import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type BreakableConnection, breakableConnection } from '../src/breakable-connection'
import { accountOf, signIn } from '../src/browser-session'
import { firstSectionPath } from '../src/first-section-path'
import { heldInBasket } from '../src/held-in-basket'
import { lookUntilSaved, savedOffline } from '../src/saved-offline'
import { add, buyableRows, count, more, nameOf, rowOf } from '../src/section-row'
import { BLUE, CUSTOMER, PURPLE } from '../src/shops'

test.use({ serviceWorkers: 'allow' })

let connection: BreakableConnection
test.beforeEach(async () => {
  connection = await breakableConnection()
})
test.afterEach(() => connection.close())

const urlOf = (path: string) => connection.urlOf(PURPLE, path)
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Нет связи' })

/** A product of a list that can be bought singly. */
async function openList(page: Page): Promise<{ listPath: string; name: string; productPath: string }> {
  const listPath = await firstSectionPath(PURPLE)
  await page.goto(urlOf(listPath))
  const row = buyableRows(page).first()
  const productPath = (await row.getByRole('link').first().getAttribute('href')) ?? ''
  return { listPath, name: await nameOf(row), productPath }
}

/** Every change of the basket that reaches the server from now on. */
function watchChanges(context: BrowserContext): string[] {
  const changes: string[] = []
  context.on('response', (response) => {
    const request = response.request()
    if (request.method() === 'POST' && /basket.*\/(add|replace)\//.test(request.url()))
      changes.push(request.postData() ?? '')
  })
  return changes
}

test('a day offline: what was seen opens, a changed basket survives reloads, and the server gets each change once', async ({
  page,
  context,
}) => {
  // No other spec fills a basket there.
  await signIn(context, PURPLE)
  const { listPath, name, productPath } = await openList(page)
  await add(rowOf(page, name)).click()
  await expect.poll(async () => Object.values(await heldInBasket(page))).toContain(1)
  const before = await heldInBasket(page)
  for (const path of [productPath, '/basket', '/cabinet/orders']) await lookUntilSaved(page, urlOf(path))
  const orders = await page.getByRole('main').locator('a[href*="/cabinet/orders/"]').allInnerTexts()
  expect(orders.length).toBeGreaterThan(0)
  await lookUntilSaved(page, urlOf(listPath))
  const changes = watchChanges(context)

  await test.step('without a connection each page opens again, and says how old it is', async () => {
    await connection.cut(context)
    await page.reload()
    await expect(rowOf(page, name)).toBeVisible()
    await expect(note(page)).toContainText(/Сохранённая копия от\s\d{2}:\d{2}/)
    await page.goto(urlOf(productPath))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goto(urlOf('/cabinet/orders'))
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href*="/cabinet/orders/"]').first()).toHaveText(
      orders[0] ?? '',
    )
  })
  await test.step('a page that was never seen says so and leads to those that were', async () => {
    await page.goto(urlOf('/catalog/999999'))
    await expect(note(page)).toContainText('эта страница не\u00a0сохранена')
    await note(page).getByRole('link', { name: 'Корзина' }).click()
    await expect(rowOf(page, name)).toBeVisible()
  })
  await test.step('the basket can be changed, and the change survives a reload', async () => {
    await more(rowOf(page, name)).click()
    await more(rowOf(page, name)).click()
    await expect(count(rowOf(page, name))).toHaveValue('3')
    await page.reload()
    await expect(count(rowOf(page, name))).toHaveValue('3')
    await more(rowOf(page, name)).click()
    await expect(count(rowOf(page, name))).toHaveValue('4')
    await page.reload()
    await expect(count(rowOf(page, name))).toHaveValue('4')
    expect(changes).toEqual([])
  })
  await test.step('with the connection the change goes out once, and the note goes', async () => {
    await connection.restore(context)
    const id = Object.keys(before)[0] ?? ''
    await expect.poll(async () => (await heldInBasket(page))[id]).toBe(4)
    await expect(note(page)).toHaveCount(0)
    expect(changes).toHaveLength(1)
    expect(changes[0]).toContain('=4')
    await page.reload()
    await expect(count(rowOf(page, name))).toHaveValue('4')
    expect(changes).toHaveLength(1)
  })
})

test('after a logout nothing of the client is left, nor is it there for the next one', async ({
  page,
  context,
}) => {
  const inBlue = (path: string) => connection.urlOf(BLUE, path)
  // Individuals have accounts there.
  await signIn(context, BLUE, CUSTOMER)
  await lookUntilSaved(page, inBlue('/cabinet/orders'))
  const orders = await page.getByRole('main').locator('a[href*="/cabinet/orders/"]').allInnerTexts()
  const first = orders[0] ?? ''
  const owner = (await savedOffline(page)).pages[0]?.owner ?? ''
  expect(owner).toMatch(/^user /)
  // Files and the document are for everybody: nothing in the worker's caches is an answer or a page.
  const { cached } = await savedOffline(page)
  expect(cached.filter((path) => path !== '/' && !/^\/(parts|upload)\//.test(path))).toEqual([])

  await test.step('logged out, and offline', async () => {
    const cabinet = page.getByRole('navigation', { name: 'Личный кабинет' })
    await cabinet.getByRole('button', { name: 'Выйти' }).click()
    await page.waitForURL(inBlue('/'))
    await lookUntilSaved(page, inBlue('/'))
    const left = await savedOffline(page)
    expect([...left.answers, ...left.pages].filter((one) => one.owner === owner)).toEqual([])
    expect(left.answers.filter(({ text }) => text.includes(first))).toEqual([])
    await connection.cut(context)
    await page.goto(inBlue('/cabinet/orders'))
    await expect(page.getByText(first, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toHaveCount(0)
  })
  await test.step('another client, also after the worker has started anew', async () => {
    await connection.restore(context)
    // Without a company: colleagues see each other's orders.
    await signIn(context, BLUE, accountOf('person'))
    await lookUntilSaved(page, inBlue('/cabinet/orders'))
    const session = await context.newCDPSession(page)
    await session.send('ServiceWorker.enable')
    const stopped = new Promise<void>((resolve) => {
      session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
      })
    })
    await session.send('ServiceWorker.stopAllWorkers')
    await stopped
    // The browser's own offline mode is not for workers that are stopped: Chromium ends or hangs.
    await connection.cutUnnoticed()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
    await expect(page.getByText(first, { exact: true })).toHaveCount(0)
    const held = await savedOffline(page)
    expect(held.answers.filter(({ text }) => text.includes(first))).toEqual([])
  })
})

test('a server that is gone while the browser believes to be online: saved pages open, and come to life again by themselves', async ({
  page,
  context,
}) => {
  const path = await firstSectionPath(PURPLE)
  await lookUntilSaved(page, urlOf(path))
  await connection.cutUnnoticed()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible()
  await expect(note(page)).toContainText('Сохранённая копия от')
  await connection.restore(context)
  await expect(note(page)).toHaveCount(0)
  await page.reload()
  expect(await page.evaluate(() => document.getElementById('boot')?.textContent)).toContain(
    '"rendered":"server"',
  )
})
