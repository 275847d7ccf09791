import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, type Route, test } from '@playwright/test'
import { customerMenu, logIn } from '../src/browser-session'
import { watchErrors } from '../src/faults'
import { firstSectionPath } from '../src/first-section-path'
import { SHELL_SCRIPT } from '../src/held-scripts'
import { alive } from '../src/open-alive'
import { add, notices, openSection } from '../src/section-row'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'
import { wholeBrowser } from '../src/whole-browser'

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Корзина.*1 товар/s })

const FAULTS = {
  'answers 404': (route: Route) => route.fulfill({ status: 404, body: '' }),
  hangs: () => undefined,
  throws: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken release")' }),
}

/** A page of each part, and one of another part that has to work meanwhile; each with a fault that parts have in common. */
const PARTS = [
  { part: 'mf-catalog', how: 'answers 404', path: '/catalog-list', heading: /^Каталог/, other: '/login' },
  { part: 'mf-basket', how: 'answers 404', path: '/basket', heading: 'Корзина', other: '/login' },
  { part: 'mf-cabinet', how: 'throws', path: '/client/offers', heading: /^Акции/, other: '/basket' },
  { part: 'mf-auth', how: 'hangs', path: '/login', heading: 'Вход', other: '/basket' },
] as const

for (const { part, how, path, heading, other } of PARTS)
  test(`${part} ${how}: other parts and the frame work, its page offers a retry that works when it is back`, async ({
    page,
  }) => {
    const errors = watchErrors(page)
    const files = `**/parts/${part}/**`
    await page.clock.install()
    await page.route(files, FAULTS[how])
    const title = page.getByRole('heading', { level: 1 })

    await test.step('the page of another part', async () => {
      await page.goto(urlOf(GREEN, other), { waitUntil: 'commit' })
      await alive(page)
      await expect(title).toHaveText(other === '/login' ? 'Вход' : 'Корзина')
      await expect(page.getByRole('main').getByText('Не удалось загрузить этот раздел')).toHaveCount(0)
      if (part !== 'mf-basket') return
      // The catalogue fills the basket without it.
      const { row } = await openSection(page)
      await add(row).click()
      await expect(row.getByText('в корзине', { exact: true })).toBeVisible()
    })
    await test.step('its own page', async () => {
      await page.goto(urlOf(GREEN, path), { waitUntil: 'commit' })
      const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' })
      // A file that never comes is given up after twelve seconds; they pass at once here.
      await expect
        .poll(async () => {
          await page.clock.fastForward(13_000)
          return retry.isVisible()
        })
        .toBe(true)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.unroute(files, FAULTS[how])
      await retry.click()
      await expect(title).toHaveText(heading)
      await expect(retry).toHaveCount(0)
    })
    expect(errors.filter((message) => message !== 'broken release')).toEqual([])
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
  await page.reload()
  await expect(basketLink(page)).toBeVisible()
  await logIn(page)
  for (const path of ['/basket', '/cabinet/orders']) {
    await page.goto(urlOf(GREEN, path))
    await expect(customerMenu(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  // One for each document at most, no loop: a token that the server gave looks expired to a clock that is ahead.
  expect(tokens.length).toBeLessThanOrEqual(12)
  expect(errors).toEqual([])
})

/** Setting of Chromium: «Block all cookies». Its storages are forbidden by that, too. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } }

test('who has blocked cookies is told what that costs, once and for good; catalogue and products work', async () => {
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
