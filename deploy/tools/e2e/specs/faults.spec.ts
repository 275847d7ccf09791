import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { customerMenu } from '../src/browser-session'
import { watchErrors } from '../src/faults'
import { fillLogin } from '../src/fill-login'
import { firstSectionPath } from '../src/first-section-path'
import { SHELL_SCRIPT } from '../src/held-scripts'
import { alive } from '../src/open-alive'
import { add, notices, openSection } from '../src/section-row'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'
import { wholeBrowser } from '../src/whole-browser'

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Корзина.*1 товар/s })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Повторить' })
const filesOf = (part: string) => `**/parts/${part}/**`

/** Its page says that it has failed, in the frame; when the part is back a retry brings it. */
async function expectRetried(page: Page, part: string, heading: string | RegExp): Promise<void> {
  // A file that never comes is given up after twelve seconds; they pass at once here.
  await expect
    .poll(async () => {
      await page.clock.fastForward(13_000)
      return retry(page).isVisible()
    })
    .toBe(true)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.unroute(filesOf(part))
  await retry(page).click()
  await expect(title(page)).toHaveText(heading)
  await expect(retry(page)).toHaveCount(0)
}

test('parts that throw and that hang: the page of another part and the frame work, theirs offer a retry that works when they are back', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.clock.install()
  await page.route(filesOf('mf-cabinet'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken release")' }),
  )
  await page.route(filesOf('mf-catalog'), () => undefined)
  await page.goto(urlOf(GREEN, '/login'), { waitUntil: 'commit' })
  await alive(page)
  await expect(title(page)).toHaveText('Вход')
  await expect(retry(page)).toHaveCount(0)
  await test.step('mf-cabinet throws', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Акции' }).click()
    await expectRetried(page, 'mf-cabinet', /^Акции/)
  })
  await test.step('mf-catalog hangs', async () => {
    await page.goto(urlOf(GREEN, '/catalog-list'), { waitUntil: 'commit' })
    await expectRetried(page, 'mf-catalog', /^Каталог/)
  })
  expect(errors.filter((message) => message !== 'broken release')).toEqual([])
})

test('mf-basket answers 404: the catalogue fills the basket without it, its page offers a retry that works when it is back', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.clock.install()
  await page.route(filesOf('mf-basket'), (route) => route.fulfill({ status: 404, body: '' }))
  const { row } = await openSection(page)
  await add(row).click()
  await expect(row.getByText('в корзине', { exact: true })).toBeVisible()
  await page.goto(urlOf(GREEN, '/basket'), { waitUntil: 'commit' })
  await expectRetried(page, 'mf-basket', 'Корзина')
  await expect(page.getByRole('main').locator('li[data-row]')).toHaveCount(1)
  expect(errors).toEqual([])
})

test('scripts of the shell that do not come are said; «Повторить» carries out what was clicked meanwhile', async ({
  page,
}) => {
  await page.route(SHELL_SCRIPT, (route) => route.abort())
  await page.goto(urlOf(GREEN, await firstSectionPath(GREEN)))
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
  const message = page.getByRole('alert').filter({ hasText: 'Магазин загрузился не полностью' })
  await expect(message).toBeVisible()
  await page.unroute(SHELL_SCRIPT)
  await message.getByRole('button', { name: 'Повторить' }).click()
  await expect(basketLink(page)).toBeVisible()
  await expect(message).toBeHidden()
})

test('with storages that are forbidden and a clock that is two days ahead a buyer fills the basket, logs in and stays logged in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const errors = watchErrors(page)
  const tokens: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v3/oauth/token/') tokens.push(request.url())
  })
  await page.clock.setSystemTime(Date.now() + 2 * 86_400_000)
  const { row } = await openSection(page)
  await add(row).click()
  await expect(basketLink(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await fillLogin(page, CUSTOMER)
  await expect(customerMenu(page)).toBeVisible()
  await page.goto(urlOf(GREEN, '/cabinet/orders'))
  await expect(customerMenu(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  // One for each document at most, no loop: a token that the server gave looks expired to a clock that is ahead.
  expect(tokens.length).toBeLessThanOrEqual(6)
  expect(errors).toEqual([])
})

/** Setting of Chromium: «Block all cookies». Its storages are forbidden by that, too. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } }

test('who has blocked cookies is told what that costs, once and for good; catalogue and products work', {
  tag: '@nightly',
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prilavok-no-cookies-'))
  await mkdir(join(folder, 'Default'))
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(BLOCKED))
  const { launchOptions } = test.info().project.use
  const context = await chromium.launchPersistentContext(folder, {
    ...wholeBrowser(launchOptions),
    locale: 'ru-RU',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const errors = watchErrors(page)
    await openSection(page)
    expect(await page.evaluate(() => document.cookie)).toBe('')
    await expect(notices(page)).toContainText('В браузере отключены файлы cookie')
    await page.getByRole('list', { name: 'Товары' }).locator('a[href^="/product/"]:visible').first().click()
    await expect(page).toHaveURL(/\/product\/\d+/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notices(page).getByText(/отключены файлы cookie/)).toHaveCount(1)
    expect(errors).toEqual([])
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
})
