import { expect, type Page, test } from '@playwright/test'
import { logIn, logOut, signIn } from '../src/browser-session'
import { emailsTo, linkOfEmail } from '../src/emails'
import { fillLogin } from '../src/fill-login'
import {
  COMPANY,
  fillCompany,
  fillPerson,
  newEmail,
  registrationForm,
  valuesOf,
} from '../src/fill-registration'
import { becomeCustomer, newCustomer, reachable, typeNewPassword } from '../src/new-customer'
import { openAlive } from '../src/open-alive'
import { BLUE, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'
import { tickConsents } from '../src/tick-consents'

const REGISTER = '**/v3/api/auth/register/**'
const newPassword = (page: Page) => page.getByLabel(/^Новый пароль(?! ещё)/)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Войти' })
const devicesOf = (page: Page) => page.getByRole('region', { name: 'Устройства, где вы вошли' })
const send = (page: Page) =>
  registrationForm(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
const sentTitle = (page: Page) => page.getByRole('heading', { name: 'Проверьте почту' })

test('[AUTH-003] [AUTH-004] registration, confirmation by the e-mail, first password, change, recovery by the e-mail, login', async ({
  page,
}) => {
  const email = newEmail('passwords')
  await test.step('the link of the e-mail leads to the first password and into the cabinet', () =>
    becomeCustomer(page, BLUE, { email, password: 'первый пароль' }))

  await test.step('the settings change it', async () => {
    await openAlive(page, '/cabinet/settings', BLUE)
    await page.getByLabel(/^Текущий пароль/).fill('первый пароль')
    await typeNewPassword(page, 'второй пароль')
    await expect(page.getByText(/Надёжность пароля/)).toBeVisible()
    await button(page, 'Сменить пароль').click()
    const success = page.getByRole('dialog', { name: 'Смена пароля' })
    await expect(success).toContainText('На других устройствах нужно войти заново')
    await success.getByRole('button', { name: 'Хорошо' }).click()
    await expect(newPassword(page)).toHaveValue('')
    await logOut(page, BLUE)
  })
  await test.step('the old one is no good any more, and is recovered from the login', async () => {
    await openAlive(page, '/login', BLUE)
    const main = page.getByRole('main')
    await fillLogin(page, { email, password: 'первый пароль' })
    await expect(main.getByRole('alert')).toContainText('Неправильный логин или пароль')
    await main.getByRole('link', { name: 'Забыли пароль?' }).click()
    await expect(page).toHaveURL(/\/recovery/)
    await expect(page.getByRole('heading', { level: 1, name: 'Восстановление пароля' })).toBeVisible()
    await expect(main.getByLabel(/Почта/)).toHaveValue(email)
    await tickConsents(main)
    await button(page, 'Отправить письмо').click()
    await expect(main.getByRole('status').filter({ hasText: email })).toBeVisible()
    await expect.poll(async () => (await emailsTo(email)).join('')).toContain('user_checkword=')
    const [link = ''] = (await emailsTo(email)).join('\n').match(/https?:\/\/\S+user_checkword=\S+/) ?? []
    await page.goto(reachable(BLUE, link))
    await typeNewPassword(page, 'третий пароль')
    await button(page, 'Сохранить пароль').click()
    await expect(page).toHaveURL(/\/login\?email=/)
    await expect(page.getByRole('main').getByLabel(/Почта/)).toHaveValue(email)
    await logIn(page, BLUE, { email, password: 'третий пароль' })
  })
})

test('«Выйти на всех устройствах» ends the sessions of all browsers', async ({ page, context, browser }) => {
  const account = await newCustomer(context, BLUE, 'devices')
  const elsewhere = await browser.newContext()
  await signIn(elsewhere, BLUE, account)

  await openAlive(page, '/cabinet/settings', BLUE)
  const devices = devicesOf(page)
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('Вы здесь')
  await devices.getByRole('button', { name: 'Выйти на всех устройствах' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти везде' }).click()
  await expect(signInLink(page)).toBeVisible()

  const other = await elsewhere.newPage()
  await other.goto(urlOf(BLUE, '/cabinet/settings'))
  await expect(signInLink(other)).toBeVisible()
  await expect(devicesOf(other)).toHaveCount(0)
  await elsewhere.close()
})

test('a legal entity registers by keyboard alone at 375 px: list of companies, wrong field, sending; the e-mail leads to the confirmation', async ({
  page,
}) => {
  const email = newEmail('keyboard')
  await page.setViewportSize({ width: 375, height: 700 })
  await openAlive(page, '/registration')
  await expect(page.getByText('Регистрация на сайте доступна только для юридических лиц')).toBeVisible()
  const form = registrationForm(page)
  const organisation = form.getByLabel(/Организация/)
  await form.getByLabel(/ИНН/).focus()
  await page.keyboard.press('Tab')
  await expect(organisation).toBeFocused()
  await page.keyboard.type('вектор пл')
  await expect(page.getByRole('option', { name: COMPANY.name })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(/ИНН/)).toHaveValue(COMPANY.inn)
  await expect(organisation).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(/Фамилия/)).toBeFocused()
  await expect(form.getByLabel(/Фамилия/)).toHaveAccessibleDescription('Вы не указали фамилию')
  for (const text of ['Соколова', 'Марина', 'Игоревна', email]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('9165550418')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Страна')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Согласие на обработку персональных данных' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(sentTitle(page)).toBeFocused()
  const link = new URL(await linkOfEmail(email, '/confirm'))
  expect(link.hostname).toBe(GREEN.domain)
  expect(link.searchParams.get('email')).toBe(email)
})

test('a filled registration survives a server error, a reload and a rejected token, and is sent then', async ({
  page,
}) => {
  const email = newEmail('survivor')
  await openAlive(page, '/registration', BLUE)
  await fillCompany(page)
  await fillPerson(page, email)
  const filled = await valuesOf(page)
  expect(filled).toMatchObject({ inn: COMPANY.inn, surname: 'Соколова', agree: 'true', transfer: 'true' })

  await test.step('a 500 keeps it and says what happened', async () => {
    await page.route(REGISTER, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 500,
            contentType: 'application/json',
            body: JSON.stringify({ meta: { errorDetail: 'База недоступна' } }),
          })
        : route.continue(),
    )
    await send(page)
    await expect(registrationForm(page).getByRole('alert')).toContainText('База недоступна')
    expect(await valuesOf(page)).toEqual(filled)
    await page.unroute(REGISTER)
  })
  await test.step('a reload brings it back', async () => {
    await page.reload()
    await expect.poll(() => valuesOf(page)).toEqual(filled)
  })
  await test.step('a token that the API does not know any more', async () => {
    await page.context().addCookies([{ name: 'access_token', value: 'unknown', url: urlOf(BLUE, '/') }])
    const reloaded = page.waitForEvent('load', { timeout: 0 })
    await send(page)
    await reloaded
    await expect.poll(() => valuesOf(page)).toEqual(filled)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await send(page)
    await expect(sentTitle(page)).toBeVisible()
  })
  await linkOfEmail(email, '/confirm')
})
