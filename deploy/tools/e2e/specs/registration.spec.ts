import { expect, type Page, test } from '@playwright/test'
import { emailsTo, linkOfEmail } from '../src/emails'
import {
  COMPANY,
  fillCompany,
  fillPerson,
  newEmail,
  registrationForm,
  valuesOf,
} from '../src/fill-registration'
import { holdScripts, SHELL_SCRIPT } from '../src/held-scripts'
import { BLUE, GREEN, VIOLET } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** A customer of the shop. */
const TAKEN = 'person@example.com'
const REGISTER = '**/v3/api/auth/register/**'
const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()
const send = (page: Page) =>
  registrationForm(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
const sentTitle = (page: Page) => page.getByRole('heading', { name: 'Проверьте почту' })
const individual = (page: Page) => page.getByText('Физическое лицо').click()

test('a legal entity registers: the register fills in the company, and the e-mail leads to the confirmation', async ({
  page,
}) => {
  const email = newEmail('company')
  await page.goto(urlOf(GREEN, '/registration'))
  await hydrated(page)
  await expect(page.getByText('Регистрация на сайте доступна только для юридических лиц')).toBeVisible()
  await test.step('the company is found by its name', async () => {
    await registrationForm(page)
      .getByLabel(/Организация/)
      .pressSequentially('вектор пл')
    await page.getByRole('option', { name: COMPANY.name }).click()
    await expect(registrationForm(page).getByLabel(/ИНН/)).toHaveValue(COMPANY.inn)
    await expect(registrationForm(page).getByLabel(/Организация/)).toHaveValue(COMPANY.name)
  })
  await fillPerson(page, email)
  await send(page)
  await expect(sentTitle(page)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  const link = new URL(await linkOfEmail(email, '/confirm'))
  expect(link.hostname).toBe(GREEN.domain)
  expect(link.searchParams.get('email')).toBe(email)
})

test('an individual registers where the shop allows it', async ({ page }) => {
  const email = newEmail('person')
  await page.goto(urlOf(BLUE, '/registration'))
  await hydrated(page)
  await individual(page)
  await expect(page.getByLabel(/ИНН/)).toHaveCount(0)
  await fillPerson(page, email)
  await send(page)
  await expect(sentTitle(page)).toBeVisible()
  await linkOfEmail(email, '/confirm')
})

test('a taken e-mail is told when its field is left and goes nowhere', async ({ page }) => {
  await page.goto(urlOf(BLUE, '/registration'))
  await hydrated(page)
  await individual(page)
  await fillPerson(page, TAKEN)
  const field = registrationForm(page).getByLabel(/Почта/)
  await expect(field).toHaveAccessibleDescription(/уже зарегистрирован/)
  await send(page)
  await expect(field).toBeFocused()
  await expect(sentTitle(page)).toHaveCount(0)
  const confirmations = (await emailsTo(TAKEN)).filter((text) => text.includes('/confirm'))
  expect(confirmations).toEqual([])
})

test('a shop that is closed for registration says why and whom to ask; no page of it leads there', async ({
  page,
}) => {
  for (const path of ['/', '/login', '/registration']) {
    await page.goto(urlOf(VIOLET, path))
    await hydrated(page)
    await expect(page.locator('a[href*="/registration"]')).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'Регистрация закрыта' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(registrationForm(page)).toHaveCount(0)
})

test('a filled form survives a server error, a reload and a rejected token, and is sent then', async ({
  page,
}) => {
  const email = newEmail('survivor')
  await page.goto(urlOf(BLUE, '/registration'))
  await hydrated(page)
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
    await send(page)
    await expect(async () => {
      if (await sentTitle(page).isVisible()) return
      expect(await valuesOf(page)).toEqual(filled)
      await send(page)
      await expect(sentTitle(page)).toBeVisible({ timeout: 3000 })
    }).toPass()
  })
  await linkOfEmail(email, '/confirm')
})

test('what is typed and ticked before the scripts have come is kept and can be sent', async ({ page }) => {
  const email = newEmail('early')
  const scripts = await holdScripts(page, SHELL_SCRIPT)
  await page.goto(urlOf(BLUE, '/registration'), { waitUntil: 'commit' })
  await fillCompany(page)
  await fillPerson(page, email)
  const filled = await valuesOf(page)
  scripts.release()
  await hydrated(page)
  await expect.poll(() => valuesOf(page)).toEqual(filled)
  await send(page)
  await expect(sentTitle(page)).toBeVisible()
})

test('by keyboard alone at 375 px: list of companies, wrong field, sending', async ({ page }) => {
  const email = newEmail('keyboard')
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(urlOf(GREEN, '/registration'))
  await hydrated(page)
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
})
