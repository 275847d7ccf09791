import { expect, type Page, test } from '@playwright/test'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'
import { tickConsents } from '../src/tick-consents'

const CONTACTS = '/content/front_up/contact_info'
const notices = (page: Page) => page.getByRole('region', { name: /^Уведомления/ })

test('[SHELL-046, SHELL-053] feedback on the contacts page reaches the supplier; a failure loses nothing, nor does a reload', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, CONTACTS))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const form = page.getByRole('form', { name: 'Обратная связь' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('textbox', { name: /^Имя/ }).fill('Ольга Титова')
  await form.getByRole('textbox', { name: /^Электронная почта/ }).fill('olga@example.com')
  await form.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9165550418')
  await expect(form.getByRole('textbox', { name: 'Телефон' })).toHaveValue('916 555-04-18')
  await form.getByRole('combobox', { name: /^Вопрос/ }).selectOption('Вопрос по заказу')
  await form.getByRole('textbox', { name: /^Сообщение/ }).fill('Где заказ?')
  const send = form.getByRole('button', { name: 'Отправить сообщение' })

  await test.step('a reload keeps what was typed', async () => {
    await page.reload()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(form.getByRole('textbox', { name: /^Сообщение/ })).toHaveValue('Где заказ?')
    await expect(form.getByRole('combobox', { name: /^Вопрос/ })).toHaveValue('order')
  })
  await test.step('a failure says so and keeps it, too', async () => {
    await tickConsents(form)
    await page.route('**/v3/api/support/feedback/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await send.click()
    await expect(notices(page)).toContainText('Сообщение не отправлено')
    await expect(form.getByRole('textbox', { name: /^Сообщение/ })).toHaveValue('Где заказ?')
    await page.unroute('**/v3/api/support/feedback/**')
  })
  await test.step('sent', async () => {
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/support/feedback/')),
      send.click(),
    ])
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
      name_user: 'Ольга Титова',
      email: 'olga@example.com',
      phone: '916 555-04-18',
      phoneCode: '+7',
      message: 'Где заказ?',
      type_question: 'order',
      agree: 'Y',
      transfer: 'Y',
    })
    await expect(notices(page)).toContainText('Сообщение отправлено')
    await expect(notices(page)).not.toContainText('не отправлено')
    await expect(form.getByRole('textbox', { name: /^Сообщение/ })).toHaveValue('')
    await expect(form.getByRole('textbox', { name: /^Имя/ })).toHaveValue('Ольга Титова')
  })
})
