import { expect, type Page, test } from '@playwright/test'
import { accountOf, signIn } from '../src/browser-session'
import { emailsTo } from '../src/emails'
import { fillLogin } from '../src/fill-login'
import { heldInBasket } from '../src/held-in-basket'
import { holdScripts } from '../src/held-scripts'
import { openAlive } from '../src/open-alive'
import {
  accepted,
  acceptedNumber,
  fillBasket,
  giveConsents,
  openOrderForm,
  orderCount,
  sendButton,
} from '../src/order-form'
import { ShopClient } from '../src/shop-client'
import { BLUE, GREEN } from '../src/shops'

const CREATE = '**/order_basket/*/create/**'
const radio = (page: Page, name: RegExp) => page.getByRole('main').getByRole('radio', { name })
const zoneField = (page: Page) => page.getByRole('combobox', { name: /Зона доставки/ })
const emptyBasket = (page: Page) => page.getByRole('heading', { name: 'Ваша корзина пуста' })

test('[BAS-065] a visitor fills the basket, logs in at the order form and orders with delivery; «Назад» orders nothing again', async ({
  page,
  context,
}) => {
  const account = accountOf('director')
  const name = await fillBasket(context, GREEN)
  await openAlive(page, '/basket')
  await page.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  const comment = page.getByRole('textbox', { name: 'Для менеджера и водителя' })

  await test.step('what is filled in as a visitor outlives the login that sending asks for', async () => {
    await radio(page, /^Доставка/).check({ force: true })
    await expect(page.getByText('Чтобы указать адрес доставки необходимо зарегистрироваться')).toBeVisible()
    await comment.fill('Позвонить за час')
    await sendButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    await fillLogin(page, account)
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeHidden()
    await expect(page).toHaveURL(/\/basket\/ordering$/)
    await expect(comment).toHaveValue('Позвонить за час')
    await expect(radio(page, /^Доставка/)).toBeChecked()
    const order = page.getByRole('complementary', { name: 'Ваш заказ' })
    await expect(order).toContainText(name)
    await expect(order.getByRole('status').filter({ hasText: 'Заказ ещё не отправлен' })).toBeVisible()
  })
  const number = await test.step('the order is made and its page says so, after a reload too', async () => {
    await expect(page.getByRole('combobox', { name: /Адрес доставки/ })).not.toHaveValue('')
    await zoneField(page).selectOption({ label: 'В пределах города' })
    await expect(page.getByText(/персональных данных вы дали при входе/)).toBeVisible()
    await sendButton(page).click()
    const text = await acceptedNumber(page)
    await expect(accepted(page)).toContainText(account.email)
    await expect(accepted(page)).toContainText('В пределах города')
    await expect(page.getByRole('banner').getByRole('link', { name: /Корзина/ })).not.toContainText('1 товар')
    await page.reload()
    await expect(accepted(page)).toContainText(text)
    return text
  })
  await test.step('the e-mail went where the page says', async () => {
    await expect
      .poll(async () => (await emailsTo(account.email)).some((text) => text.includes(number)))
      .toBe(true)
  })
  await test.step('«Назад» leads to an empty basket', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/basket/)
    await expect(emptyBasket(page)).toBeVisible()
    await expect(sendButton(page)).toHaveCount(0)
    expect(await heldInBasket(page)).toEqual({})
  })
})

test('[BAS-057] a double click and Enter while the order is on its way make one order', async ({
  page,
  context,
}) => {
  const account = accountOf('buyer')
  await signIn(context, GREEN, account)
  const before = await orderCount(context, GREEN, account)
  await fillBasket(context, GREEN)
  await openOrderForm(page, GREEN)
  await giveConsents(page)
  await radio(page, /^Самовывоз/).check({ force: true })
  const sent: string[] = []
  let letGo: () => void = () => undefined
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(CREATE, async (route) => {
    sent.push(route.request().postData() ?? '')
    await held
    await route.continue()
  })
  const button = page.getByRole('button', { name: /Отправить заказ|Отправляем/ })
  await button.dblclick()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await test.step('nor do presses between the answer and the page of the order', async () => {
    const orderCalls = await holdScripts(page, '**/v3/api/client/order/*/**')
    const answered = page.waitForResponse(CREATE)
    letGo()
    await (await answered).finished()
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter')
    orderCalls.release()
  })
  await acceptedNumber(page)
  expect(sent).toHaveLength(1)
  expect(await orderCount(context, GREEN, account)).toBe(before + 1)
})

test('an order whose answer is lost, then the page is loaded anew: it is one order, and it is opened', async ({
  page,
  context,
}) => {
  const account = accountOf('director')
  await signIn(context, BLUE, account)
  const before = await orderCount(context, BLUE, account)
  await fillBasket(context, BLUE)
  await openOrderForm(page, BLUE)
  await giveConsents(page)
  await test.step('the server makes the order, its answer never comes', async () => {
    // What the page asks by itself of the order's fate gets no answer either, until it is loaded anew.
    await page.route(CREATE, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const form = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
      await new ShopClient(BLUE).send('POST', pathname + search, form)
      await route.abort()
    })
    await sendButton(page).click()
    await expect(page.getByText(/пока неизвестно, принят ли заказ/)).toBeVisible()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await acceptedNumber(page)
  expect(await orderCount(context, BLUE, account)).toBe(before + 1)
})

test('an order by keyboard alone', async ({ page, context }) => {
  await signIn(context, BLUE, accountOf('person'))
  await fillBasket(context, BLUE)
  await openOrderForm(page, BLUE)
  const tabTo = async (reached: () => Promise<boolean>) => {
    for (let step = 0; step < 80 && !(await reached()); step++) await page.keyboard.press('Tab')
    expect(await reached()).toBe(true)
  }
  const focused = (test: string) => () =>
    page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, test)
  await tabTo(focused('input[name=deliveryType]'))
  await page.keyboard.press('ArrowUp')
  await expect(radio(page, /^Доставка/)).toBeChecked()
  await tabTo(focused('select[name=addressId]'))
  await tabTo(focused('select[name=zoneId]'))
  await page.keyboard.press('ArrowDown')
  await tabTo(focused('input[name=paymentType]'))
  await page.keyboard.press('ArrowDown')
  await tabTo(focused('textarea[name=comment]'))
  await page.keyboard.type('С клавиатуры')
  for (const consent of ['agree', 'transfer']) {
    await tabTo(focused(`input[name=${consent}]`))
    await page.keyboard.press('Space')
    await expect(page.locator(`input[name=${consent}]`)).toBeChecked()
  }
  await tabTo(async () => sendButton(page).evaluate((button) => button === document.activeElement))
  await page.keyboard.press('Enter')
  await acceptedNumber(page)
  await expect(page.getByRole('main')).toContainText('С клавиатуры')
})
