import { expect, type Page, type Route, test } from '@playwright/test'
import { signIn } from '../src/browser-session'
import { firstSectionPath } from '../src/first-section-path'
import { openAlive } from '../src/open-alive'
import { fillBasket, giveConsents, sendButton } from '../src/order-form'
import { notices, openSection } from '../src/section-row'
import { CUSTOMER, GREEN } from '../src/shops'
import { tickConsents } from '../src/tick-consents'

const TYPED = 'anna@example.com'
/** Products of a list that nobody has set otherwise. */
const ROWS_OF_PAGE = 36
const TOKEN = '**/v3/oauth/token/**'

const broken = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: 'application/json',
    body: JSON.stringify({ meta: { errorDetail: 'База недоступна' } }),
  })
const openLogin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()

/** Rows of a section that is whole: a list shows its first ones before the others. Without a connection nothing of it would come. */
async function openWholeSection(page: Page) {
  await openSection(page)
  const rows = page.getByRole('list', { name: 'Товары' }).getByRole('listitem')
  await expect(rows).toHaveCount(ROWS_OF_PAGE)
  return rows
}

test('a form in a modal survives server errors: one elsewhere is told over it, its own in it; it stays with what was typed, and goes out later', async ({
  page,
}) => {
  await openWholeSection(page)
  const more = page.getByRole('link', { name: /Показать ещё/ })
  const modal = page.getByRole('dialog')
  const email = modal.locator('input[type=email]')
  const password = modal.locator('input[type=password]')
  await test.step('a load is on its way while the login is opened and filled in', async () => {
    let end: () => void = () => undefined
    const typed = new Promise<void>((resolve) => {
      end = resolve
    })
    await page.route('**/v3/api/catalog/list/**', async (route) => {
      await typed
      await broken(route)
    })
    await more.click()
    await expect(more).toHaveAttribute('aria-busy', 'true')
    await openLogin(page)
    await email.fill(CUSTOMER.email)
    await password.fill(CUSTOMER.password)
    await tickConsents(modal)
    end()
    await expect(notices(page).getByRole('alert')).toContainText('База недоступна')
    await notices(page).getByRole('button', { name: 'Закрыть' }).click()
    await expect(notices(page).getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(email).toHaveValue(CUSTOMER.email)
  })
  await test.step('the login itself fails', async () => {
    await page.route(TOKEN, broken)
    await modal.locator('button[type=submit]').click()
    await expect(modal.getByRole('alert')).toContainText('База недоступна')
    await expect(email).toHaveValue(CUSTOMER.email)
    await expect(password).toHaveValue(CUSTOMER.password)
    for (const consent of await modal.getByRole('checkbox').all()) await expect(consent).toBeChecked()
  })
  await page.unroute(TOKEN, broken)
  await modal.locator('button[type=submit]').click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toHaveCount(0)
})

test('offline and back: a list says «Ошибка сети.» at once and comes with the connection', async ({
  page,
  context,
}) => {
  const rows = await openWholeSection(page)
  const alert = page.getByRole('main').getByRole('alert')
  await context.setOffline(true)
  await page.getByRole('link', { name: /Показать ещё/ }).click()
  await expect(alert).toContainText('Ошибка сети.')
  await expect(rows).toHaveCount(ROWS_OF_PAGE)
  await context.setOffline(false)
  await expect(alert).toHaveCount(0)
  await expect(rows).toHaveCount(2 * ROWS_OF_PAGE)
})

test('what is typed into a modal is not lost by Back, Esc or a click beside it without a question', async ({
  page,
}) => {
  await openAlive(page, '/catalog-list')
  const sections = 'a[href^="/catalog/"]:not([href*="/marks/"], [href*="/brand/"])'
  await page.getByRole('main').locator(sections).first().click()
  await expect(page).toHaveURL(/\/catalog\/\d+/)
  const section = page.url()
  await openLogin(page)
  await page.getByRole('dialog', { name: 'Вход' }).getByRole('link', { name: 'Ещё нет пароля?' }).click()
  const modal = page.getByRole('dialog', { name: 'Первый вход' })
  const password = modal.getByLabel(/^Пароль/)
  await password.pressSequentially(TYPED)
  const question = page.getByRole('alertdialog', { name: 'Введённое не сохранено' })

  await test.step('Back asks; staying keeps address and input', async () => {
    await page.goBack()
    await expect(question).toBeVisible()
    await expect(question.getByRole('button', { name: 'Остаться' })).toBeFocused()
    await expect(page).toHaveURL(section)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(password).toHaveValue(TYPED)
  })
  await test.step('Esc and a click beside the modal ask', async () => {
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Остаться' }).click()
    await expect(question).toBeHidden()
    await page.mouse.click(5, 300)
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Остаться' }).click()
    await expect(password).toHaveValue(TYPED)
  })
  await test.step('Back and agreeing leaves', async () => {
    await page.goBack()
    await question.getByRole('button', { name: 'Уйти без сохранения' }).click()
    await expect(page).not.toHaveURL(section)
    await expect(modal).toBeHidden()
  })
})

test('the login that is closed by mistake keeps the e-mail, the page and its place; a reload keeps it, too, but for the password', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const path = await firstSectionPath(GREEN)
  await openAlive(page, path)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  const open = () => page.getByRole('navigation').getByRole('link', { name: 'Войти' }).last().click()
  await open()
  const modal = page.getByRole('dialog', { name: 'Вход' })
  await modal.getByLabel(/Почта/).fill(TYPED)
  await modal.getByLabel(/^Пароль/).fill('secret-of-anna')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
  await open()
  await expect(modal.getByLabel(/Почта/)).toHaveValue(TYPED)

  await openAlive(page, '/login')
  await expect(page.getByRole('main').getByLabel(/Почта/)).toHaveValue(TYPED)
  await expect(page.getByRole('main').getByLabel(/^Пароль/)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'secret-of-anna',
  )
})

test('an order form asks nothing when it is left, for all that was filled in comes back; it survives a server error, too, and is sent again', async ({
  page,
  context,
}) => {
  await signIn(context)
  await fillBasket(context, GREEN)
  await openAlive(page, '/basket')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  const comment = main.getByRole('textbox', { name: 'Для менеджера и водителя' })
  const pickUp = page.getByRole('radio', { name: /Самовывоз/ })
  await pickUp.check({ force: true })
  await comment.fill('Позвонить за час')
  await page.goBack()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goForward()
  await expect(comment).toHaveValue('Позвонить за час')
  await expect(pickUp).toBeChecked()

  await giveConsents(page)
  const create = '**/client/order_basket/main/create/**'
  await page.route(create, broken)
  await sendButton(page).click()
  await test.step('the error is told over the form and in it', async () => {
    const modal = page.getByRole('dialog', { name: 'Произошла ошибка' })
    await expect(modal).toContainText('База недоступна')
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(main.getByRole('alert')).toContainText('Заказ не отправлен. Сервер временно не отвечает.')
  })
  await expect(comment).toHaveValue('Позвонить за час')

  await page.unroute(create, broken)
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+$/)
  await expect(main.getByText('Позвонить за час')).toBeVisible()
})
