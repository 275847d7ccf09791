import { expect, type Page, test } from '@playwright/test'
import { becomeCustomer } from '../src/become-customer'
import { expectNoViolations } from '../src/expect-no-violations'
import { fillLogin } from '../src/fill-login'
import { newEmail } from '../src/fill-registration'
import { BLUE, CUSTOMER, GREEN, RED } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const PROFILE = '/cabinet/info'
const main = (page: Page) => page.getByRole('main')
const block = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Личный кабинет' })

/** Logs in, and is led to the cabinet's first page. */
async function openProfile(page: Page, shop: { domain: string; name: string }, email: string): Promise<void> {
  await page.goto(urlOf(shop, '/login'))
  await fillLogin(page, { ...CUSTOMER, email })
  await expect(page).toHaveURL(urlOf(shop, PROFILE))
  await expect(block(page, 'Контакты')).toBeVisible()
}

test('[CAB-025] a client begins in the profile, which the server renders; six orders from 1200 px on, three below', async ({
  page,
}) => {
  await openProfile(page, GREEN, CUSTOMER.email)
  const answer = await page.goto(urlOf(GREEN, PROFILE))
  const html = (await answer?.text()) ?? ''
  for (const text of ['Соколова Анна Викторовна', 'Последний заказ', 'Последние заказы', CUSTOMER.email])
    expect(html).toContain(text)
  const numbers = block(page, 'Последние заказы').getByRole('link', { name: /^№/ })
  for (const [width, shown] of [
    [1440, 6],
    [1200, 6],
    [1199, 3],
    [375, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(numbers.filter({ visible: true })).toHaveCount(shown)
  }
})

test('from the profile to the order, to the codes and to a table', async ({ page }) => {
  await openProfile(page, GREEN, CUSTOMER.email)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const actions = main(page).getByRole('list', { name: 'Быстрые действия' })
  for (const [action, title] of [
    ['Добавить по кодам', /код/i],
    ['Загрузить заявку', /файл/i],
  ] as const) {
    await actions.getByRole('button', { name: action }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await block(page, /^Последний заказ/)
    .getByRole('link', { name: /^№/ })
    .click()
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+$/)
  await menu(page).getByRole('link', { name: 'Профиль' }).click()
  await expect(page).toHaveURL(urlOf(GREEN, PROFILE))
})

test('an individual has a profile without a company', async ({ page }) => {
  await openProfile(page, BLUE, 'person@example.com')
  await expect(block(page, 'Контакты')).toContainText('физическое лицо')
  await expect(main(page).getByText('Все реквизиты')).toHaveCount(0)
  await expect(main(page).getByText('Кто заказал')).toHaveCount(0)
})

test('a blocked client sees why and whom to call, and nothing to order with', async ({ page }) => {
  await openProfile(page, GREEN, 'blocked@example.com')
  const note = main(page).getByText('Поставщик ограничил доступ к отправке заказа')
  await expect(note).toBeVisible()
  await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(main(page).getByRole('button', { name: /Повторить/ })).toHaveCount(0)
  await expect(menu(page).getByRole('link', { name: 'Заказы' })).toHaveCount(0)
})

test('where orders are only fetched there are no addresses: neither in the profile nor as a page', async ({
  page,
}) => {
  await openProfile(page, RED, CUSTOMER.email)
  await expect(block(page, 'Контакты')).toContainText('Только самовывоз')
  await expect(menu(page).getByRole('link', { name: 'Адреса' })).toHaveCount(0)
  const points: string[] = []
  page.on('request', (request) => {
    if (/\/client\/(trade)?point/.test(request.url())) points.push(request.url())
  })
  await page.goto(urlOf(RED, '/cabinet/addresses'))
  await expect(page).toHaveURL(urlOf(RED, PROFILE))
  await expect(block(page, 'Контакты')).toBeVisible()
  expect(points).toEqual([])
})

test('[CAB-084] the editor loads when a review is written; the review is taken', async ({ page }) => {
  test.slow()
  await becomeCustomer(page, BLUE, newEmail('review'), 'надёжный пароль')
  await page.goto(urlOf(BLUE, PROFILE))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const editor = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('ReviewModal')),
    )
  expect(await editor()).toBe(false)
  await main(page).getByRole('button', { name: 'Оставить отзыв' }).click()
  const dialog = page.getByRole('dialog', { name: 'Отзыв о магазине' })
  const paragraph = dialog.getByRole('textbox', { name: 'Абзац' })
  await paragraph.fill('Привезли за день')
  expect(await editor()).toBe(true)
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'склад.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  })
  await expect(dialog.getByRole('img')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Подпись' }).fill('Наш склад')
  await dialog.getByRole('checkbox', { name: 'Рамка' }).check()
  const taken = page.waitForResponse((response) => response.url().includes('/v1/personal/review'))
  await dialog.getByRole('button', { name: 'Отправить отзыв' }).click()
  expect((await taken).status()).toBe(200)
  await expect(dialog).toBeHidden()
})

test.describe('axe', () => {
  test.use({ bypassCSP: true })
  test('finds nothing in the profile and in a review, on a desktop and on a phone', async ({ page }) => {
    test.slow()
    await openProfile(page, GREEN, 'loyalty@example.com')
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(urlOf(GREEN, PROFILE))
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await expectNoViolations(page)
      await main(page).getByRole('button', { name: 'Оставить отзыв' }).click()
      const dialog = page.getByRole('dialog', { name: 'Отзыв о магазине' })
      // A header of before the load may be there again: the new one stands behind the focused block.
      await dialog.getByRole('button', { name: 'Заголовок', exact: true }).click()
      await expect(dialog.locator('input:focus')).toHaveAttribute('placeholder', 'Заголовок')
      await expectNoViolations(page)
    }
  })
})
