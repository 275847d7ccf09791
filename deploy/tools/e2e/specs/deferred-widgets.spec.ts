import { expect, test } from '@playwright/test'
import { firstSectionPath } from '../src/first-section-path'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

test('«/» as the first thing on a page leads to the search field, and what is typed stays', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, await firstSectionPath(page, GREEN)))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.keyboard.press('/')
  await page.keyboard.type('бумага')
  const field = page.getByRole('combobox', { name: /Поиск/ })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('бумага')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(field).toHaveValue('бумага')
})

test('the first click of a page changes the basket without a mismatch of the widgets that hydrate by it', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(urlOf(GREEN, await firstSectionPath(page, GREEN)))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: /Корзина.*1 товар/s })).toBeVisible()
  await expect(page.getByRole('main').getByText('в корзине').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('«Войти» as the very first thing on a page, by a click without a pointer, opens the login over the page', async ({
  page,
}) => {
  const path = await firstSectionPath(page, GREEN)
  await page.goto(urlOf(GREEN, path))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).dispatchEvent('click')
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await expect(page).toHaveURL(urlOf(GREEN, path))
})
