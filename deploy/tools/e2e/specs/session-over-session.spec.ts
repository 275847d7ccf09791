import { expect, type Page, test } from '@playwright/test'
import { cookieValue, customerMenu, logIn } from '../src/browser-session'
import { linkOfEmail } from '../src/emails'
import { COMPANY, newEmail } from '../src/fill-registration'
import { ShopClient } from '../src/shop-client'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const check = (token: string) => `/v3/api/utils/check/?access_token=${encodeURIComponent(token)}`
const isGood = async (token: string) => (await new ShopClient(GREEN).send('GET', check(token))).status === 200
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Подтвердить', exact: true })

/** Somebody registers elsewhere. @returns the link of the e-mail that confirms it */
async function confirmationLink(email: string): Promise<string> {
  const registrant = new ShopClient(GREEN)
  await registrant.page('/')
  await registrant.post('/v3/api/auth/register/', {
    type: 'registration',
    is_legal_entity: 'Y',
    allow_physical: 'N',
    surname: 'Иванова',
    name: 'Ольга',
    middle_name: 'Петровна',
    email,
    phone: '+79991234567',
    country: '643',
    inn: COMPANY.inn,
    organization_name: COMPANY.name,
    agree: 'Y',
    transfer: 'Y',
  })
  const { pathname, search } = new URL(await linkOfEmail(email, '/confirm'))
  return urlOf(GREEN, pathname + search)
}

test('a confirmation link that a customer opens changes nothing by itself: who is logged in is said', async ({
  page,
  context,
}) => {
  const email = newEmail('over')
  const link = await confirmationLink(email)
  await logIn(page)
  const token = await cookieValue(context, 'access_token')
  await page.goto(link)
  await expect(page.getByRole('main')).toContainText(`Вы вошли как ${CUSTOMER.email}`)
  await expect(page.getByLabel(/^Почта/)).toHaveValue(email)
  await expect(confirmButton(page)).toBeVisible()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.goto(urlOf(GREEN, '/cabinet/orders'))
  await expect(customerMenu(page)).toBeVisible()
  expect(await cookieValue(context, 'access_token')).toBe(token)
})

test('a session without a password takes the place of a customer’s: nothing of that one stays, in no tab, and its tokens are over', async ({
  page,
  context,
}) => {
  const email = newEmail('instead')
  const link = await confirmationLink(email)
  await logIn(page)
  const [access, refresh] = [
    await cookieValue(context, 'access_token'),
    await cookieValue(context, 'refresh_token'),
  ]
  const other = await context.newPage()
  await other.goto(urlOf(GREEN, '/cabinet/orders'))
  await expect(customerMenu(other)).toBeVisible()

  await page.bringToFront()
  await page.goto(link)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await confirmButton(page).click()
  await expect(page.getByLabel(/^Новый пароль(?! ещё)/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await expect(customerMenu(tab)).toHaveCount(0)
    await expect(tab.getByText(CUSTOMER.email)).toHaveCount(0)
  }
  await expect(other).toHaveURL(urlOf(GREEN, '/'))

  expect(await cookieValue(context, 'has_refresh_token')).toBe('')
  expect(await cookieValue(context, 'refresh_token')).toBe('')
  expect(await isGood(await cookieValue(context, 'access_token'))).toBe(true)
  expect(await isGood(access)).toBe(false)
  const thief = new ShopClient(GREEN).keep('refresh_token', refresh)
  expect((await thief.send('POST', '/v3/oauth/token/', { grant_type: 'refresh_token' })).status).toBe(400)
})
