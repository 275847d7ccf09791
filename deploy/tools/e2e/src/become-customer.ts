import { expect, type Page } from '@playwright/test'
import { linkOfEmail } from './emails'
import { fillPerson, registrationForm } from './fill-registration'
import { urlOf } from './stack-under-test'

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
  email: string,
  password: string,
): Promise<void> {
  await page.goto(urlOf(shop, '/registration'))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByText('Физическое лицо').click()
  await fillPerson(page, email)
  await registrationForm(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
  await page.goto(reachable(shop, await linkOfEmail(email, '/confirm')))
  await typeNewPassword(page, password)
  await page.getByRole('button', { name: 'Сохранить пароль', exact: true }).click()
  await expect(page).toHaveURL(/\/cabinet\//)
}
