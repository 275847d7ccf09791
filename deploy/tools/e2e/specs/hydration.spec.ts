import { expect, test } from '@playwright/test'
import { watchComplaints } from '../src/faults'
import { openAlive } from '../src/open-alive'
import { openSection } from '../src/section-row'

test('the first click of a page changes the basket, and the widgets that hydrate by it do so without a mismatch, then with a filled basket', async ({
  page,
}) => {
  const complaints = watchComplaints(page)
  await openSection(page)
  const basket = page.getByRole('banner').getByRole('link', { name: /Корзина.*1 товар/s })
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
  await expect(basket).toBeVisible()
  await expect(page.getByRole('main').getByText('в корзине').first()).toBeVisible()
  await openAlive(page, '/basket')
  await page.getByRole('banner').getByRole('combobox').click()
  for (const root of ['header.search', 'header.account', 'header.basket'])
    await page.waitForFunction((name) => self.__PRILAVOK_EARLY__?.hydrated[name], root)
  await expect(basket).toBeVisible()
  expect(complaints).toEqual([])
})
