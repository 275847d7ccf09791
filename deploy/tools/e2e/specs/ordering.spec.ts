import { expect, type Page, test } from '@playwright/test'
import { accountOf, signIn } from '../src/browser-session'
import {
  acceptedNumber,
  fillBasket,
  giveConsents,
  openOrderForm,
  orderCount,
  sendButton,
} from '../src/order-form'
import { ShopClient } from '../src/shop-client'
import { BLUE } from '../src/shops'

const CREATE = '**/order_basket/*/create/**'
const radio = (page: Page, name: RegExp) => page.getByRole('main').getByRole('radio', { name })

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
