import { expect, type Page, test } from '@playwright/test'
import { fillLogin } from '../src/fill-login'
import { add, openSection } from '../src/section-row'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const MEMBER = { email: 'loyalty@example.com', password: CUSTOMER.password }
const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const basketLink = (page: Page) => header(page).getByRole('link', { name: /корзина/i })
const favourites = (page: Page) => header(page).getByRole('link', { name: /^Избранное/ })
const viewed = (page: Page) => footer(page).getByRole('link', { name: /^Просмотренные товары/ })

/** The number that a link shows; none is 0. */
const numberIn = async (text: Promise<string>): Promise<number> => Number(/\d+/.exec(await text)?.[0] ?? 0)

test('[KERN-041] counts, login and basket type that one part changes show in the others at once', async ({
  page,
}) => {
  test.slow()
  const { row } = await openSection(page)
  const section = new URL(page.url()).pathname
  await expect(page.locator('html[data-hydrated]')).toBeAttached()

  await test.step('basket: added in the catalogue, shown by the header of mf-basket and by the bar below the list', async () => {
    await add(row).click()
    await expect(basketLink(page)).toContainText('1 товар')
    await expect(page.getByRole('region', { name: 'Заказ', exact: true })).toContainText('1 товар')
  })
  await test.step('viewed: a product that was opened is counted in the shell’s footer', async () => {
    await row.getByRole('link').filter({ hasText: /\S/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await viewed(page).scrollIntoViewIfNeeded()
    await expect(viewed(page)).toContainText('1')
  })
  await test.step('login: in the modal of mf-auth, shown by header and page', async () => {
    await page.goto(urlOf(GREEN, section))
    await header(page).getByRole('link', { name: 'Войти' }).click()
    await fillLogin(page, MEMBER)
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeHidden()
    await expect(header(page).getByRole('link', { name: 'Войти' })).toHaveCount(0)
    await expect(header(page).getByRole('link', { name: 'Заказы' })).toBeVisible()
    await expect(
      page
        .getByRole('list', { name: 'Товары' })
        .getByText(/^или\s/)
        .first(),
    ).toBeVisible()
  })
  await test.step('favourites: a heart of the catalogue, counted in the shell’s header', async () => {
    const before = await numberIn(favourites(page).innerText())
    await page
      .getByRole('main')
      .getByRole('button', { name: /^В\sизбранное/ })
      .first()
      .click()
    await expect.poll(() => numberIn(favourites(page).innerText())).toBe(before + 1)
  })
  await test.step('basket type: chosen on the basket’s page, named by the header', async () => {
    await page.goto(urlOf(GREEN, '/basket'))
    await expect(basketLink(page)).toHaveAccessibleName(/^Корзина/)
    await page
      .getByRole('main')
      .getByText(/^Бонусная/)
      .first()
      .click()
    await expect(basketLink(page)).toHaveAccessibleName(/^Бонусная корзина/)
  })
})
