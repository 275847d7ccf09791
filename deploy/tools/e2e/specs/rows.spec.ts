import { expect, type Locator, type Page, test } from '@playwright/test'
import { openFirstSection } from '../src/open-first-section'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const SCREENS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'tablet', viewport: { width: 900, height: 900 } },
]

/** Whether what has the focus can be seen whole: nothing lies over its top or bottom edge. */
const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { left, width, top, bottom } = focused.getBoundingClientRect()
    const x = left + width / 2
    return [top + 1, bottom - 1].every((y) => {
      const onTop = document.elementFromPoint(x, y)
      return onTop !== null && (focused.contains(onTop) || onTop.contains(focused))
    })
  })

/** Not in the very frame: a bar that comes meanwhile clears what it covers in the next one. */
const expectFocusSeen = (page: Page, step: string): Promise<void> =>
  expect.poll(() => focusIsSeen(page), { message: step, timeout: 500, intervals: [20] }).toBe(true)

const quantities = (page: Page): Locator =>
  page.getByRole('list', { name: 'Товары' }).getByRole('textbox', { name: 'Количество', disabled: false })

for (const { name, viewport } of SCREENS) {
  test(`rows by keyboard on a ${name}: what has the focus is never behind the header or a bar`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(urlOf(GREEN, '/'))
    await openFirstSection(page)
    const control =
      name === 'desktop'
        ? quantities(page)
        : page.getByRole('list', { name: 'Товары' }).getByRole('button', { name: 'В корзину' })
    await control.first().focus()
    const count = await control.count()
    expect(count).toBeGreaterThan(10)

    await test.step('down with arrows, then up again', async () => {
      for (const key of ['ArrowDown', 'ArrowUp'])
        for (let at = 1; at < count; at++) {
          await page.keyboard.press(key)
          await expectFocusSeen(page, `${key} ${at}`)
        }
      await expect(control.first()).toBeFocused()
    })
    await test.step('with Tab', async () => {
      for (let at = 0; at < 30; at++) {
        await page.keyboard.press('Tab')
        await expectFocusSeen(page, `Tab ${at}`)
      }
    })
  })
}
