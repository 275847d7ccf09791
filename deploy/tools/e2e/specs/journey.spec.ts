import { expect, test } from '@playwright/test'
import { fillLogin } from '../src/fill-login'
import { alive } from '../src/open-alive'
import { sendButton } from '../src/order-form'
import { buyableRows, nameOf } from '../src/section-row'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const MONEY = /^\d[\d\s]*,\d\d\s₽$/

test.use({ storageState: { cookies: [], origins: [] } })

test('[API-049] the first visit: from the home page to an order, the visitor’s basket goes along with the login', {
  tag: ['@shell', '@mf-catalog', '@mf-basket', '@mf-auth'],
}, async ({ page }) => {
  const main = page.getByRole('main')
  await test.step('home → section', async () => {
    await page.goto(urlOf(GREEN, '/'))
    await expect(page).toHaveTitle(new RegExp(GREEN.name))
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
  await test.step('log in: the basket is merged', async () => {
    await page.goto(urlOf(GREEN, '/login'))
    await alive(page)
    await fillLogin(page, CUSTOMER)
    await page.waitForURL((url) => url.pathname !== '/login')
    await page.goto(urlOf(GREEN, '/basket'))
    await expect(main.getByText(name).first()).toBeVisible()
  })
  await test.step('order', async () => {
    await main.getByRole('link', { name: 'Оформить заказ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
    await expect(page.getByText(/персональных данных вы дали при входе/)).toBeVisible()
    await sendButton(page).click()
    await page.waitForURL(/\/cabinet\/orders\/\d+$/)
    await expect(main.getByText(name).first()).toBeVisible()
  })
})
