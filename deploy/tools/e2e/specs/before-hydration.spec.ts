import { expect, type Page, test } from '@playwright/test'
import { fillLogin } from '../src/fill-login'
import { firstSectionPath } from '../src/first-section-path'
import { holdScripts, SHELL_SCRIPT } from '../src/held-scripts'
import { JOINED, nameOf } from '../src/section-row'
import { CUSTOMER, GREEN } from '../src/shops'
import { slowDown } from '../src/slow-profile'
import { urlOf } from '../src/stack-under-test'

const open = (page: Page, path: string) => page.goto(urlOf(GREEN, path), { waitUntil: 'commit' })
const searchField = (page: Page) => page.getByRole('combobox', { name: /Поиск/ })
const headerBasket = (page: Page, text: RegExp) => page.getByRole('banner').getByRole('link', { name: text })
const buyableRow = (page: Page) =>
  page
    .getByRole('list', { name: 'Товары' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'В корзину' }), hasNotText: JOINED })
    .first()

/** Six digits, as a row of a section shows them. */
async function codeOfProduct(page: Page): Promise<string> {
  await page.goto(urlOf(GREEN, await firstSectionPath(page, GREEN)))
  return (
    (await buyableRow(page).textContent())
      ?.match(/Код\s*(\d{3})\s*(\d{3})/)
      ?.slice(1)
      .join('') ?? ''
  )
}

test.describe('on the slow profile', () => {
  test.beforeEach(({ page }) => slowDown(page))

  test('a login that is filled in at once is carried out', async ({ page }) => {
    await open(page, '/login')
    await fillLogin(page, CUSTOMER)
    await expect(page).toHaveURL(/\/cabinet\//)
  })

  test('a query that is pasted into the header’s search and sent at once is looked for', async ({ page }) => {
    await open(page, '/')
    await searchField(page).fill('бумага')
    await searchField(page).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('бумага')
    await expect(searchField(page)).toHaveValue('бумага')
  })
})

test('a login that is filled in before the scripts have come is carried out', async ({ page }) => {
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await open(page, '/login')
  await fillLogin(page, CUSTOMER)
  scripts.release()
  await expect(page).toHaveURL(/\/cabinet\//)
})

test('a login of which half is filled in before the scripts have come keeps that half', async ({ page }) => {
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await open(page, '/login')
  const consents = page.getByRole('main').getByRole('checkbox')
  await page.getByLabel(/Почта/).fill(CUSTOMER.email)
  await page.getByLabel(/^Пароль/).fill(CUSTOMER.password)
  await consents.first().check()
  await page.getByText('Я - партнер').click()
  scripts.release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByText('Вы не подтвердили согласие на передачу персональных данных')).toBeVisible()
  await expect(page.getByText('Вы не указали')).toHaveCount(0)
  await expect(page.getByText('Вы не подтвердили согласие на обработку')).toHaveCount(0)
  await expect(page.getByLabel(/Почта/)).toHaveValue(CUSTOMER.email)
  await expect(page.getByLabel('Я - партнер')).toBeChecked()
})

test('Enter in the search is carried out while only the widget’s own code is on its way', async ({
  page,
}) => {
  const scripts = await holdScripts(page, '**/parts/mf-catalog/**/*.js')
  await open(page, '/login')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await searchField(page).fill('бумага')
  await searchField(page).press('Enter')
  scripts.release()
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('бумага')
})

for (const delay of [40, 90, 150])
  test(`a search typed letter by letter, one each ${delay} ms, while the widget hydrates arrives whole`, async ({
    page,
  }) => {
    await open(page, '/')
    await searchField(page).click()
    await page.keyboard.type('ручка шариковая', { delay })
    await expect(page.getByRole('listbox')).toBeVisible()
    await expect(searchField(page)).toHaveValue('ручка шариковая')
  })

test('a count typed into a row and sent by Enter reaches the basket', async ({ page }) => {
  const path = await firstSectionPath(page, GREEN)
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await open(page, path)
  const name = await nameOf(buyableRow(page))
  const row = page.getByRole('listitem', { name, exact: true })
  const count = row.getByRole('textbox', { name: 'Количество' })
  await count.fill('2')
  await count.press('Enter')
  scripts.release()
  await expect(row.getByText('в корзине', { exact: true })).toBeVisible()
  await expect(count).toHaveValue('2')
  await expect(headerBasket(page, /Корзина.*1 товар/s)).toBeVisible()
})

test('a choice in a select before the scripts have come is carried out', async ({ page }) => {
  const path = await firstSectionPath(page, GREEN)
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await open(page, path)
  const sort = page.getByRole('main').getByRole('combobox').first()
  const [before, other] = await sort.evaluate((select: HTMLSelectElement) => [
    select.value,
    [...select.options].map(({ value }) => value).find((value) => value !== select.value) ?? '',
  ])
  expect(other).not.toBe(before)
  await sort.selectOption(other)
  scripts.release()
  await expect(page).toHaveURL(/sort=/)
  await expect(sort).toHaveValue(other)
})

test('clicks on rows and then on a link: the rows are added before the page is left', async ({ page }) => {
  const path = await firstSectionPath(page, GREEN)
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await open(page, path)
  const buttons = page.getByRole('main').getByRole('button', { name: 'В корзину' })
  await buttons.nth(0).click()
  await buttons.nth(1).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Корзина/ })
    .first()
    .click()
  scripts.release()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(headerBasket(page, /Корзина.*2 товара/s)).toBeVisible()
})

test('a widget whose markup is frozen keeps what is typed, its focus and what is done with it', async ({
  page,
}) => {
  const scripts = await holdScripts(page, '**/parts/mf-catalog/**/*.js')
  await open(page, '/login')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await searchField(page).fill('бум')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Корзина/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/basket$/)
  await searchField(page).focus()
  await searchField(page).press('End')
  await page.keyboard.type('ага')
  await expect(searchField(page)).toHaveValue('бумага')
  scripts.release()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type(' А4')
  await expect(searchField(page)).toHaveValue('бумага А4')
})

test('a click that opens a panel whose code is late opens it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Меню' }).click()
  scripts.release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a click on «Каталог» while the menu’s code is on its way opens it', async ({ page }) => {
  const scripts = await holdScripts(page, '**/parts/mf-catalog/**/expose-CatalogMenu.*.js')
  await open(page, '/login')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const opener = page.getByRole('banner').getByRole('link', { name: 'Каталог' })
  await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  scripts.release()
  await expect(page.getByRole('banner').locator('a[href^="/catalog/"]').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test('a product’s code that is sent by the header’s search before the scripts have come opens the product', async ({
  page,
}) => {
  const code = await codeOfProduct(page)
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await open(page, '/login')
  await searchField(page).fill(code)
  await searchField(page).press('Enter')
  scripts.release()
  await expect(page).toHaveURL(/\/product\/\d+/)
})

test('a product’s code that is typed into the basket and sent before the scripts have come is added', async ({
  page,
}) => {
  const code = await codeOfProduct(page)
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await open(page, '/basket')
  const field = page.getByRole('main').getByRole('textbox', { name: 'Код товара' })
  await field.fill(code)
  await field.press('Enter')
  scripts.release()
  await expect(headerBasket(page, /Корзина.*1 товар/s)).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Количество' }).first()).toBeVisible()
})
