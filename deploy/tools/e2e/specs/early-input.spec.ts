import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../src/browser-session'
import { fillLogin } from '../src/fill-login'
import { firstSectionPath } from '../src/first-section-path'
import { heldInBasket } from '../src/held-in-basket'
import { holdScripts, SHELL_SCRIPT } from '../src/held-scripts'
import { listProducts } from '../src/list-products'
import { openAlive } from '../src/open-alive'
import { buyableRows, count, nameOf } from '../src/section-row'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const open = (page: Page, path: string) => page.goto(urlOf(GREEN, path), { waitUntil: 'commit' })
const searchField = (page: Page) => page.getByRole('combobox', { name: /Поиск/ })
const headerBasket = (page: Page, text: RegExp) => page.getByRole('banner').getByRole('link', { name: text })

test('a login that is filled in before the scripts have come is carried out', async ({ page }) => {
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await open(page, '/login')
  await fillLogin(page, CUSTOMER)
  scripts.release()
  await expect(page).toHaveURL(/\/cabinet\//)
})

test('rows that are clicked, a count that is typed and a link that is followed before the scripts have come: the rows are added, then the page is left', async ({
  page,
}) => {
  const path = await firstSectionPath(GREEN)
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await open(page, path)
  const rows = buyableRows(page)
  const names = [await nameOf(rows.nth(0)), await nameOf(rows.nth(1))]
  const [first, second] = names.map((name) => page.getByRole('listitem', { name, exact: true }))
  if (!first || !second) throw new Error('The section has no two rows.')
  await first.getByRole('button', { name: 'В корзину' }).click()
  await count(second).fill('2')
  await count(second).press('Enter')
  await headerBasket(page, /Корзина/)
    .first()
    .click()
  scripts.release()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(headerBasket(page, /Корзина.*2 товара/s)).toBeVisible()
  await expect.poll(async () => Object.values(await heldInBasket(page)).sort()).toEqual([1, 2])
})

test('a product’s code that is sent before the scripts have come: by the basket it is added, by the search it is opened', async ({
  page,
  context,
}) => {
  const [product] = await listProducts(await clientOf(context))
  const code = product?.UP_CODE_1C ?? ''
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await open(page, '/basket')
  const field = page.getByRole('main').getByRole('textbox', { name: 'Код товара' })
  await field.fill(code)
  await field.press('Enter')
  await searchField(page).fill(code)
  await searchField(page).press('Enter')
  scripts.release()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await expect(headerBasket(page, /Корзина.*1 товар/s)).toBeVisible()
})

test('a widget whose markup is frozen keeps what is typed, its focus and what is done with it', {
  tag: '@nightly',
}, async ({ page }) => {
  const scripts = await holdScripts(page, '**/parts/mf-catalog/**/*.js')
  await openAlive(page, '/login')
  await searchField(page).fill('бум')
  await headerBasket(page, /Корзина/)
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
  await page.keyboard.type(' А4', { delay: 90 })
  await expect(searchField(page)).toHaveValue('бумага А4')
})

test('the menu, the palette and the login open although their code is late: with what was typed meanwhile, and nothing after Tab', async ({
  page,
}) => {
  await test.step('the palette, pressed before the scripts have come', async () => {
    const scripts = await holdScripts(page, SHELL_SCRIPT)
    await open(page, '/login')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('100')
    scripts.release()
    const palette = page.getByRole('dialog', { name: 'Быстрый переход' })
    await expect(palette.getByRole('combobox')).toHaveValue('100')
    await page.unrouteAll()
  })
  const menu = await holdScripts(page, '**/parts/mf-catalog/**/expose-CatalogMenu.*.js')
  const login = await holdScripts(page, '**/parts/mf-auth/**/expose-LoginModal.*.js')
  await test.step('«Каталог», clicked while the menu’s code is on its way', async () => {
    await openAlive(page, '/catalog-list')
    const opener = page.getByRole('banner').getByRole('link', { name: 'Каталог' })
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    menu.release()
    await expect(page.getByRole('banner').locator('a[href^="/catalog/"]').first()).toBeVisible()
    await opener.click()
  })
  await test.step('«Войти»: the letters stand in its first field', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).dispatchEvent('click')
    await expect(page.getByText('Окно загружается')).toBeAttached()
    await page.keyboard.type('client@exampel')
    for (let letter = 0; letter < 2; letter++) await page.keyboard.press('Backspace')
    await page.keyboard.type('le.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('secret')
    login.release()
    const email = page.getByRole('dialog').getByLabel(/Почта/)
    await expect(email).toHaveValue('client@example.com')
    await expect(email).toBeFocused()
    await expect(page.getByRole('dialog').locator('input[type=password]')).toHaveValue('')
    await expect(page).toHaveURL(urlOf(GREEN, '/catalog-list'))
  })
})
