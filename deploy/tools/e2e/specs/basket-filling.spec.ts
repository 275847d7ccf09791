import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { tableFile } from '../../../servers/supplier-api/src/platform/spreadsheet/testing/workbook-files'
import { clientOf } from '../src/browser-session'
import { heldInBasket } from '../src/held-in-basket'
import { type ListedProduct, listProducts } from '../src/list-products'
import { openAlive } from '../src/open-alive'
import { openSection } from '../src/section-row'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Copies as a spreadsheet does, then pastes where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+KeyV')
}

async function twoProducts(page: Page): Promise<[ListedProduct, ListedProduct]> {
  const [one, two] = await listProducts(await clientOf(page.context()))
  if (!one || !two) throw new Error('The demonstration has no two products that are sold singly.')
  return [one, two]
}

test('[BAS-029] [BAS-030] [BAS-032] [BAS-033] the table to fill in is one that the shop reads; a broken file is told, a filled one is looked at, goes into the basket and is taken back at once', {
  tag: '@nightly',
}, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Загрузить корзину' })
  const alert = dialog.getByRole('alert')
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  const chooseAnother = () => dialog.getByRole('button', { name: 'Выбрать другой файл' }).click()
  const [one, two] = await twoProducts(page)
  await openAlive(page, '/basket')
  await page.getByRole('main').getByRole('button', { name: 'Из файла XLS' }).click()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Скачать образец заявки' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Образец заявки.xlsx')
  await choose('образец.xlsx', await readFile(await download.path()))
  await expect(alert).toContainText('нет ни кодов, ни названий')
  await chooseAnother()
  await choose('битый.xlsx', Buffer.from('PK\u0003\u0004 what follows is no archive'))
  await expect(alert).toContainText('Файл не загружен.')
  await chooseAnother()
  await expect(alert).toHaveCount(0)
  const rows = [
    ['Код', 'Количество'],
    [one.UP_CODE_1C, 3],
    [two.UP_CODE_1C, 4],
  ]
  await choose('заявка.xlsx', tableFile(rows, 'xlsx'))
  const list = page.getByRole('dialog', { name: 'заявка.xlsx' })
  await list.getByRole('button', { name: 'Добавить 2 товара' }).click()
  await expect(list).toHaveCount(0)
  await expect.poll(() => heldInBasket(page)).toEqual({ [one.ID]: 3, [two.ID]: 4 })
  await page.keyboard.press('Control+KeyZ')
  await expect.poll(() => heldInBasket(page)).toEqual({})
})

test.describe('a pasted list', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Вставлен|Остал)/ })
  const row = (page: Page, number: number) =>
    dialog(page).getByRole('listitem', { name: `Строка ${number}:` })
  const chip = (page: Page, name: string) => dialog(page).getByRole('button', { name })

  test('a list of a spreadsheet goes from the clipboard into the basket by the keyboard, and out again at once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const [one, two] = await twoProducts(page)
    await openSection(page)
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

  test('a thousand lines: what is on the screen is rendered, the last one is one key away', {
    tag: '@nightly',
  }, async ({ page }) => {
    const products = await listProducts(await clientOf(page.context()), 1000)
    const lines = Array.from(
      { length: 1000 },
      (_, at) => `${products[at]?.UP_CODE_1C ?? String(at).padStart(6, '0')}\t1`,
    )
    await openSection(page)
    await paste(page, lines.join('\n'))
    await expect(chip(page, 'Все 1\u00a0000')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: /^Проверяем/ })).toHaveCount(0)
    await expect(chip(page, `Готово ${products.length}`)).toBeVisible()
    expect(await dialog(page).getByRole('listitem').count()).toBeLessThan(80)
    await row(page, 1).focus()
    await page.keyboard.press('End')
    await expect(row(page, 1000)).toBeFocused()
    await expect(row(page, 1000)).toBeInViewport()
  })
})
