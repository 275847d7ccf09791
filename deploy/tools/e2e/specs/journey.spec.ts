import { expect, type Page, test } from '@playwright/test'
import { accountOf } from '../src/browser-session'
import { emailsTo } from '../src/emails'
import { fillLogin } from '../src/fill-login'
import { heldInBasket } from '../src/held-in-basket'
import { accepted, acceptedNumber, sendButton } from '../src/order-form'
import { buyableRows, nameOf } from '../src/section-row'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const delivery = (page: Page) => page.getByRole('main').getByRole('radio', { name: /^Доставка/ })
const MONEY = /^\d[\d\s]*,\d\d\s₽$/

test.use({ storageState: { cookies: [], origins: [] } })

test('[API-049] [BAS-065] [SHELL-057] the first visit, which is greeted: from the home page to an order, the visitor’s basket goes along with the login; «Назад» orders nothing again', {
  tag: ['@shell', '@mf-catalog', '@mf-basket', '@mf-auth'],
}, async ({ page, context }) => {
  const account = accountOf('director')
  const main = page.getByRole('main')
  await test.step('home → section', async () => {
    await page.goto(urlOf(GREEN, '/'))
    await expect(page).toHaveTitle(new RegExp(GREEN.name))
    await expect(page.getByText(`Добро пожаловать в «${GREEN.name}».`)).toBeVisible()
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'firstEntry')).toMatchObject({ value: 'N', path: '/' })
    await main.locator('a[href^="/catalog/"]').first().click()
    await page.waitForURL(/\/catalog\/\d+/)
  })
  const name = await test.step('section → product', async () => {
    const row = buyableRows(page).first()
    const text = (await nameOf(row)).trim()
    await row.getByRole('link').filter({ hasText: /\S/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
    return text
  })
  await test.step('add enough for the minimum order', async () => {
    const quantity = main.getByRole('textbox', { name: /Количество/ }).first()
    await quantity.fill('500')
    await quantity.press('Tab')
    await main.getByRole('button', { name: 'В корзину' }).first().click()
    await expect(page.getByRole('banner').getByRole('link', { name: /Корзина.*1 товар/s })).toBeVisible()
  })
  await test.step('basket, as a visitor', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Корзина/ })
      .click()
    await expect(page).toHaveURL(/\/basket$/)
    await expect(main.getByText(name).first()).toBeVisible()
    await expect(main.getByText(MONEY).first()).toBeVisible()
  })
  const comment = page.getByRole('textbox', { name: 'Для менеджера и водителя' })
  const order = page.getByRole('complementary', { name: 'Ваш заказ' })
  await test.step('log in at the order form: the basket is merged, what was filled in stays', async () => {
    await main.getByRole('link', { name: 'Оформить заказ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
    await delivery(page).check({ force: true })
    await expect(page.getByText('Чтобы указать адрес доставки необходимо зарегистрироваться')).toBeVisible()
    await comment.fill('Позвонить за час')
    await sendButton(page).click()
    await fillLogin(page, account)
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeHidden()
    await expect(page).toHaveURL(/\/basket\/ordering$/)
    await expect(comment).toHaveValue('Позвонить за час')
    await expect(delivery(page)).toBeChecked()
    await expect(order).toContainText(name)
    await expect(order.getByRole('status').filter({ hasText: 'Заказ ещё не отправлен' })).toBeVisible()
  })
  const number = await test.step('the order is made, its page says so', async () => {
    await expect(page.getByRole('combobox', { name: /Адрес доставки/ })).not.toHaveValue('')
    await page.getByRole('combobox', { name: /Зона доставки/ }).selectOption({ label: 'В пределах города' })
    await expect(page.getByText(/персональных данных вы уже дали/)).toBeVisible()
    await sendButton(page).click()
    const text = await acceptedNumber(page)
    await expect(accepted(page)).toContainText(account.email)
    await expect(accepted(page)).toContainText('В пределах города')
    await expect(main.getByText(name).first()).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /Корзина/ })).not.toContainText('1 товар')
    return text
  })
  await test.step('the e-mail went where the page says', () =>
    expect.poll(async () => (await emailsTo(account.email)).some((text) => text.includes(number))).toBe(true))
  await test.step('«Назад» leads to an empty basket', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/basket/)
    await expect(page.getByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
    await expect(sendButton(page)).toHaveCount(0)
    expect(await heldInBasket(page)).toEqual({})
  })
})
