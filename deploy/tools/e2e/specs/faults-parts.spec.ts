import { expect, type Page, type Route, test } from '@playwright/test'
import { watchErrors } from '../src/faults'
import { openFirstSection } from '../src/open-first-section'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const FAULTS = {
  'answers 404': (route: Route) => route.fulfill({ status: 404, body: '' }),
  hangs: () => undefined,
  throws: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken release")' }),
}

/** A page of each part, and one of another part that has to work meanwhile. */
const PARTS = [
  { part: 'mf-catalog', path: '/catalog-list', heading: /^Каталог/, other: '/login', otherHeading: 'Вход' },
  { part: 'mf-basket', path: '/basket', heading: 'Корзина', other: '/login', otherHeading: 'Вход' },
  { part: 'mf-cabinet', path: '/client/offers', heading: /^Акции/, other: '/login', otherHeading: 'Вход' },
  { part: 'mf-auth', path: '/login', heading: 'Вход', other: '/basket', otherHeading: 'Корзина' },
]

/** A file that never comes is given up after twelve seconds; they pass at once here. */
const untilGivenUp = (page: Page, retry: ReturnType<Page['getByRole']>) =>
  expect(async () => {
    await page.clock.fastForward(13_000)
    await expect(retry).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })

for (const { part, path, heading, other, otherHeading } of PARTS)
  for (const [how, fail] of Object.entries(FAULTS))
    test(`${part} ${how}: other parts and the frame work, its page offers a retry that works when it is back`, async ({
      page,
    }) => {
      const errors = watchErrors(page)
      const files = `**/parts/${part}/**`
      await page.clock.install()
      await page.route(files, fail)
      const title = page.getByRole('heading', { level: 1 })

      await test.step('the page of another part', async () => {
        await page.goto(urlOf(GREEN, other), { waitUntil: 'commit' })
        await expect(page.locator('html[data-hydrated]')).toBeAttached()
        await expect(title).toHaveText(otherHeading)
        await expect(page.getByRole('main').getByText('Не удалось загрузить этот раздел')).toHaveCount(0)
      })
      await test.step('its own page', async () => {
        await page.goto(urlOf(GREEN, path), { waitUntil: 'commit' })
        const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' })
        await untilGivenUp(page, retry)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await page.unroute(files, fail)
        await retry.click()
        await expect(title).toHaveText(heading)
        await expect(retry).toHaveCount(0)
      })
      expect(errors.filter((message) => message !== 'broken release')).toEqual([])
    })

test('without mf-basket the catalogue still fills the basket', async ({ page }) => {
  await page.route('**/parts/mf-basket/**', FAULTS['answers 404'])
  await page.goto(urlOf(GREEN, '/'))
  await openFirstSection(page)
  await page.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(page.getByText('в корзине').first()).toBeVisible()
})
