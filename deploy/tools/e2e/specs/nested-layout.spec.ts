import { expect, type Page, test } from '@playwright/test'
import { fillLogin } from '../src/fill-login'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Личный кабинет' })
const PLACE = 'Путь по сайту'

test('the menu of the cabinet is the same node from page to page; the server renders it with both', async ({
  page,
}) => {
  await test.step('given a customer on the list of orders, rendered by the server', async () => {
    await page.goto(urlOf(GREEN, '/login'))
    await fillLogin(page, CUSTOMER)
    await page.waitForURL((url) => url.pathname !== '/login')
    const answer = await page.goto(urlOf(GREEN, '/cabinet/orders'))
    const html = (await answer?.text()) ?? ''
    expect(html).toContain('aria-label="Личный кабинет"')
    expect(html).toMatch(/<link rel="preload"[^>]*CabinetLayout/)
    await expect(page.getByRole('navigation', { name: PLACE })).toContainText('Мои заказы')
  })
  const first = await menu(page).elementHandle()
  const same = () => menu(page).evaluate((node, before) => node === before, first)

  await test.step('when an order is opened, its page stands in the same layout', async () => {
    await page.getByRole('main').getByRole('table').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: /Заказ/ })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: PLACE }).getByRole('link', { name: 'Мои заказы' }),
    ).toBeVisible()
    expect(await same()).toBe(true)
  })
  await test.step('and so does the list on the way back', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
    expect(await same()).toBe(true)
  })
})
