import { expect, type Route, test } from '@playwright/test'
import { openFirstSection } from '../src/open-first-section'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const BASKET_FILES = '**/parts/mf-basket/**'
const FAILURES = {
  'answers 404': (route: Route) => route.fulfill({ status: 404, body: '' }),
  hangs: () => undefined,
  throws: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken release")' }),
}

for (const [how, fail] of Object.entries(FAILURES))
  test(`mf-basket ${how}: catalogue and header work, its page offers a retry that works when it is back`, async ({
    page,
  }) => {
    await page.route(BASKET_FILES, fail)
    await page.goto(urlOf(GREEN, '/'))
    await openFirstSection(page)
    await page.getByRole('button', { name: 'В корзину' }).first().click()
    await expect(page.getByText('в корзине').first()).toBeVisible()

    await page.goto(urlOf(GREEN, '/basket'), { waitUntil: 'commit' })
    const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' })
    await expect(retry).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute(BASKET_FILES, fail)
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible()
  })
