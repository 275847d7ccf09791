import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openAlive } from '../src/open-alive'

const ROOT = join(import.meta.dirname, '../../../..')
const WORKBOOKS = 'deploy/servers/supplier-api/src/checkout/basket/testing/lists'
const TEXTS = 'shared-kernel/src/contract/lists/testing/fixtures'
const contentOf = (name: string): Buffer =>
  readFileSync(join(ROOT, name.endsWith('.xlsx') ? WORKBOOKS : TEXTS, name))

/** What a list of others asks for, row by row as `code or beginning of the name × count`, and what is said above it. */
interface Case {
  file: string
  rows: string[]
  said?: string
}

// Rebuilt after reports and forms of offices.
const CASES: readonly Case[] = [
  { file: 'pack-column.xlsx', rows: ['287370 × 3'], said: 'Без количества и потому пропущено: 2 строки' },
  { file: 'pack-column.txt', rows: ['897120 × 20', '287370 × 3', '303909 × 10'] },
  { file: 'article-six-digits.xlsx', rows: ['303909 × 10', '820279 × 4'] },
  { file: 'own-invoice-layout.txt', rows: ['782146 × 7', '190828 × 10', '287370 × 3', '735186 × 25'] },
  { file: 'ordinals-with-gaps.txt', rows: ['Ручка син × 48', 'Бумага А4 × 5', 'Степлер × 2', 'Папка × 7'] },
  { file: 'date-in-quantity.xlsx', rows: ['749166 × «10.05»', '897120 × «01.02»', '287370 × 3'] },
  { file: 'comma-codes.csv', rows: ['303909 × 10', '897120 × 20', '287370 × 3'] },
  { file: 'comma-list.csv', rows: ['Бумага А4 × 40', 'Ручка шар × 100', 'Скрепки 2 × 30'] },
  { file: 'quoted-semicolon.csv', rows: ['303909 × 10', '897120 × 20', '287370 × 3'] },
  { file: 'unicode-text-utf16.txt', rows: ['303909 × 10', '897120 × 20'] },
  { file: 'hidden-rows.xlsx', rows: ['303909 × 10', '897120 × 20'], said: '2 скрытые строки не взяты' },
  {
    file: 'departments.txt',
    rows: ['Бумага А4 × 35', 'Скрепки 2 × 6', 'Файл-вкла × 3'],
    said: 'Количество: столбец «Итого»',
  },
  { file: 'torg12.xlsx', rows: ['303909 × 10', '897120 × 20'] },
  { file: 'own-order-mail.txt', rows: ['Степлер С × 6', 'Скрепки C × 260'] },
  { file: 'zip-backslash.xlsx', rows: ['782146 × 7', '190828 × 10', '287370 × 3', '735186 × 25'] },
  {
    file: 'quantities-with-units.xlsx',
    rows: [
      ...['303909 × 5', '897120 × 10', '287370 × 3', '782146 × 2', '820279 × 1000', '593605 × 5'],
      ...['408128 × 5', '142557 × «1,5»'],
    ],
  },
  {
    file: 'codes-odd.xlsx',
    rows: [
      ...['303909 × 10', '897120 × 20', '287370 × 3', '782146 × 2', '820279 × 1', '593605 × 1'],
      '408128 × 1',
    ],
  },
  { file: 'norm-stavr.txt', rows: ['Антистепл × 1', 'Бумага (А × 15', 'Блок для × 2', 'Дырокол × 1'] },
  {
    file: 'phone-list.txt',
    rows: [
      ...['Степлер × 2', 'Бумага А4 × «10пачекнасклад3»', 'Калькулят × 3', 'Тетрадь 9 × 5'],
      ...['Ежедневни × 4', 'Маркер 1- × 5', 'Бумага А4 × 15', 'Картридж × 2', 'Картридж × 2'],
    ],
  },
  {
    file: 'office-mail.txt',
    rows: [
      ...['Бумага А4 × 5', 'Файлы-вкл × 3', 'Скрепки 2 × 10', 'Ручка шар × 50', 'Скобы д/с × 10'],
      ...['Папка-рег × «12шт.,8шт.»', 'Скотч 48м × 6', 'Бумага ту × 20', 'Батарейки × 2'],
      ...['Тетрадь 4 × 15', 'Стикеры 7 × 10', 'Корректор × ?', 'Клей ПВА × 5', 'Маркер че × «по4шт.»'],
      ...['Мыло жидк × 2', 'Салфетки × 10', 'Перчатки × 20', 'Мешки д/м × 5'],
    ],
    said: 'Не взят',
  },
]

/** Opens a list as its sender would: a workbook or another file from the disk, a text from the clipboard. */
async function openList(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  if (name.endsWith('.txt') && !name.includes('utf16')) {
    await main.getByRole('button', { name: 'Вставить список' }).click()
    const dialog = page.getByRole('dialog', { name: 'Вставить список' })
    await dialog.getByRole('textbox', { name: 'Список товаров' }).fill(contentOf(name).toString())
    await dialog.getByRole('button', { name: 'Проверить список' }).click()
    return
  }
  await main.getByRole('button', { name: 'Из файла XLS' }).click()
  const dialog = page.getByRole('dialog', { name: 'Загрузить корзину' })
  const file = { name, mimeType: 'application/octet-stream', buffer: contentOf(name) }
  await dialog.locator('input[type="file"]').setInputFiles(file)
  if (!name.endsWith('.xlsx')) await dialog.getByRole('button', { name: 'Открыть как список' }).click()
}

/** As `Case` writes them. */
const rowsIn = (list: Locator): Promise<string[]> =>
  list.locator('[data-cell="given"]').evaluateAll((cells) =>
    cells.map((cell) => {
      const [, text = '', count = '?'] = /^\d+\s+(.*?)(?:\s+×\s+(.*))?$/.exec(cell.textContent ?? '') ?? []
      const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]
      return `${code ?? text.slice(0, 9).trim()} × ${count.replace(/\s/g, '')}`
    }),
  )

test('lists as offices send them: what is sure is read, what is not is asked', async ({ page }) => {
  await openAlive(page, '/basket')
  for (const { file, rows, said } of CASES)
    await test.step(file, async () => {
      await openList(page, file)
      const list = page.getByRole('dialog').filter({ has: page.locator('[data-rows]') })
      await expect(list).toBeVisible()
      expect(await rowsIn(list)).toEqual(rows)
      if (said !== undefined) await expect(list).toContainText(said)
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Уйти без сохранения' }).click()
      await expect(list).toHaveCount(0)
    })
})
