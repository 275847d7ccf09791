import { expect, type Page, test } from '@playwright/test'
import { customerMenu, logIn } from '../src/browser-session'
import { watchErrors } from '../src/faults'
import { openFirstSection } from '../src/open-first-section'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Корзина.*1 товар/s })

/** Token calls of a page: a loop would show in their number. */
function watchTokens(page: Page): () => number {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v3/oauth/token/') calls.push(request.url())
  })
  return () => calls.length
}

async function fillBasket(page: Page): Promise<void> {
  await page.goto(urlOf(GREEN, '/'))
  await openFirstSection(page)
  await page
    .getByRole('list', { name: 'Товары' })
    .getByRole('listitem')
    .filter({ hasNotText: /Мало|кратно/ })
    .getByRole('button', { name: 'В корзину' })
    .first()
    .click()
  await expect(basketLink(page)).toBeVisible()
}

/** Bought, reloaded and logged in: what a shop is for. */
async function expectShopWorks(page: Page): Promise<void> {
  await fillBasket(page)
  await page.reload()
  await expect(basketLink(page)).toBeVisible()
  await logIn(page)
  await page.goto(urlOf(GREEN, '/cabinet/orders'))
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  await expect(customerMenu(page)).toBeVisible()
}

const STORAGES: [name: string, change: () => void][] = [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError')
      }
    },
  ],
  [
    'forbidden',
    () => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    },
  ],
]

for (const [name, change] of STORAGES)
  test(`with a storage that is ${name} a buyer fills the basket, logs in and sees the orders`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(change)
    const errors = watchErrors(page)
    await expectShopWorks(page)
    expect(errors).toEqual([])
  })

const DAY_MS = 86_400_000
for (const days of [-2, 2])
  test(`with a clock that is ${days} days off a buyer fills the basket, logs in and stays logged in`, async ({
    page,
  }) => {
    const errors = watchErrors(page)
    const tokens = watchTokens(page)
    await page.clock.setSystemTime(Date.now() + days * DAY_MS)
    await expectShopWorks(page)
    for (const path of ['/cabinet/info', '/basket', '/cabinet/orders']) {
      await page.goto(urlOf(GREEN, path))
      await expect(customerMenu(page)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
    }
    // One for each document at most: a token that the server gave looks expired to a clock that is ahead.
    expect(tokens()).toBeLessThanOrEqual(12)
    expect(errors).toEqual([])
  })
