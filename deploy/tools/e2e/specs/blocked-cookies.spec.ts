import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, test } from '@playwright/test'
import { watchErrors } from '../src/faults'
import { openFirstSection } from '../src/open-first-section'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'
import { wholeBrowser } from '../src/whole-browser'

/** Setting of Chromium: «Block all cookies». Its storages are forbidden by that, too. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } }

/** A browser whose user has blocked cookies in its settings. */
async function withBlockedCookies(work: (context: BrowserContext) => Promise<void>): Promise<void> {
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
    await work(context)
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

test('who has blocked cookies is told what that costs, once and for good; catalogue and products work', async () => {
  await withBlockedCookies(async (context) => {
    const page = await context.newPage()
    const errors = watchErrors(page)
    await page.goto(urlOf(GREEN, '/'))
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    expect(await page.evaluate(() => document.cookie)).toBe('')
    const notices = page.getByRole('region', { name: /^Уведомления/ })
    await expect(notices).toContainText('В браузере отключены файлы cookie')
    await openFirstSection(page)
    await page.getByRole('list', { name: 'Товары' }).locator('a[href^="/product/"]:visible').first().click()
    await expect(page).toHaveURL(/\/product\/\d+/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notices.getByText(/отключены файлы cookie/)).toHaveCount(1)
    expect(errors).toEqual([])
  })
})
