import { expect, type Page, test } from '@playwright/test'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

test.use({ javaScriptEnabled: false })

/** Playwright finds no text inside `noscript`. */
async function expectNote(page: Page, action: string): Promise<void> {
  const note = page.getByRole('main').locator('noscript').first()
  await expect(note).toBeVisible()
  expect(await note.innerText()).toContain(`Чтобы ${action}, включите JavaScript`)
}

test('pages are useful without JavaScript: content and links are in the HTML', async ({ page }) => {
  await page.goto(urlOf(GREEN, '/'))
  await page.locator('main a[href^="/catalog/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  const products = page.locator('main a[href^="/product/"]')
  expect(await products.count()).toBeGreaterThan(10)
  await expect(page.getByRole('main').getByText('₽').first()).toBeVisible()

  await products.first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await page.goto(urlOf(GREEN, '/search?q=бумага'))
  expect(await page.locator('main a[href^="/product/"]').count()).toBeGreaterThan(10)
})

test('the search is found and sent without JavaScript', async ({ page }) => {
  await page.goto(urlOf(GREEN, '/'))
  await page.getByRole('combobox', { name: /Поиск/ }).fill('бумага')
  await page.getByRole('combobox', { name: /Поиск/ }).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('бумага')
})

for (const [path, action] of [
  ['/', 'складывать товары в корзину'],
  ['/search?q=бумага', 'складывать товары в корзину'],
  ['/basket', 'менять корзину и оформить заказ'],
  ['/login', 'войти'],
  ['/cabinet/orders', 'открыть эту страницу'],
] as const)
  test(`${path}: says without JavaScript that it is needed`, async ({ page }) => {
    await page.goto(urlOf(GREEN, path))
    await expectNote(page, action)
  })

test('a product page says without JavaScript that it is needed', async ({ page }) => {
  await page.goto(urlOf(GREEN, '/search?q=бумага'))
  await page.locator('main a[href^="/product/"]').first().click()
  await expectNote(page, 'складывать товары в корзину')
})

test('no form leads to a page in English, and none puts what was typed into the address', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, '/login'))
  await page.getByLabel(/Почта/).fill('client@example.com')
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('heading', { name: 'Для этого нужен JavaScript' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})
