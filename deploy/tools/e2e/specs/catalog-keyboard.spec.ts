import { expect, type Locator, type Page, test } from '@playwright/test'
import { heldInBasket } from '../src/held-in-basket'
import { openAlive } from '../src/open-alive'

const ROWS = 12

const products = (page: Page): Locator => page.getByRole('list', { name: 'Товары' })
const focused = (page: Page): Locator => page.locator(':focus')
const countIn = async (page: Page): Promise<number> => Object.keys(await heldInBasket(page)).length

/** Whether what has the focus can be seen whole: no bar lies over its top or bottom edge. */
const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    if (!focused || focused === document.body) return false
    const { left, width, top, bottom } = focused.getBoundingClientRect()
    return [top + 1, bottom - 1].every((y) => {
      const onTop = document.elementFromPoint(left + width / 2, y)
      return onTop !== null && (focused.contains(onTop) || onTop.contains(focused))
    })
  })

/** Presses Tab until the focus is in this place. @throws when it is not reached in `most` presses */
async function tabTo(page: Page, place: Locator, most: number): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab')
    if (await place.evaluateAll((all) => all.some((one) => one === document.activeElement))) return
  }
  throw new Error(`${place} has not got the focus in ${most} presses of Tab.`)
}

test('by keyboard alone: search, filter, a dozen rows into the basket, two of them taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlive(page, '/login')

  await test.step('the search: «/», the words, Enter', async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('ручка')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=/)
    await expect(products(page)).toBeVisible()
  })

  const filters = page.getByRole('complementary', { name: 'Фильтры' })
  await test.step('a filter: Tab to what is in stock, Space, Enter', async () => {
    const inStock = filters.getByRole('checkbox', { name: /наличии/ })
    await expect(inStock).toBeEnabled()
    await tabTo(page, inStock, 80)
    await page.keyboard.press('Space')
    await expect(inStock).toBeChecked()
    await expect(filters.getByRole('button', { name: /^Показать\s\d/ })).toBeEnabled()
    await page.keyboard.press('Enter')
    await page.waitForURL(/filter=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(products(page).getByRole('textbox').nth(ROWS)).toBeAttached()
  })

  await test.step('from the first link of the page, which has not been loaded anew, to the first quantity', async () => {
    await page.getByRole('link', { name: 'К содержанию' }).focus()
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
    await expect(products(page).getByRole('textbox').first()).toBeFocused()
  })

  await test.step('a dozen rows: Enter adds and goes on, and no bar hides the focus', async () => {
    for (let row = 0; row < ROWS; row++) {
      expect(await focusIsSeen(page), `row ${row}`).toBe(true)
      await expect(focused(page)).toHaveAttribute('data-quantity')
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => countIn(page)).toBe(ROWS)
    await expect(page.getByRole('region', { name: 'Заказ' })).toContainText(`В заказе ${ROWS}`)
  })

  await test.step('two are taken back by Ctrl+Z', async () => {
    for (const left of [ROWS - 1, ROWS - 2]) {
      await page.keyboard.press('Control+KeyZ')
      await expect.poll(() => countIn(page)).toBe(left)
    }
    await expect(page.getByRole('region', { name: 'Заказ' })).toContainText(`В заказе ${ROWS - 2}`)
  })
})
