import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { expectNothingSideways } from '../src/expect-nothing-sideways'
import { heldInBasket } from '../src/held-in-basket'
import { JOINED, nameOf } from '../src/section-row'
import { BLUE, GREEN, RED } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks axe.
test.use({ bypassCSP: true })

const carousel = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Популярные товары' }) })
const cards = (page: Page) => carousel(page).getByRole('article')

/** Opens the basket and scrolls to its end as a buyer does: the widget waits for that, and asks for the best sellers then. */
async function scrollBasket(page: Page, shop: { domain: string }): Promise<void> {
  await page.goto(urlOf(shop, '/basket'))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.mouse.wheel(0, 5000)
}

for (const { shop, width } of [
  { shop: GREEN, width: 1440 },
  { shop: BLUE, width: 768 },
  { shop: RED, width: 375 },
])
  test(`[CAT-062] ${shop.name} at ${width} px: best sellers below an empty basket fill it, and stay below the filled one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const asked = page.waitForRequest(/\/marks\/carousel\/\?(?=.*limit=5\b)/)
    await scrollBasket(page, shop)
    await asked
    await expect(cards(page)).toHaveCount(5)
    await expect(page.getByRole('main').getByText('Ваша корзина пуста')).toBeVisible()
    await expectNoViolations(page)

    const card = cards(page)
      .filter({ has: page.getByRole('button', { name: 'В корзину' }), hasNotText: JOINED })
      .first()
    const name = await nameOf(card)
    const id = /\d+$/.exec((await card.getByRole('link').first().getAttribute('href')) ?? '')?.[0] ?? ''
    await card.getByRole('button', { name: 'В корзину' }).click()
    const row = page.getByRole('main').getByRole('listitem', { name, exact: true })
    await expect(row).toBeVisible()
    await expect.poll(async () => Object.keys(await heldInBasket(page))).toEqual([id])
    await expect(cards(page)).toHaveCount(5)
    await expectNothingSideways(page)

    await scrollBasket(page, shop)
    await expect(row).toBeVisible()
    await expect(
      page
        .getByRole('article', { name, exact: true })
        .getByRole('link', { name: 'В корзине, открыть корзину' }),
    ).toBeVisible()
    await expectNoViolations(page)
  })

test('best sellers that do not come say so below the basket, and come when asked again', async ({ page }) => {
  const calls = '**/v3/api/catalog/marks/carousel/**'
  await page.route(calls, (route) => route.fulfill({ status: 400, body: '{}' }))
  await scrollBasket(page, GREEN)
  const failure = page.getByRole('alert').filter({ hasText: '«Популярные товары»: товары не загрузились.' })
  await expect(failure).toBeVisible()
  await page.unroute(calls)
  await failure.getByRole('button').click()
  await expect(cards(page)).toHaveCount(5)
  await expect(failure).toHaveCount(0)
})
