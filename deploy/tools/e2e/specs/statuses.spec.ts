import { expect, test } from '@playwright/test'
import { idsOf } from '../src/every-page'
import { watchComplaints } from '../src/faults'
import { openAlive } from '../src/open-alive'
import { ShopClient } from '../src/shop-client'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** 000 §2. @param ids of things that exist: a page of one that does not answers 404 (ADR 56) */
const shopPaths = ({ brandId, markCode, productId, sectionId }: Record<string, string>) => [
  '/',
  '/catalog-list',
  `/catalog-list/${sectionId}`,
  `/catalog/${sectionId}`,
  `/catalog/marks/${markCode}`,
  `/catalog/brand/${brandId}`,
  `/catalog/brand/${brandId}/${sectionId}`,
  '/catalog/favorite',
  '/catalog/viewed',
  '/search',
  `/product/${productId}`,
  '/basket',
  '/basket/ordering',
]

/** 000 §2, 001 §2. */
const otherPaths = ({ offerId }: Record<string, string>) => [
  '/cabinet/info',
  '/cabinet/orders',
  '/cabinet/orders/7',
  '/cabinet/addresses',
  '/cabinet/documents',
  '/cabinet/loyalty/',
  '/cabinet/settings',
  '/client/offers',
  `/client/offers/${offerId}`,
  '/recovery',
  '/login',
  '/confirm',
  '/repair',
  '/server-error',
]

const CONTENT_PATHS = [
  '/content/front_up/contact_info',
  '/content/front_up/tradepoint',
  '/content/front_up/how_to_make_order',
  '/content/front_up/delivery',
  '/content/front_down/about_company',
  '/content/about_company',
  '/content/anything/about_company',
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

const answerTo = (path: string) => new ShopClient(GREEN).send('GET', path)

async function expectShopPages(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, text } = await answerTo(path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain(GREEN.name)
    expect(text).toMatch(/<div id="root">.*<main/s)
  }
}

test('[EDGE-002, EDGE-003] a direct request of every route answers 200 with the page of the shop', async () => {
  const ids = await idsOf(new ShopClient(GREEN))
  await expectShopPages(shopPaths(ids))
  await expectShopPages(otherPaths(ids))
  await expectShopPages(CONTENT_PATHS)
  for (const path of CONTENT_PATHS)
    expect((await answerTo(path)).text).toMatch(
      /<h1[^>]*>(Контакты|Пункты выдачи|Как сделать заказ|Доставка|О нас)<\/h1>/,
    )
})

test('[EDGE-001, EDGE-004] every other path answers 404 with the not-found page, and a browser shows the same for both', async ({
  page,
}) => {
  for (const path of UNKNOWN_PATHS) {
    const { status, text } = await answerTo(path.replace('семь', encodeURIComponent('семь')))
    expect([path, status]).toEqual([path, 404])
    expect(text).toContain('Страница не найдена')
  }
  for (const [path, status, heading] of [
    ['/%', 404, 'Страница не найдена'],
    ['\\catalog-list?%', 200, 'Каталог'],
  ] as const) {
    const answer = await openAlive(page, path)
    expect([path, answer?.status()]).toEqual([path, status])
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  }
})

test('the calls of the API are shown by a demonstration shop, and the page breaks no policy', {
  tag: '@nightly',
}, async ({ page }) => {
  const complaints = watchComplaints(page)
  await page.goto(urlOf(GREEN, '/v3/api/docs/'))
  await page.locator('#operations-tag-tokens').click()
  await expect(page.locator('.opblock-summary-path', { hasText: '/v3/oauth/token/' }).first()).toBeVisible()
  expect(complaints).toEqual([])
})
