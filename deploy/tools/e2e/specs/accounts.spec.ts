import { expect, type Page, test } from '@playwright/test'
import { emailsTo, linkOfEmail } from '../src/emails'
import { fillLogin } from '../src/fill-login'
import { COMPANY, newEmail, registrationForm } from '../src/fill-registration'
import { becomeCustomer, reachable, typeNewPassword } from '../src/new-customer'
import { openAlive } from '../src/open-alive'
import { BLUE, GREEN } from '../src/shops'
import { tickConsents } from '../src/tick-consents'

const newPassword = (page: Page) => page.getByLabel(/^Новый пароль(?! ещё)/)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sentTitle = (page: Page) => page.getByRole('heading', { name: 'Проверьте почту' })

test('[AUTH-003] [AUTH-004] registration, confirmation by the e-mail, first password; settings that menu and header show at once; change of the password, recovery by the e-mail, login', {
  tag: ['@mf-auth', '@mf-cabinet'],
}, async ({ page }) => {
  const email = newEmail('passwords')
  await test.step('the link of the e-mail leads to the first password and into the cabinet', () =>
    becomeCustomer(page, BLUE, { email, password: 'первый пароль' }))

  const menu = page.getByRole('navigation', { name: 'Личный кабинет' })
  await test.step('another name is in header and menu at once', async () => {
    await openAlive(page, '/cabinet/settings', BLUE)
    await page.getByRole('main').getByLabel(/^Имя/).first().fill('Ульяна')
    await button(page, 'Сохранить').click()
    await expect(page.getByText('Изменения сохранены.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Ульяна' })).toBeVisible()
    await expect(menu).toContainText('Соколова Ульяна')
  })
  await test.step('the password is changed there', async () => {
    await page.getByLabel(/^Текущий пароль/).fill('первый пароль')
    await typeNewPassword(page, 'второй пароль')
    await expect(page.getByText(/Надёжность пароля/)).toBeVisible()
    await button(page, 'Сменить пароль').click()
    const success = page.getByRole('dialog', { name: 'Смена пароля' })
    await expect(success).toContainText('На других устройствах нужно войти заново')
    await success.getByRole('button', { name: 'Хорошо' }).click()
    await expect(newPassword(page)).toHaveValue('')
    await menu.getByRole('button', { name: 'Выйти' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
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
    await fillLogin(page, { email, password: 'третий пароль' })
    await expect(page).toHaveURL(/\/cabinet\//)
  })
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
  await form.getByLabel('Страна').focus()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel(/ИНН/)).toBeFocused()
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
