import { expect, type Page, type Route, test } from '@playwright/test'
import { openFirstSection } from '../src/open-first-section'
import { readyToOrder } from '../src/ready-to-order'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** Products of a list that nobody has set otherwise. */
const ROWS_OF_PAGE = 36

const broken = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: 'application/json',
    body: JSON.stringify({ meta: { errorDetail: 'База недоступна' } }),
  })

/** Opens a section that is alive and whole: a list shows its first rows before the others. Without a connection nothing of it would come. */
async function openWholeSection(page: Page) {
  await page.goto(urlOf(GREEN, '/'))
  await openFirstSection(page)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const rows = page.getByRole('list', { name: 'Товары' }).getByRole('listitem')
  await expect(rows).toHaveCount(ROWS_OF_PAGE)
  return rows
}

/** Opens the login over the home page and fills it in, without sending it. */
async function typeLogin(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  const modal = page.getByRole('dialog')
  await modal.locator('input[type=email]').fill(CUSTOMER.email)
  await modal.locator('input[type=password]').fill(CUSTOMER.password)
  for (const consent of await modal.getByRole('checkbox').all()) await consent.check()
  return modal
}

test('a form in a modal survives a server error: it stays open with what was typed, and goes out later', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, '/'))
  await openFirstSection(page)
  const modal = await typeLogin(page)
  await page.route('**/v3/oauth/token/**', broken)
  await modal.locator('button[type=submit]').click()
  await expect(modal.getByRole('alert')).toContainText('База недоступна')
  await expect(modal.locator('input[type=email]')).toHaveValue(CUSTOMER.email)
  await expect(modal.locator('input[type=password]')).toHaveValue(CUSTOMER.password)
  for (const consent of await modal.getByRole('checkbox').all()) await expect(consent).toBeChecked()

  await page.unroute('**/v3/oauth/token/**', broken)
  await modal.locator('button[type=submit]').click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toHaveCount(0)
})

test('an order form survives a server error: it stays as it was filled in, and is sent again', async ({
  page,
}) => {
  await readyToOrder(page)
  const main = page.getByRole('main')
  const comment = main.getByRole('textbox', { name: 'Для менеджера и водителя' })
  await comment.fill('Позвонить за час')
  const create = '**/client/order_basket/main/create/**'
  await page.route(create, broken)
  await main.getByRole('button', { name: 'Отправить заказ' }).click()
  await test.step('the error is told over the form and in it', async () => {
    const modal = page.getByRole('dialog', { name: 'Произошла ошибка' })
    await expect(modal).toContainText('База недоступна')
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(main.getByRole('alert')).toContainText('Заказ не отправлен. Сервер временно не отвечает.')
  })
  await expect(comment).toHaveValue('Позвонить за час')

  await page.unroute(create, broken)
  await main.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+$/)
  await expect(main.getByText('Позвонить за час')).toBeVisible()
})

test('a server error elsewhere is told over the modal, not instead of it', async ({ page }) => {
  await openWholeSection(page)
  const more = page.getByRole('link', { name: /Показать ещё/ })
  await test.step('a load is on its way while the login is opened and filled in', async () => {
    const held: { end?: () => void } = {}
    const typed = new Promise<void>((resolve) => {
      held.end = resolve
    })
    await page.route('**/v3/api/catalog/list/**', async (route) => {
      await typed
      await broken(route)
    })
    await more.click()
    await expect(more).toHaveAttribute('aria-busy', 'true')
    const modal = await typeLogin(page)
    held.end?.()
    const notices = page.getByRole('region', { name: /^Уведомления/ })
    await expect(notices.getByRole('alert')).toContainText('База недоступна')
    await notices.getByRole('button', { name: 'Закрыть' }).click()
    await expect(notices.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(modal.locator('input[type=email]')).toHaveValue(CUSTOMER.email)
  })
})

test('offline and back: a list says «Ошибка сети.» at once and comes with the connection', async ({
  page,
  context,
}) => {
  const rows = await openWholeSection(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: /Показать ещё/ }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ошибка сети.')
  await expect(rows).toHaveCount(ROWS_OF_PAGE)
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(rows).toHaveCount(2 * ROWS_OF_PAGE)

  await test.step('another sort', async () => {
    await context.setOffline(true)
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('сначала дешевле')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Ошибка сети.')
    await context.setOffline(false)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(rows).toHaveCount(ROWS_OF_PAGE)
  })
})
