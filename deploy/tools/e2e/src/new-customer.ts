import { type BrowserContext, expect, type Page } from '@playwright/test'
import { clientOf, keepSession } from './browser-session'
import { linkOfEmail } from './emails'
import { fillPerson, newEmail, registrationForm } from './fill-registration'
import { alive } from './open-alive'
import { urlOf } from './stack-under-test'

interface Account {
  email: string
  password: string
}

/** E-mails name the shop as buyers reach it from outside; here it has a port. */
export const reachable = (shop: { domain: string }, link: string): string => {
  const { pathname, search } = new URL(link)
  return urlOf(shop, pathname + search)
}

/** A password that is made up, twice. */
export async function typeNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^Новый пароль(?! ещё)/).fill(password)
  await page.getByLabel(/^Новый пароль ещё раз/).fill(password)
}

/** An individual registers, confirms the e-mail and sets the first password: then a customer, in the cabinet. */
export async function becomeCustomer(
  page: Page,
  shop: { domain: string },
  { email, password }: Account,
): Promise<void> {
  await page.goto(urlOf(shop, '/registration'))
  await alive(page)
  await page.getByText('Физическое лицо').click()
  await fillPerson(page, email)
  await registrationForm(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
  await page.goto(reachable(shop, await linkOfEmail(email, '/confirm')))
  await typeNewPassword(page, password)
  await page.getByRole('button', { name: 'Сохранить пароль', exact: true }).click()
  await expect(page).toHaveURL(/\/cabinet\//)
}

const REGISTER = '/v3/api/auth/register/'

const PERSON = { surname: 'Соколова', name: 'Марина', middle_name: 'Игоревна' }

/** The same by calls: the browser then belongs to somebody whose things are nobody else's. @param name begins the e-mail */
export async function newCustomer(
  context: BrowserContext,
  shop: { domain: string },
  name: string,
  person = PERSON,
): Promise<Account> {
  const account = { email: newEmail(name), password: 'надёжный пароль' }
  const client = await clientOf(context, shop)
  await client.post(REGISTER, {
    type: 'registration',
    is_legal_entity: 'N',
    allow_physical: 'Y',
    ...person,
    email: account.email,
    phone: '+79165550418',
    country: '643',
    agree: 'Y',
    transfer: 'Y',
  })
  const link = new URL(await linkOfEmail(account.email, '/confirm'))
  const confirmed = await client.call('PUT', '/v1/login/confirm/', Object.fromEntries(link.searchParams))
  const { access_token } = JSON.parse(confirmed.text) as { access_token: string }
  client.keep('access_token', encodeURIComponent(access_token))
  const password = { new_password: account.password, confirm_password: account.password }
  await keepSession(
    context,
    shop,
    await client.call('POST', REGISTER, { type: 'change_password', ...password }),
  )
  return account
}
