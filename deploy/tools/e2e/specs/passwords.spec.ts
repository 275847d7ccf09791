import { expect, type Page, test } from '@playwright/test'
import { becomeCustomer, reachable, typeNewPassword } from '../src/become-customer'
import { emailsTo } from '../src/emails'
import { fillLogin } from '../src/fill-login'
import { newEmail } from '../src/fill-registration'
import { holdScripts, SHELL_SCRIPT } from '../src/held-scripts'
import { BLUE, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'
import { tickConsents } from '../src/tick-consents'

const CABINET = /\/cabinet\//
const newPassword = (page: Page) => page.getByLabel(/^Новый пароль(?! ещё)/)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Войти' })
const here = (link: string) => reachable(BLUE, link)
async function logIn(page: Page, account: { email: string; password: string }) {
  await page.goto(urlOf(BLUE, '/login'))
  // The e-mail of the login before comes back, which is not to happen in the middle of a fill.
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await fillLogin(page, account)
  await expect(page).toHaveURL(CABINET)
}
async function logOut(page: Page) {
  await page.goto(urlOf(BLUE, '/cabinet/settings'))
  await page
    .getByRole('navigation', { name: 'Личный кабинет' })
    .getByRole('button', { name: 'Выйти' })
    .click()
  await expect(signInLink(page)).toBeVisible()
}

test('[AUTH-003] [AUTH-004] registration, confirmation by the e-mail, first password, login, change, recovery by the e-mail', async ({
  page,
}) => {
  test.slow()
  const email = newEmail('passwords')
  await test.step('the link of the e-mail leads to the first password and into the cabinet', () =>
    becomeCustomer(page, BLUE, email, 'первый пароль'))

  await test.step('the settings change it', async () => {
    await page.goto(urlOf(BLUE, '/cabinet/settings'))
    await page.getByLabel(/^Текущий пароль/).fill('первый пароль')
    await typeNewPassword(page, 'второй пароль')
    await expect(page.getByText(/Надёжность пароля/)).toBeVisible()
    await button(page, 'Сменить пароль').click()
    const success = page.getByRole('dialog', { name: 'Смена пароля' })
    await expect(success).toContainText('На других устройствах нужно войти заново')
    await success.getByRole('button', { name: 'Хорошо' }).click()
    await expect(newPassword(page)).toHaveValue('')
    await logOut(page)
  })
  await test.step('the old one is no good any more, the new one is', async () => {
    await page.goto(urlOf(BLUE, '/login'))
    await fillLogin(page, { email, password: 'первый пароль' })
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Неправильный логин или пароль')
    await logIn(page, { email, password: 'второй пароль' })
    await logOut(page)
  })
  await test.step('it is recovered from the login', async () => {
    await page.goto(urlOf(BLUE, '/login'))
    const main = page.getByRole('main')
    await main.getByLabel(/Почта/).fill(email)
    await main.getByRole('link', { name: 'Забыли пароль?' }).click()
    await expect(page).toHaveURL(/\/recovery/)
    await expect(main.getByLabel(/Почта/)).toHaveValue(email)
    await tickConsents(main)
    await button(page, 'Отправить письмо').click()
    await expect(main.getByRole('status').filter({ hasText: email })).toBeVisible()
    await expect.poll(async () => (await emailsTo(email)).join('')).toContain('user_checkword=')
    const [link = ''] = (await emailsTo(email)).join('\n').match(/https?:\/\/\S+user_checkword=\S+/) ?? []
    await page.goto(here(link))
    await typeNewPassword(page, 'третий пароль')
    await button(page, 'Сохранить пароль').click()
    await expect(page).toHaveURL(/\/login\?email=/)
    await expect(page.getByRole('main').getByLabel(/Почта/)).toHaveValue(email)
    await logIn(page, { email, password: 'третий пароль' })
  })
})

test('«Выйти на всех устройствах» ends the sessions of all browsers', async ({ page, browser }) => {
  test.slow()
  const account = { email: newEmail('devices'), password: 'надёжный пароль' }
  await becomeCustomer(page, BLUE, account.email, account.password)
  const other = await (await browser.newContext({ locale: 'ru-RU' })).newPage()
  await logIn(other, account)

  await page.goto(urlOf(BLUE, '/cabinet/settings'))
  const devices = page.getByRole('region', { name: 'Устройства, где вы вошли' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('Вы здесь')
  await devices.getByRole('button', { name: 'Выйти на всех устройствах' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти везде' }).click()
  await expect(signInLink(page)).toBeVisible()

  await other.goto(urlOf(BLUE, '/cabinet/settings'))
  await expect(signInLink(other)).toBeVisible()
  await expect(other.getByRole('region', { name: 'Устройства, где вы вошли' })).toHaveCount(0)
  await other.context().close()
})

test('[AUTH-005] what is typed into the recovery before the scripts have come is sent', async ({ page }) => {
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await page.goto(urlOf(GREEN, '/recovery?email=typed'), { waitUntil: 'commit' })
  const email = page.getByLabel(/Почта/)
  await expect(email).toHaveValue('')
  await email.fill('nobody@example.com')
  for (const consent of await page.getByRole('main').getByRole('checkbox').all()) await consent.click()
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  scripts.release()
  await expect(page.getByRole('status').filter({ hasText: 'nobody@example.com' })).toBeVisible()
})

test('the way from the login to a new password by the keyboard alone', async ({ page }) => {
  await page.goto(urlOf(GREEN, '/login'))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByLabel(/Почта/).focus()
  await page.keyboard.type('nobody@example.com')
  await page.getByRole('link', { name: 'Забыли пароль?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recovery\?email=nobody/)
  // The login has the same fields, and is shown until the recovery can be.
  await expect(page.getByRole('heading', { level: 1, name: 'Восстановление пароля' })).toBeVisible()
  await page.getByLabel(/Почта/).focus()
  for (const _consent of ['agree', 'transfer']) {
    while (
      !(await page.evaluate(() => document.activeElement?.matches('input[type=checkbox]:not(:checked)')))
    )
      await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.locator('input:focus')).toBeChecked()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'nobody@example.com' })).toBeVisible()
})
