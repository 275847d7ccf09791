import { expect, type Page, test } from '@playwright/test'
import { fillLogin } from '../src/fill-login'
import { firstSectionPath } from '../src/first-section-path'
import { heldInBasket } from '../src/held-in-basket'
import { add, count, more, openSection } from '../src/section-row'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const notices = (page: Page) => page.getByRole('region', { name: /^Уведомления/ })

/** A product that is sold for points, singly and in any number a test asks for. */
const productForPoints = (page: Page, section: string): Promise<{ ID: number; UP_CODE_1C: string }> =>
  page.evaluate(async (section) => {
    const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch(
      `/v3/api/catalog/list/?limit=200&filter[SECTION_ID]=${section}&access_token=${token}`,
    )
    const { ITEMS } = await answer.json()
    return ITEMS.find(
      (one: {
        LOYALTY_PRICE: number | null
        REMAIN: number
        UP_MULTIPLICITY: { MIN: number; STEP: number }
      }) =>
        one.LOYALTY_PRICE && one.REMAIN > 9 && one.UP_MULTIPLICITY.MIN <= 1 && one.UP_MULTIPLICITY.STEP <= 1,
    )
  }, section)
/** How many of each product the server holds in the bonus basket. */
const heldForPoints = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch(`/v4/api/client/basket/loyalty/get/?offset=0&limit=100&access_token=${token}`)
    const { response } = await answer.json()
    return Object.fromEntries(
      response.PRODUCTS.map((one: { ID: number; QUANTITY: number }) => [one.ID, one.QUANTITY]),
    )
  })

test('Ctrl+Z and the notice take back a removal by the keyboard alone', async ({ page }) => {
  const { row, productId } = await openSection(page)
  await add(row).click()
  await more(row).click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 2 })
  await count(row).fill('0')
  await count(row).press('Enter')
  await expect.poll(() => heldInBasket(page)).toEqual({})
  await page.keyboard.press('F8')
  await expect(page.getByRole('button', { name: 'Отменить' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 2 })
  await more(row).focus()
  await page.keyboard.press('Control+KeyZ')
  await expect(count(row)).toHaveValue('1')
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 1 })
})

test('every change has its «Отменить»: one notice, replaced in its place, not in the way of the next click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  const { row, productId } = await openSection(page)
  await add(row).click()
  await expect(notices(page)).toContainText('в корзине: 1')
  await test.step('the control of the change stays free where the notice would lie over it', async () => {
    await row.evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20),
    )
    for (const held of [2, 3, 4]) {
      await more(row).click()
      await expect(count(row)).toHaveValue(String(held))
    }
  })
  await expect(notices(page).getByRole('button', { name: 'Отменить' })).toHaveCount(1)
  await expect(notices(page)).toContainText('в корзине: 4')
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 4 })
  await notices(page).getByRole('button', { name: 'Отменить' }).click()
  await expect.poll(() => heldInBasket(page)).toEqual({})
  await notices(page).getByRole('button', { name: 'Вернуть' }).click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 4 })
})

test('inside a modal F8 leads to the notice and back, and Ctrl+Z takes back; the modal stays', async ({
  page,
}) => {
  const { name, productId } = await openSection(page)
  await page.getByRole('radio', { name: 'Карточки' }).click()
  const card = page.getByRole('article', { name, exact: true })
  await card.getByRole('button', { name: 'Быстрый просмотр' }).click()
  const modal = page.getByRole('dialog')
  await add(modal).click()
  await more(modal).click()

  await test.step('F8, Esc', async () => {
    await expect(more(modal)).toBeFocused()
    await page.keyboard.press('F8')
    // A notice with the focus stays.
    await expect(notices(page).getByRole('button', { name: 'Отменить' })).toBeFocused()
    await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 2 })
    await page.keyboard.press('Escape')
    await expect(modal).toBeVisible()
    await expect(more(modal)).toBeFocused()
  })
  await test.step('Ctrl+Z', async () => {
    await page.keyboard.press('Control+KeyZ')
    await expect(count(modal)).toHaveValue('1')
    await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 1 })
    await expect(more(modal)).toBeFocused()
  })
  await test.step('F8, Enter', async () => {
    await more(modal).press('Enter')
    await page.keyboard.press('F8')
    await expect(notices(page).getByRole('button', { name: 'Отменить' })).toBeFocused()
    await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 2 })
    await page.keyboard.press('Enter')
    await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 1 })
    await expect(modal).toBeVisible()
    await expect(more(modal)).toBeFocused()
  })
  await test.step('the mouse', async () => {
    await notices(page).getByRole('button', { name: 'Вернуть' }).click()
    await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 2 })
    await expect(modal).toBeVisible()
  })
})

test('the bonus basket has the same queue: counts, notice and Ctrl+Z are its own', async ({ page }) => {
  const section = /\d+/.exec(await firstSectionPath(page, GREEN))?.[0] ?? ''
  await page.goto(urlOf(GREEN, '/login'))
  await fillLogin(page, { email: 'loyalty@example.com', password: 'prilavok-demo' })
  await expect(page).toHaveURL(/\/cabinet\//)
  const { ID, UP_CODE_1C } = await productForPoints(page, section)
  await page.goto(urlOf(GREEN, '/basket?type=loyalty'))
  const main = page.getByRole('main')
  const code = main.getByRole('textbox', { name: 'Код товара' })
  await code.fill(UP_CODE_1C)
  await code.press('Enter')
  await expect.poll(() => heldForPoints(page)).toEqual({ [ID]: 1 })
  const row = main.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: 'Количество' }) })
  await expect(count(row)).toHaveValue('1')
  await more(row).click()
  await more(row).click()
  await expect(notices(page)).toContainText('в бонусной корзине: 3')
  await expect.poll(() => heldForPoints(page)).toEqual({ [ID]: 3 })
  await page.keyboard.press('Control+KeyZ')
  await expect(count(row)).toHaveValue('1')
  await expect.poll(() => heldForPoints(page)).toEqual({ [ID]: 1 })
  expect(await heldInBasket(page)).toEqual({})
})
