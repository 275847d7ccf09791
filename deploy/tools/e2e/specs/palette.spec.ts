import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { fillLogin } from '../src/fill-login'
import { holdScripts, SHELL_SCRIPT } from '../src/held-scripts'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Быстрый переход' })
const field = (page: Page) => palette(page).getByRole('combobox')
const group = (page: Page, name: RegExp) => palette(page).getByRole('rowgroup', { name })
const products = (page: Page) => group(page, /^Товары/).getByRole('row')
const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Корзина/ })
const active = (page: Page): Locator => palette(page).locator('[role=row][aria-selected=true]')

test('a visitor: two products by keyboard without leaving the page, then a section', async ({ page }) => {
  await page.goto(urlOf(GREEN, '/catalog-list'))
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('бумага')
  await expect(products(page)).toHaveCount(3)
  await expect(active(page)).toHaveCount(1)
  await test.step('Enter adds the first one, Tab and a number the second one', async () => {
    await page.keyboard.press('Enter')
    await expect(products(page).first()).toContainText('в корзине')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await expect(products(page).nth(1).getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(products(page).nth(1)).toContainText('в корзине')
    await expect(field(page)).toBeFocused()
  })
  await expectNoViolations(page)
  await test.step('Esc clears, then closes; the basket has both', async () => {
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(basketLink(page)).toContainText('2 товара')
  })
  await test.step('a section', async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('ручки')
    await group(page, /^Разделы/)
      .getByRole('row')
      .first()
      .click()
    await expect(page).toHaveURL(/\/catalog\/\d+/)
    await expect(palette(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/ручки/i)
  })
})

test('a code finds its product at once; Shift+Enter opens it', async ({ page }) => {
  await page.goto(urlOf(GREEN, '/search?q=бумага'))
  const list = page.getByRole('list', { name: 'Товары' }).getByRole('listitem')
  const code =
    (await list.nth(3).textContent())
      ?.match(/Код\s*(\d{3})\s*(\d{3})/)
      ?.slice(1)
      .join('') ?? ''
  await page.keyboard.press('Control+k')
  await page.keyboard.type(code)
  await expect(products(page)).toHaveCount(1)
  await expect(active(page)).toHaveCount(1)
  await page.keyboard.press('Shift+Enter')
  await expect(page).toHaveURL(/\/product\/\d+/)
  await expect(page.getByRole('main')).toContainText(`${code.slice(0, 3)}\u00a0${code.slice(3)}`)
})

test('a visitor logs in from it; a customer finds the last order, another one by its number, and pages', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, '/catalog-list'))
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(group(page, /заказ/i)).toBeHidden()
  await page.keyboard.type('войти')
  await expect(active(page)).toContainText('Войти')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator('input[type=email]')).toBeFocused()
  await fillLogin(page, CUSTOMER)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  const order = group(page, /Последний заказ/).getByRole('row')
  await expect(order).toHaveCount(1)
  const number = (await order.textContent())?.match(/№\s*(\d+)/)?.[1] ?? ''
  await expectNoViolations(page)
  await page.keyboard.type(number)
  await expect(group(page, /^Заказы/).getByRole('row', { name: new RegExp(`№.${number}`) })).toBeVisible()
  await field(page).fill('настройки')
  await expect(active(page)).toContainText('Настройки')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cabinet\/settings/)
})

test('pressed before the scripts have come, it opens with what was typed after it', async ({ page }) => {
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await page.goto(urlOf(GREEN, '/catalog-list'), { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('100')
  scripts.release()
  await expect(field(page)).toHaveValue('100')
  await expect(products(page)).not.toHaveCount(0)
})

test('the part whose products it shows does not load: the rest works', async ({ page }) => {
  await page.route('**/parts/mf-catalog/**/expose-PaletteProducts.*.js', (route) => route.abort())
  await page.goto(urlOf(GREEN, '/basket'))
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('катал')
  await expect(palette(page).getByRole('button', { name: /Товары не загрузились/ })).toBeVisible()
  await expectNoViolations(page)
  await expect(active(page)).toContainText('Каталог')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/catalog-list/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true })

  test('it fills the screen; only the chosen row has quantity and «В корзину»', async ({ page }) => {
    await page.goto(urlOf(GREEN, '/catalog-list'))
    await page.getByRole('button', { name: 'Меню' }).click()
    await page.getByRole('button', { name: 'Быстрый переход' }).click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('бумага')
    await expect(products(page)).toHaveCount(3)
    const box = await palette(page).boundingBox()
    expect(box).toEqual({ x: 0, y: 0, width: 375, height: 800 })
    await expect(palette(page).getByRole('button', { name: 'В корзину' })).toHaveCount(1)
    await expectNoViolations(page)
    await products(page).nth(1).getByRole('link').first().tap()
    await expect(products(page).nth(1).getByRole('textbox')).toBeVisible()
    await expect(products(page).first().getByRole('textbox')).toBeHidden()
    await products(page).nth(1).getByRole('button', { name: 'В корзину' }).tap()
    await expect(products(page).nth(1)).toContainText('в корзине')
    await palette(page).getByRole('button', { name: 'Закрыть' }).click()
    await expect(palette(page)).toBeHidden()
  })
})
