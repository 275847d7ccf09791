import { expect, type Page, test } from '@playwright/test'
import { fillBasketOf, makeOnlineOrder, openOrder, windowOf } from '../src/online-order'
import { giveConsents, openOrderForm, sendButton } from '../src/order-form'
import { YELLOW } from '../src/shops'

// One customer with one basket.
test.describe.configure({ mode: 'serial' })

const PAID = 'Заказ оплачен. Подтверждение отправлено на почту.'
const payButton = (page: Page) => page.getByRole('button', { name: /^(Оплатить|Продолжить оплату)/ })
const decide = (bank: Page, action: string) =>
  bank.getByRole('button', { name: action, exact: false }).click()

test.beforeEach(({ context }) => fillBasketOf(context, YELLOW))

/** Fills the order form in for an online payment. */
async function choosePayment(page: Page): Promise<void> {
  await openOrderForm(page, YELLOW)
  await page.getByRole('radio', { name: /^Онлайн/ }).check()
  await giveConsents(page)
}

test('a payment is abandoned and goes on where it was, is rejected, then paid; a callback that comes twice changes nothing', async ({
  page,
  context,
}) => {
  await openOrder(page, YELLOW, await makeOnlineOrder(context, YELLOW))
  const abandoned = await windowOf(page, () => payButton(page).click())
  await expect(abandoned.getByRole('heading', { name: 'Оплата заказа' })).toBeVisible()
  const address = abandoned.url()
  await abandoned.close()
  await expect(page.getByText(/Если вы закрыли окно/)).toBeVisible()
  const bank = await windowOf(page, () => page.getByRole('button', { name: 'Продолжить оплату' }).click())
  await expect(bank).toHaveURL(address)
  await decide(bank, 'Отказать в оплате')
  await expect(page.getByText(/Оплата не\sпрошла/)).toBeVisible()
  await bank.getByRole('link', { name: 'Вернуться в магазин' }).click()
  await expect(bank.getByText(/Оплата не\sпрошла/)).toBeVisible()
  await bank.close()
  const again = await windowOf(page, () => payButton(page).click())
  await decide(again, 'Оплатить и уведомить дважды')
  await expect(page.getByText(PAID)).toBeVisible()
  await expect(page.getByText('Оплачен', { exact: true }).first()).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
})

test('[BAS-059] [CAB-045] ordering with online payment opens the bank in a new window, which leads back to the paid order', async ({
  page,
}) => {
  await choosePayment(page)
  const bank = await windowOf(page, () => sendButton(page).click())
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+$/)
  await expect(bank.getByRole('heading', { name: 'Оплата заказа' })).toBeVisible()
  await expect(page.getByText(/Оплатите заказ в\sоткрывшемся окне/)).toBeVisible()
  await bank.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(bank.getByRole('heading', { name: 'Оплачено' })).toBeVisible()
  await expect(page.getByText(PAID)).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await bank.getByRole('link', { name: 'Вернуться в магазин' }).click()
  await expect(bank.getByText(PAID)).toBeVisible()
  // What the bank told the address is read and forgotten.
  await expect(bank).toHaveURL(page.url())
})

test('[BAS-064] a payment that does not start says so and leaves the order, whose payment type can be changed', async ({
  page,
}) => {
  await page.route('**/v3/api/payment/*/url/**', (route) =>
    route.fulfill({ status: 424, json: { CODE: 'payment_failed', meta: { errorDetail: 'Ошибка' } } }),
  )
  await choosePayment(page)
  const bank = await windowOf(page, () => sendButton(page).click())
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+$/)
  await expect(
    page.getByText('При оплате заказа произошла ошибка. Пожалуйста, попробуйте позже'),
  ).toBeVisible()
  await expect.poll(() => bank.isClosed()).toBe(true)
  await expect(payButton(page)).toBeVisible()

  await test.step('[CAB-040] another payment type, by keyboard', async () => {
    const change = page.getByRole('button', { name: 'Сменить способ оплаты' })
    await change.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Способ оплаты' })
    await expect(dialog.getByRole('radio', { name: /^Онлайн/ })).toBeChecked()
    const cash = dialog.getByRole('radio', { name: /^Наличными/ })
    await dialog.getByRole('radio', { name: /^Онлайн/ }).focus()
    await expect
      .poll(async () => {
        if (!(await cash.isChecked())) await page.keyboard.press('ArrowDown')
        return cash.isChecked()
      })
      .toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Способ оплаты изменён')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(payButton(page)).toHaveCount(0)
  })
})
