import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { heldInBasket } from '../src/held-in-basket'
import { listProducts } from '../src/list-products'
import { BLUE, GREEN, RED } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true, permissions: ['clipboard-read', 'clipboard-write'] })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Добавить по' })
const code = (page: Page, place: number) =>
  dialog(page).getByRole('textbox', { name: `Код, строка ${place}`, exact: true })
const field = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Код товара' })

async function openBasket(page: Page, shop = GREEN) {
  await page.goto(urlOf(shop, '/basket'))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const products = await listProducts(page)
  expect(products.length).toBeGreaterThan(3)
  return products
}

async function openCodes(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Несколько кодов' }).click()
  await expect(code(page, 1)).toBeFocused()
}

for (const shop of [GREEN, BLUE, RED])
  test(`[BAS-022] [BAS-026] [BAS-028] codes are typed one after the other into the basket of ${shop.domain}, by keyboard alone`, async ({
    page,
  }) => {
    const [one, two] = await openBasket(page, shop)
    await openCodes(page)
    await page.keyboard.type(`${one?.UP_CODE_1C}`)
    await page.keyboard.press('Enter')
    await expect(code(page, 2)).toBeFocused()
    await page.keyboard.type(`${two?.UP_CODE_1C}`)
    await page.keyboard.press('Tab')
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect(code(page, 3)).toBeFocused()
    await page.keyboard.type('000000')
    await expect(dialog(page)).toContainText('Товар не найден')
    await expectNoViolations(page)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => heldInBasket(page)).toEqual({ [one?.ID ?? 0]: 1, [two?.ID ?? 0]: 7 })
    await expect(code(page, 1)).toHaveValue('000000')
  })

test('two columns of a spreadsheet fill the rows; a duplicate and a wrong code stay, the others go in and out again at once', async ({
  page,
}) => {
  const [one, two] = await openBasket(page)
  await openCodes(page)
  const lines = [`${one?.UP_CODE_1C}\t3`, `${two?.UP_CODE_1C}\t2`, `${one?.UP_CODE_1C}\t5`, '000000\t1']
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'))
  await page.keyboard.press('ControlOrMeta+KeyV')
  await expect(code(page, 4)).toHaveValue('000000')
  await expect(dialog(page)).toContainText('Данный товар уже добавлен в список')
  await dialog(page).getByRole('button', { name: 'Добавить 2' }).click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [one?.ID ?? 0]: 3, [two?.ID ?? 0]: 2 })
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Уйти без сохранения' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+KeyZ')
  await expect.poll(() => heldInBasket(page)).toEqual({})
})

test('the quick add keeps its focus from the first code on, and shows each new row', async ({ page }) => {
  const products = await openBasket(page)
  await field(page).click()
  for (const product of products.slice(0, 3)) {
    await page.keyboard.type(product.UP_CODE_1C)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('listitem', { name: product.NAME })).toBeInViewport()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
  }
  expect(Object.keys(await heldInBasket(page))).toHaveLength(3)
})

test('on a phone a code, its count and its product fit the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const [one] = await openBasket(page)
  expect((await field(page).boundingBox())?.width).toBeGreaterThan(130)
  await openCodes(page)
  await code(page, 1).fill(one?.UP_CODE_1C ?? '')
  await expect(code(page, 2)).toBeInViewport()
  await expect(dialog(page).getByRole('listitem').first()).toContainText(one?.NAME ?? '')
  const overflow = await dialog(page).evaluate((element) =>
    [...element.querySelectorAll('*')].some((one) => one.getBoundingClientRect().right > 376),
  )
  expect(overflow).toBe(false)
  await expectNoViolations(page)
})
