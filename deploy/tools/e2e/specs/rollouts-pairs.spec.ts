import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { PART_NAMES, partFolder } from '@prilavok/build/folders'
import { planViolations } from '@prilavok/rollouts/compatibility/plan-violations'
import { fillLogin } from '../src/fill-login'
import { openRegistry, TEAM } from '../src/open-registry'
import { previousBuilds } from '../src/previous-builds'
import { CUSTOMER, VIOLET } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

type Release = Parameters<typeof planViolations>[0][number]
/** Of the boot JSON, what this spec looks at. */
interface Boot {
  plan: { parts: Record<string, { version: string }> }
  rendered: 'server' | 'client'
}

const PREVIOUS = '0.9.0'
/** An edge takes a new rule within two seconds. */
const TAKEN = { timeout: 10_000 }

const releaseIn = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release

const bootOf = async (page: Page): Promise<Boot> =>
  JSON.parse((await page.locator('#boot').textContent()) ?? '{}')

const versionsOf = ({ plan }: Boot) =>
  Object.fromEntries(Object.entries(plan.parts).map(([name, { version }]) => [name, version]))

/** Home, a section, a product, the basket, login, the cabinet: every part on pages of the others. */
async function journey(page: Page): Promise<void> {
  await page.locator('main a[href^="/catalog/"]').first().click()
  await page.waitForURL(/\/catalog\/\d+/)
  const inStock = page
    .getByRole('list', { name: 'Товары' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'В корзину' }) })
  await inStock.first().getByRole('link').first().click()
  await page.waitForURL(/\/product\/\d+/)
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
  const basket = page.getByRole('banner').getByRole('link', { name: /Корзина.*1 товар/s })
  await basket.click()
  await page.waitForURL(/\/basket$/)
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible()
  await page.goto(urlOf(VIOLET, '/login'))
  await fillLogin(page, CUSTOMER)
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto(urlOf(VIOLET, '/cabinet'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Мои заказы' }).first()).toBeVisible()
}

// Builds every part of a commit of before.
test('every part works beside the version before it of every other one', { tag: '@nightly' }, async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const registry = await openRegistry()
  const shop = VIOLET.domain
  const before = await test.step('build the version before of each part', () => previousBuilds(PREVIOUS))
  const today = new Map<string, Release>()
  const previous = new Map<string, Release>()
  for (const name of PART_NAMES) {
    const folder = before.get(name) ?? ''
    await registry.publish(folder, { actor: TEAM, budgets: 'warn' })
    previous.set(name, await releaseIn(folder))
    today.set(name, await releaseIn(join(partFolder(name), 'dist')))
  }
  // One part of before among those of today: then every two parts have met with either of them as the older one.
  const mixes = PART_NAMES.map((older) =>
    PART_NAMES.map((name) => (name === older ? previous : today).get(name) as Release),
  )
  // A pair that is rejected means that these parts can only be released together.
  const violations = mixes.flatMap(planViolations)
  expect(violations, violations.join('\n')).toEqual([])
  try {
    for (const mix of mixes) {
      const versions = Object.fromEntries(mix.map(({ name, version }) => [name, version]))
      const older = mix.find(({ version }) => version === PREVIOUS)?.name
      await test.step(`${older} of before, the others of today`, async () => {
        await registry.change(
          mix.map(({ name, version }) => ({ kind: 'use', shop, part: name, version })),
          { actor: TEAM, reason: `${older} of before` },
        )
        const context = await browser.newContext()
        const page = await context.newPage()
        const errors: string[] = []
        page.on('pageerror', ({ message }) => errors.push(message))
        await expect(async () => {
          await page.goto(urlOf(VIOLET, '/'))
          expect(versionsOf(await bootOf(page))).toMatchObject(versions)
        }).toPass(TAKEN)
        expect((await bootOf(page)).rendered).toBe('server')
        await journey(page)
        expect(versionsOf(await bootOf(page))).toMatchObject(versions)
        expect(errors).toEqual([])
        await context.close()
      })
    }
  } finally {
    await registry.change(
      PART_NAMES.map((part) => ({ kind: 'follow', shop, part })),
      { actor: TEAM, reason: 'end of the spec' },
    )
    await registry.close()
  }
})
