import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { BLUE, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

/** Prices in steps of ten kopecks; for pick-up only. */
const RED = { domain: 'demo-red.localhost', name: 'Красный Лист', fractionDigits: 1 }
const SHOPS = [GREEN, BLUE, RED]
const SIZES = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
]

const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Поиск по каталогу' }).filter({ visible: true })
const options = (page: Page) => page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option')
const group = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Подсказки' }).getByRole('group', { name }).getByRole('option')

async function open(page: Page, domain: string, path = '/catalog-list') {
  await page.goto(urlOf({ domain }, path))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

for (const { domain, name, fractionDigits } of SHOPS)
  for (const size of SIZES)
    test(`${name} at ${size.width} px: suggestions by the keyboard, ordinary paper first, the query stays`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await open(page, domain)
      await field(page).click()
      await page.keyboard.type('бумага а4')
      const price = fractionDigits === 0 ? /\d\s₽$/ : new RegExp(`,\\d{${fractionDigits}}\\s₽$`)
      await expect(group(page, 'Товары').first()).toHaveText(/^Бумага для офисной техники.*А4/)
      await expect(group(page, 'Товары').first()).toHaveText(price)
      await expect(group(page, 'Разделы').first()).toBeAttached()
      await expectNoViolations(page)

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
      const rows = page.getByRole('list', { name: 'Товары' }).getByRole('listitem')
      for (const at of [0, 1, 2]) await expect(rows.nth(at)).toContainText(/Бумага для офисной техники.*А4/)
      await rows.first().getByRole('link').filter({ hasText: /\S/ }).first().click()
      await expect(page).toHaveURL(/\/product\/\d+/)
      await page.goBack()
      await expect(page).toHaveURL(/\/search\?q=/)
      await expect(field(page)).toHaveValue('бумага а4')
    })

test('a section among the suggestions opens the section', async ({ page }) => {
  await open(page, GREEN.domain)
  await field(page).click()
  await page.keyboard.type('степлер')
  const section = group(page, 'Разделы').first()
  const title = (await section.locator('span').textContent()) ?? ''
  await section.click()
  await expect(page).toHaveURL(/\/catalog\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
})

test('[CAT-056] the wrong layout is corrected once, with the way back; that finds nothing and leads on', async ({
  page,
}) => {
  await open(page, GREEN.domain)
  await field(page).fill('hexrf')
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ручка')
  await expect(field(page)).toHaveValue('ручка')
  await expect(page.getByRole('list', { name: 'Товары' }).getByRole('listitem').first()).toContainText(
    /Ручка/,
  )
  await page.getByRole('link', { name: 'Искать «hexrf»' }).click()
  await expect(page.getByText('По вашему запросу ничего не найдено')).toBeVisible()
  await expect(field(page)).toHaveValue('hexrf')
  await expect(
    page.getByRole('region', { name: 'Похожие товары: «ручка»' }).getByRole('listitem').first(),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Разделы' }).getByRole('link').first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: /^Искать «ручка»/ }).click()
  await expect(page.getByRole('list', { name: 'Товары' }).getByRole('listitem').first()).toContainText(
    /Ручка/,
  )
})

test('a word too much is left out aloud', async ({ page }) => {
  await open(page, GREEN.domain, '/search?q=степлер космический')
  await expect(
    page.getByText(/Показаны товары по\sзапросу «степлер»\. Вы искали «степлер космический»\./),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Товары' }).getByRole('listitem').first()).toContainText(
    /Степлер/,
  )
})

test('six digits lead to the product; a code that nobody has is said so', async ({ page }) => {
  await open(page, GREEN.domain, '/search?q=степлер')
  const row = page.getByRole('list', { name: 'Товары' }).getByRole('listitem').first()
  const digits = /Код\s*(\d{3})\s*(\d{3})/.exec((await row.textContent()) ?? '')
  const code = digits?.slice(1).join('') ?? ''
  expect(code).toHaveLength(6)
  await field(page).fill(code)
  await expect(options(page)).toHaveText(/Степлер/)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/product\/\d+/)
  await field(page).fill('000000')
  await expect(
    page
      .getByRole('search')
      .getByRole('paragraph')
      .filter({ hasText: /Товара с\sкодом 000000 нет/ }),
  ).toBeVisible()
  await expectNoViolations(page)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=000000/)
})

test('own queries stand under the empty field, also after a reload, until they are cleared', async ({
  page,
}) => {
  await open(page, GREEN.domain, '/search?q=папка')
  await page.reload()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await field(page).fill('')
  await expect(group(page, 'Вы искали').first()).toHaveText('папка')
  await expectNoViolations(page)
  await group(page, 'Вы искали').last().click()
  await expect(options(page)).toHaveCount(0)
})
