import { expect, test } from '@playwright/test'
import { watchComplaints } from '../src/faults'
import { firstSectionPath } from '../src/first-section-path'
import { holdScripts } from '../src/held-scripts'
import { alive, openAlive } from '../src/open-alive'
import { richProduct } from '../src/rich-product'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const CALLS = '/v3/api/catalog/product/'

test('a click on a row shows name, price and picture of the product before any of its calls has been answered', async ({
  page,
}) => {
  const calls = await holdScripts(page, `**${CALLS}**`)
  const answered: string[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith(CALLS)) answered.push(response.url())
  })
  // The code of the product page is there soon after a list has come.
  const code = page.waitForResponse(/mf-catalog\/.*\/expose-ProductPage\.\w+\.js$/, { timeout: 0 })
  await page.goto(urlOf(GREEN, await firstSectionPath(GREEN)))
  await (await code).finished()
  await alive(page)
  const row = page.getByRole('list', { name: 'Товары' }).getByRole('listitem').first()
  const link = row.locator('a[href^="/product/"]:not([aria-hidden], [href*="#"])')
  const name = (await link.textContent()) ?? ''
  const price = /\d[\d\s]*(,\d\d)?\s*₽/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  const picture = (await row.locator('img').getAttribute('src')) ?? ''
  expect([name, price, picture]).not.toContain('')

  await link.click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(main.getByRole('region', { name: 'В корзину' })).toContainText(price)
  const shown = main.locator(`figure img[src="${picture}"]`)
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  )
  expect(answered).toEqual([])

  calls.release()
  await expect(main.getByRole('tab', { name: 'Описание' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a product: photos large and from one to the next by keys, analogs side by side, and the sheet that is printed', async ({
  page,
}) => {
  const complaints = watchComplaints(page)
  const { product, photos, analogs } = await richProduct(GREEN)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlive(page, `/product/${product.ID}`)

  await test.step('photos', async () => {
    const count = photos.ITEMS.length
    await page.getByRole('button', { name: `Увеличить фото 1 из ${count}` }).focus()
    await page.keyboard.press('ArrowRight')
    const second = page.getByRole('button', { name: `Увеличить фото 2 из ${count}` })
    await expect(second).toBeFocused()
    await expect(second).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: product.NAME })
    await expect(dialog.getByRole('status')).toHaveText(`Фото 2 из ${count}`)
    const picture = dialog.getByRole('img')
    const width = async () => (await picture.boundingBox())?.width ?? 0
    const small = await width()
    await page.keyboard.press('+')
    await expect.poll(width).toBeGreaterThan(small * 1.4)
    await page.keyboard.press('0')
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('status')).toHaveText(`Фото 1 из ${count}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(second).toBeFocused()
  })
  await test.step('analogs', async () => {
    await page.getByRole('radio', { name: 'Сравнение' }).check({ force: true })
    const table = page.getByRole('table', { name: 'Сравнение с аналогами' })
    await expect(table.getByRole('columnheader').first()).toContainText('Вы смотрите')
    const quantity = table.getByRole('row').last().getByRole('cell').nth(1)
    await quantity.getByRole('button', { name: 'В корзину' }).click()
    await expect(quantity).toContainText('в корзине')
    await expect(table.getByRole('link').first()).toHaveAttribute('href', `/product/${analogs[0]?.ID}`)
  })
  await test.step('printed: the product and the contacts of the shop, without header, buttons and footer', async () => {
    await expect(page.locator('[data-replaced]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const sheet = page.getByRole('article').filter({ hasText: `/product/${product.ID}` })
    await expect(sheet).toBeVisible()
    await expect(sheet).toContainText('@demo-green')
    for (const other of ['banner', 'contentinfo', 'button', 'navigation'] as const)
      await expect(page.getByRole(other)).toHaveCount(0)
  })
  expect(complaints).toEqual([])
})
