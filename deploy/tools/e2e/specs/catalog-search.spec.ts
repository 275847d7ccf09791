import { expect, type Locator, type Page, test } from '@playwright/test'
import { openAlive } from '../src/open-alive'

const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Поиск по каталогу' }).filter({ visible: true })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Подсказки' })
const options = (page: Page) => suggestions(page).getByRole('option')
const group = (page: Page, name: string) => suggestions(page).getByRole('group', { name }).getByRole('option')
const rows = (page: Page) => page.getByRole('list', { name: 'Товары' }).getByRole('listitem')

test('suggestions by the keyboard, ordinary paper first; the query stays on the way to a product and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlive(page, '/login')
  await field(page).click()
  await page.keyboard.type('бумага а4')
  await expect(group(page, 'Товары').first()).toHaveText(/^Бумага для офисной техники.*А4.*,\d\d\s₽$/)
  await expect(group(page, 'Разделы').first()).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).last()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('бумага а4')

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  for (const at of [0, 1, 2]) await expect(rows(page).nth(at)).toContainText(/Бумага для офисной техники.*А4/)
  await rows(page).first().getByRole('link').filter({ hasText: /\S/ }).first().click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(field(page)).toHaveValue('бумага а4')
})

test('the palette: two products by keyboard without leaving the page, then a section', {
  tag: '@nightly',
}, async ({ page }) => {
  const palette = page.getByRole('dialog', { name: 'Быстрый переход' })
  const input = palette.getByRole('combobox')
  const products = palette.getByRole('rowgroup', { name: /^Товары/ }).getByRole('row')
  const active: Locator = palette.locator('[role=row][aria-selected=true]')
  await openAlive(page, '/login')
  await page.keyboard.press('Control+k')
  await expect(input).toBeFocused()
  await page.keyboard.type('бумага')
  await expect(products).toHaveCount(3)
  await expect(active).toHaveCount(1)
  await test.step('Enter adds the first one, Tab and a number the second one', async () => {
    await page.keyboard.press('Enter')
    await expect(products.first()).toContainText('в корзине')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await expect(products.nth(1).getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(products.nth(1)).toContainText('в корзине')
    await expect(input).toBeFocused()
  })
  await test.step('Esc clears, then closes; the basket has both', async () => {
    await page.keyboard.press('Escape')
    await expect(input).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: /Корзина/ })).toContainText('2 товара')
  })
  await test.step('a section', async () => {
    await page.keyboard.press('Control+k')
    await expect(input).toBeFocused()
    await page.keyboard.type('ручки')
    await palette
      .getByRole('rowgroup', { name: /^Разделы/ })
      .getByRole('row')
      .first()
      .click()
    await expect(page).toHaveURL(/\/catalog\/\d+/)
    await expect(palette).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/ручки/i)
  })
})
