import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { firstSectionPath } from '../src/first-section-path'
import { heldInBasket } from '../src/held-in-basket'
import { listProducts } from '../src/list-products'
import { BLUE, GREEN, RED } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true, permissions: ['clipboard-read', 'clipboard-write'] })

const axe = readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(await axe)
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  )
  expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** Copies as a spreadsheet or an e-mail does, then pastes where the focus is. */
async function paste(page: Page, text: string, html?: string): Promise<void> {
  await page.evaluate(
    async ([text, html]) => {
      const of = (value: string, type: string) => new Blob([value], { type })
      const item = { 'text/plain': of(text ?? '', 'text/plain') }
      const both = html ? { ...item, 'text/html': of(html, 'text/html') } : item
      await navigator.clipboard.write([new ClipboardItem(both)])
    },
    [text, html] as const,
  )
  await page.keyboard.press('ControlOrMeta+KeyV')
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Вставлен|Остал)/ })
const row = (page: Page, number: number) => dialog(page).getByRole('listitem', { name: `Строка ${number}:` })
const chip = (page: Page, name: string) => dialog(page).getByRole('button', { name })

async function openSection(page: Page, shop = GREEN) {
  await page.goto(urlOf(shop, await firstSectionPath(page, shop)))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

test('a list of a spreadsheet goes from the clipboard into the basket by the keyboard, and out again at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openSection(page)
  const [one, two, three] = await listProducts(page)
  if (!one || !two || !three) throw new Error('The demonstration has no three products that are sold singly')
  expect(scripts.filter((url) => url.includes('PastePreview'))).toEqual([])

  await test.step('pasted, every line is looked up', async () => {
    const lines = [
      `${one.UP_CODE_1C}\t3`,
      `${two.UP_CODE_1C}\t2`,
      'степлер\t4',
      '000000\t1',
      `${two.UP_CODE_1C}\t5`,
    ]
    await paste(page, lines.join('\n'))
    await expect(chip(page, 'Все 5')).toBeVisible()
    await expect(chip(page, 'Готово 2')).toBeVisible()
    await expect(chip(page, 'Повтор 1')).toBeVisible()
    await expect(row(page, 3)).toContainText(/выберите один/i)
    await expect(row(page, 4)).toContainText('Товар не найден')
    await expectNoViolations(page)
    expect(scripts.filter((url) => url.includes('PastePreview')).length).toBeGreaterThan(0)
  })

  await test.step('decided by keys alone', async () => {
    await row(page, 1).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('1')
    await expect(row(page, 3)).toContainText('выбрано')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(row(page, 4)).toHaveCount(0)
    await expect(row(page, 5)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row(page, 5)).toHaveCount(0)
    await expect(chip(page, 'Готово 3')).toBeVisible()
  })

  await test.step('added at once, and taken back at once', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => heldInBasket(page)).toMatchObject({ [one.ID]: 3, [two.ID]: 7 })
    expect(Object.keys(await heldInBasket(page))).toHaveLength(3)
    await page.keyboard.press('Control+KeyZ')
    await expect.poll(() => heldInBasket(page)).toEqual({})
  })
})

for (const shop of [GREEN, BLUE, RED])
  test(`a table of an e-mail is pasted into the search of ${shop.domain}: closing asks only after a decision`, async ({
    page,
  }) => {
    await openSection(page, shop)
    const [one, two] = await listProducts(page)
    if (!one || !two) throw new Error('The demonstration has no two products that are sold singly')
    const cells = [
      [one.UP_CODE_1C, '2'],
      [two.UP_CODE_1C, '1'],
    ]
    const rows = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    const field = page.getByRole('banner').getByRole('combobox')
    // Its widget loads with the first letters.
    await field.pressSequentially('бум')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await field.fill('')
    await paste(page, cells.flat().join('\n'), `<table>${rows.join('')}</table>`)
    await expect(chip(page, 'Готово 2')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Уйти без сохранения' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await paste(page, cells.map((row) => row.join(' ')).join('\n'))
    await expect(chip(page, 'Готово 2')).toBeVisible()
    await row(page, 1)
      .getByRole('textbox', { name: /^Количество/ })
      .fill('4')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })

test('by touch a list is typed into the window that the basket opens', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.goto(urlOf(GREEN, '/basket'))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const [one, two] = await listProducts(page)
  if (!one || !two) throw new Error('The demonstration has no two products that are sold singly')
  await page.getByRole('button', { name: 'Вставить список' }).tap()
  await page
    .getByRole('textbox', { name: 'Список товаров' })
    .fill(`${one.UP_CODE_1C} 2\n${two.UP_CODE_1C} — 3 шт.\n000000`)
  await page.getByRole('button', { name: 'Проверить список' }).tap()
  await expect(chip(page, 'Готово 2')).toBeVisible()
  await expectNoViolations(page)
  const box = await dialog(page).boundingBox()
  expect(box?.width).toBe(375)
  expect(box?.height).toBeLessThanOrEqual(812 * 0.94 + 1)
  expect(await dialog(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
  await dialog(page)
    .getByRole('button', { name: /^Добавить 2/ })
    .tap()
  await expect.poll(() => heldInBasket(page)).toEqual({ [one.ID]: 2, [two.ID]: 3 })
  await expect(chip(page, 'Все 1')).toBeVisible()
  await expect(row(page, 3)).toContainText('Товар не найден')
  await context.close()
})

test('a thousand lines: what is on the screen is rendered, the last one is one key away', async ({
  page,
}) => {
  test.slow()
  await openSection(page)
  const products = await listProducts(page, 1000)
  const lines = Array.from(
    { length: 1000 },
    (_, at) => `${products[at]?.UP_CODE_1C ?? String(at).padStart(6, '0')}\t1`,
  )
  await paste(page, lines.join('\n'))
  await expect(chip(page, 'Все 1\u00a0000')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: /^Проверяем/ })).toHaveCount(0, { timeout: 60_000 })
  await expect(chip(page, `Готово ${products.length}`)).toBeVisible()
  expect(await dialog(page).getByRole('listitem').count()).toBeLessThan(80)
  await row(page, 1).focus()
  await page.keyboard.press('End')
  await expect(row(page, 1000)).toBeFocused()
  await expect(row(page, 1000)).toBeInViewport()
})
