import { expect, test } from '@playwright/test'
import { ShopClient } from '../src/shop-client'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** 000 §2. */
const SHOP_PATHS = [
  '/',
  '/catalog-list',
  '/catalog-list/7',
  '/catalog/7',
  '/catalog/marks/hit',
  '/catalog/brand/7',
  '/catalog/brand/7/12',
  '/catalog/favorite',
  '/catalog/viewed',
  '/search',
  '/product/7',
  '/basket',
  '/basket/ordering',
]

/** 000 §2, 001 §2. */
const OTHER_PATHS = [
  '/cabinet/info',
  '/cabinet/orders',
  '/cabinet/orders/7',
  '/cabinet/addresses',
  '/cabinet/documents',
  '/cabinet/loyalty/',
  '/cabinet/settings',
  '/client/offers',
  '/client/offers/7',
  '/recovery',
  '/login',
  '/confirm',
  '/repair',
  '/server-error',
]

/** Other spellings of known paths, and what no route means. A browser changes some of them before it asks. */
const UNKNOWN_PATHS = [
  '//catalog/7',
  '/catalog//7',
  '/catalog/7//',
  '/Catalog/7',
  '/CATALOG-LIST',
  '/catalog%2F7',
  '/%63atalog/7',
  '/catalog/%37',
  '/catalog/семь',
  '/catalog/7.html',
  '/catalog/7;a=1',
  '/catalog/seven',
  '/catalog/brand/7/12/3',
  '/cabinet/orders/seven',
  '/product',
  '/product/-7',
  '/%',
  '/%E0%A4%A',
  '/no/such/page',
  `/${'a'.repeat(3000)}`,
]

const visitor = () => new ShopClient(GREEN)

async function expectShopPages(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, text } = await visitor().send('GET', path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain(GREEN.name)
    expect(text).toMatch(/<div id="root">.*<main/s)
    expect((await visitor().send('HEAD', path)).status).toBe(200)
  }
}

test('[EDGE-002] a direct request of every route of the shop answers 200 with its page', () =>
  expectShopPages(SHOP_PATHS))

test('[EDGE-003] a direct request of every route of cabinet, offers and login answers 200 with its page', () =>
  expectShopPages(OTHER_PATHS))

test('[EDGE-001, EDGE-004] every other path answers 404 with the not-found page, which the browser then shows, too', async ({
  page,
}) => {
  test.slow()
  for (const path of UNKNOWN_PATHS)
    await test.step(path.slice(0, 60), async () => {
      const { status, text } = await visitor().send('GET', path.replace('семь', encodeURIComponent('семь')))
      expect([path, status]).toEqual([path, 404])
      expect(text).toContain('Страница не найдена')
      const answer = await page.goto(urlOf(GREEN, path))
      expect(answer?.status()).toBe(404)
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
    })
})

test('[EDGE-004] what a browser makes of an address before it asks is a page for both', async ({ page }) => {
  for (const [path, heading] of [
    ['/x/../catalog-list', 'Каталог'],
    ['/./catalog-list', 'Каталог'],
    ['/%2e/catalog-list/', 'Каталог'],
    ['\\catalog-list', 'Каталог'],
    ['/catalog-list?#part', 'Каталог'],
    ['/catalog-list?%', 'Каталог'],
  ] as const) {
    const answer = await page.goto(urlOf(GREEN, path))
    expect([path, answer?.status()]).toEqual([path, 200])
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  }
})
