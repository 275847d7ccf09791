import { expect, test } from '@playwright/test'
import { holdScripts } from '../src/held-scripts'
import { openFirstSection } from '../src/open-first-section'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

test('what is typed while the login’s code is on its way stands in its first field, and nothing after Tab', async ({
  page,
}) => {
  const login = await holdScripts(page, '**/parts/mf-auth/**/expose-LoginModal.*.js')
  await page.goto(urlOf(GREEN, '/'))
  await openFirstSection(page)
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await expect(page.getByText('Окно загружается')).toBeAttached()
  await page.keyboard.type('client@exampel')
  for (let letter = 0; letter < 2; letter++) await page.keyboard.press('Backspace')
  await page.keyboard.type('le.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('secret')
  login.release()
  const email = page.getByRole('dialog').getByLabel(/Почта/)
  await expect(email).toHaveValue('client@example.com')
  await expect(email).toBeFocused()
  await expect(page.getByRole('dialog').locator('input[type=password]')).toHaveValue('')
})
