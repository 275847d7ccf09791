import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { expectNothingSideways } from '../src/expect-nothing-sideways'
import { fillLogin } from '../src/fill-login'
import { openFirstSection } from '../src/open-first-section'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

const WIDTHS = [1440, 375]

test('a used link of an e-mail: axe finds nothing, nothing scrolls sideways', async ({ page }) => {
  await page.goto(urlOf(GREEN, '/confirm?email=nobody@example.com&code=AAAA-BBBB-CCCC-DDDD'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ссылка уже использована')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolations(page)
    await expectNothingSideways(page)
  }
})

test('the settings of a customer with the devices: axe finds nothing, nothing scrolls sideways', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, '/login'))
  await fillLogin(page, CUSTOMER)
  await expect(page).toHaveURL(/\/cabinet\//)
  await page.goto(urlOf(GREEN, '/cabinet/settings'))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const devices = page.getByRole('region', { name: 'Устройства, где вы вошли' })
  await expect(devices.getByRole('listitem').first()).toContainText('Вы здесь')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolations(page)
    await expectNothingSideways(page)
  }
})

for (const width of WIDTHS)
  test(`the login over a page at ${width} px: axe finds nothing, the keyboard stays in it and Esc gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(urlOf(GREEN, '/'))
    await openFirstSection(page)
    const opener = page.getByRole('link', { name: 'Войти' }).filter({ visible: true }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const modal = page.getByRole('dialog', { name: 'Вход' })
    await expect(modal.getByLabel(/Почта/)).toBeFocused()
    await expectNoViolations(page)
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab')
      await expect(modal.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(opener).toBeFocused()
  })
