import { expect, type Page, test } from '@playwright/test'
import { firstSectionPath } from '../src/first-section-path'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

test.use({ javaScriptEnabled: false })

const FILLING = 'складывать товары в корзину'
const products = (page: Page) => page.locator('main a[href^="/product/"]')

/** Playwright finds no text inside `noscript`. */
async function expectNote(page: Page, action: string): Promise<void> {
  const note = page.getByRole('main').locator('noscript').first()
  await expect(note).toBeVisible()
  expect(await note.innerText()).toContain(`Чтобы ${action}, включите JavaScript`)
}

test('pages are useful without JavaScript: content, links and the search are in the HTML, with a word of what needs it', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, await firstSectionPath(GREEN)))
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  expect(await products(page).count()).toBeGreaterThan(10)
  await expect(page.getByRole('main').getByText('₽').first()).toBeVisible()
  await products(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expectNote(page, FILLING)

  await page.goto(urlOf(GREEN, '/'))
  await expectNote(page, FILLING)
  await page.getByRole('combobox', { name: /Поиск/ }).fill('бумага')
  await page.getByRole('combobox', { name: /Поиск/ }).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('бумага')
  expect(await products(page).count()).toBeGreaterThan(10)
  await expectNote(page, FILLING)

  await page.goto(urlOf(GREEN, '/client/offers'))
  const offers = page.getByRole('list', { name: 'Акции', exact: true }).getByRole('heading', { level: 2 })
  expect(await offers.count()).toBeGreaterThan(10)
})

test('what cannot be used without JavaScript says so, no form leads to a page in English, and none puts what was typed into the address', async ({
  page,
}) => {
  for (const [path, action] of [
    ['/basket', 'менять корзину и оформить заказ'],
    ['/cabinet/orders', 'открыть эту страницу'],
    ['/login', 'войти'],
  ] as const) {
    await page.goto(urlOf(GREEN, path))
    await expectNote(page, action)
  }
  await page.getByLabel(/Почта/).fill('client@example.com')
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('heading', { name: 'Для этого нужен JavaScript' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})
