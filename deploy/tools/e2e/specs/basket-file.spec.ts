import { expect, type Page, test } from '@playwright/test'
import {
  handMade,
  tableFile,
} from '../../../servers/supplier-api/src/platform/spreadsheet/testing/workbook-files'
import { expectNoViolations } from '../src/expect-no-violations'
import { heldInBasket } from '../src/held-in-basket'
import { listProducts } from '../src/list-products'
import { BLUE, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Загрузить корзину' })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()
const choose = (page: Page, name: string, buffer: Buffer) =>
  dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

async function openFiles(page: Page, shop = GREEN) {
  await page.goto(urlOf(shop, '/basket'))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('main').getByRole('button', { name: 'Из файла XLS' }).click()
  await expect(dialog(page)).toBeVisible()
  return listProducts(page)
}

for (const [shop, type] of [
  [GREEN, 'xlsx'],
  [BLUE, 'biff8'],
] as const)
  test(`[BAS-029] [BAS-030] [BAS-033] a table (${type}) fills the basket of ${shop.domain}, and is taken back at once`, async ({
    page,
  }) => {
    const [one, two] = await openFiles(page, shop)
    await expectNoViolations(page)
    const rows = [
      ['Код', 'Количество'],
      [one?.UP_CODE_1C ?? '', 3],
      [two?.UP_CODE_1C ?? '', 4],
    ]
    await choose(page, type === 'xlsx' ? 'заявка.xlsx' : 'заявка.xls', tableFile(rows, type))
    await expect(dialog(page)).toContainText('Добавлены 2 товара из файла')
    await expect.poll(() => heldInBasket(page)).toEqual({ [one?.ID ?? 0]: 3, [two?.ID ?? 0]: 4 })
    await press(page, 'Отменить загрузку')
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => heldInBasket(page)).toEqual({})
  })

test('rows with errors are mended in place, formulas count as their values', async ({ page }) => {
  const [one, two] = await openFiles(page)
  const cell = (at: string, value: string) => `<c r="${at}" t="str"><v>${value}</v></c>`
  const file = await handMade({
    rows: [
      `<row r="1">${cell('A1', 'Код')}${cell('B1', 'Количество')}</row>`,
      `<row r="2">${cell('A2', one?.UP_CODE_1C ?? '')}<c r="B2"><f>1+1</f><v>2</v></c></row>`,
      `<row r="3">${cell('A3', '000000')}<c r="B3"><v>5</v></c></row>`,
    ].join(''),
  })
  await choose(page, 'заявка.xlsx', file)
  await expect(dialog(page)).toContainText('Строка 3 файла: Товар не найден')
  await expectNoViolations(page)
  await dialog(page)
    .getByRole('textbox', { name: 'Код, строка 1' })
    .fill(two?.UP_CODE_1C ?? '')
  await press(page, 'Добавить 1')
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => heldInBasket(page)).toEqual({ [one?.ID ?? 0]: 2, [two?.ID ?? 0]: 5 })
})

test('[BAS-030] [BAS-031] [BAS-032] a wrong, a too large and a broken file are each told, and another one can be chosen', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('from_excel') && sent.push(request.url()))
  await openFiles(page)
  await choose(page, 'прайс.pdf', Buffer.from('%PDF'))
  await expect(dialog(page).getByRole('alert')).toHaveText('Неподдерживаемый формат файла.')
  await choose(page, 'большой.xlsx', Buffer.alloc(5_242_881))
  await expect(dialog(page).getByRole('alert').last()).toHaveText('Размер файла не должен превышать 5МБ.')
  expect(sent).toEqual([])
  await choose(page, 'битый.xlsx', Buffer.from('PK\u0003\u0004 what follows is no archive'))
  await expect(dialog(page).getByRole('alert')).toContainText('Файл не загружен.')
  expect(sent).toHaveLength(1)
  await press(page, 'Выбрать другой файл')
  await expect(dialog(page).locator('input[type="file"]')).toBeEnabled()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
})

test('a file of 20,000 rows is rejected with its reason, and the page answers meanwhile', async ({
  page,
}) => {
  await openFiles(page)
  const rows = Array.from({ length: 20_000 }, (_, at) => [String(100_000 + at), 1])
  await choose(page, 'прайс.xlsx', tableFile([['Код', 'Количество'], ...rows]))
  await expect(dialog(page).getByRole('alert')).toContainText('В файле больше 1000 строк')
  expect(await heldInBasket(page)).toEqual({})
})

test('the table to fill in is a workbook that the shop reads', async ({ page }) => {
  await openFiles(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('link', { name: 'Скачать образец заявки' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Образец заявки.xlsx')
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles(
      await download.path().then(async (path) => {
        const { readFile } = await import('node:fs/promises')
        return { name: 'образец.xlsx', mimeType: 'application/octet-stream', buffer: await readFile(path) }
      }),
    )
  await expect(dialog(page).getByRole('alert')).toContainText('не нашлись столбцы с кодами')
})
