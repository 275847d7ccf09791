import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type BreakableConnection, breakableConnection } from '../src/breakable-connection'
import { signIn } from '../src/browser-session'
import { firstSectionPath } from '../src/first-section-path'
import { heldInBasket } from '../src/held-in-basket'
import { alive } from '../src/open-alive'
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

test('a day offline: what was seen opens, a changed basket survives a reload, and the server gets the change once', async ({
  page,
  context,
}) => {
  // No other spec fills a basket there.
  await signIn(context, PURPLE)
  const listPath = await firstSectionPath(PURPLE)
  await lookUntilSaved(page, urlOf(listPath))
  const name = await nameOf(buyableRows(page).first())
  await add(rowOf(page, name)).click()
  await expect.poll(async () => Object.values(await heldInBasket(page))).toEqual([1])
  const [id = ''] = Object.keys(await heldInBasket(page))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Корзина/ })
    .click()
  await expect(rowOf(page, name)).toBeVisible()
  await expect.poll(async () => (await savedOffline(page)).pages.map(({ path }) => path)).toContain('/basket')
  const changes = watchChanges(context)

  await test.step('the server is gone and nobody knows why: a saved page opens, and comes to life by itself', async () => {
    await connection.cutUnnoticed()
    await page.goto(urlOf(listPath))
    await expect(rowOf(page, name)).toBeVisible()
    await expect(note(page)).toContainText(/Сохранённая копия от\s\d{2}:\d{2}/)
    await connection.restore(context)
    await expect(note(page)).toHaveCount(0)
  })
  await test.step('a page that was never seen says so and leads to those that were', async () => {
    await connection.cut(context)
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
    expect(changes).toEqual([])
  })
  await test.step('with the connection the change goes out once, and the note goes', async () => {
    await connection.restore(context)
    await expect.poll(async () => (await heldInBasket(page))[id]).toBe(4)
    await expect(note(page)).toHaveCount(0)
    expect(changes).toHaveLength(1)
    expect(changes[0]).toContain('=4')
  })
})

test('after a logout nothing of the client is left', async ({ page, context }) => {
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
    await alive(page)
    await expect
      .poll(async () => {
        const { answers, pages } = await savedOffline(page)
        return [...answers, ...pages].filter((one) => one.owner === owner)
      })
      .toEqual([])
    const left = await savedOffline(page)
    expect(left.answers.filter(({ text }) => text.includes(first))).toEqual([])
    await connection.cut(context)
    await page.goto(inBlue('/cabinet/orders'))
    await expect(page.getByText(first, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toHaveCount(0)
  })
})
