import { expect, test } from '@playwright/test'
import { fillLogin } from '../src/fill-login'
import { openFirstSection } from '../src/open-first-section'
import { BLUE, CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const MONEY = { 0: /^\d[\d\s]*\s₽$/, 2: /^\d[\d\s]*,\d\d\s₽$/ } as const

/** What is shown joins units by signs that are not seen; labels say the name as it is. */
const withOrWithoutJoiners = (text: string) =>
  new RegExp(
    text
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('\u2060', '\u2060?')
      .replace(/\s/g, '\\s'),
  )

for (const shop of [GREEN, BLUE]) {
  test(`[API-049] ${shop.name}: from the home page to an order, the visitor's basket goes along`, async ({
    page,
  }) => {
    await test.step('home → section', async () => {
      await page.goto(urlOf(shop, '/'))
      await expect(page).toHaveTitle(new RegExp(shop.name))
      await openFirstSection(page)
    })
    const name = await test.step('section → product', async () => {
      const inStock = page
        .getByRole('list', { name: 'Товары' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: 'В корзину' }), hasNotText: 'Мало' })
      const link = inStock.first().getByRole('link').first()
      const text = (await link.textContent())?.trim() ?? ''
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
      return withOrWithoutJoiners(text)
    })
    await test.step('add enough for the minimum order', async () => {
      const quantity = page
        .getByRole('main')
        .getByRole('textbox', { name: /Количество/ })
        .first()
      await quantity.fill('500')
      await quantity.press('Tab')
      await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
      await expect(page.getByRole('banner').getByRole('link', { name: /Корзина.*1 товар/s })).toBeVisible()
    })
    await test.step('basket, as a visitor', async () => {
      await page.goto(urlOf(shop, '/basket'))
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByText(MONEY[shop.fractionDigits as 0 | 2])
          .first(),
      ).toBeVisible()
    })
    await test.step('log in: the basket is merged', async () => {
      await page.goto(urlOf(shop, '/login'))
      await fillLogin(page, CUSTOMER)
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto(urlOf(shop, '/basket'))
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    })
    await test.step('order', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
      await expect(page.getByText(/персональных данных вы дали при входе/)).toBeVisible()
      await page.getByRole('button', { name: 'Отправить заказ' }).click()
      await page.waitForURL(/\/cabinet\/orders\/\d+$/)
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    })
  })
}
