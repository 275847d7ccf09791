import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { fillBasketOf, makeOnlineOrder, openOrder, windowOf } from '../src/online-order'
import { YELLOW } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// One customer with one basket.
test.describe.configure({ mode: 'serial' })

const PAID = 'Заказ оплачен. Подтверждение отправлено на почту.'
const payButton = (page: Page) => page.getByRole('button', { name: /^(Оплатить|Продолжить оплату)/ })
const decide = (bank: Page, action: string) =>
  bank.getByRole('button', { name: action, exact: false }).click()

test.beforeEach(({ page }) => fillBasketOf(page, YELLOW))

// By the policy of the real pages, the bank's too.
test('a rejected payment is told, the next one may be paid; a callback that comes twice changes nothing', async ({
  page,
}) => {
  await openOrder(page, YELLOW, await makeOnlineOrder(page))
  const bank = await windowOf(page, () => payButton(page).click())
  await decide(bank, 'Отказать в оплате')
  await expect(page.getByText(/Оплата не\sпрошла/)).toBeVisible()
  await bank.getByRole('link', { name: 'Вернуться в магазин' }).click()
  await expect(bank.getByText(/Оплата не\sпрошла/)).toBeVisible()
  await bank.close()
  const again = await windowOf(page, () => payButton(page).click())
  await decide(again, 'Оплатить и уведомить дважды')
  await expect(page.getByText(PAID)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ №/ })).toBeVisible()
  await expect(page.getByText('Оплачен', { exact: true }).first()).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
})

test('an abandoned payment goes on where it was; a slow answer is waited for', async ({ page }) => {
  test.setTimeout(150_000)
  await openOrder(page, YELLOW, await makeOnlineOrder(page))
  const bank = await windowOf(page, () => payButton(page).click())
  await expect(bank.getByRole('heading', { name: 'Оплата заказа' })).toBeVisible()
  const address = bank.url()
  await bank.close()
  await expect(page.getByText(/Если вы закрыли окно/)).toBeVisible()
  const again = await windowOf(page, () => page.getByRole('button', { name: 'Продолжить оплату' }).click())
  await expect(again).toHaveURL(address)
  await decide(again, 'ответить позже')
  await again.getByRole('link', { name: 'Вернуться в магазин' }).click()
  await expect(again.getByText(/Банк проверяет оплату/)).toBeVisible()
  await expect(again.getByText(PAID)).toBeVisible({ timeout: 100_000 })
})

test.describe('looked at by axe, which the policy would block', () => {
  test.use({ bypassCSP: true })

  test('[BAS-059] [CAB-045] ordering with online payment opens the bank in a new window, which leads back to the paid order', async ({
    page,
  }) => {
    await page.goto(urlOf(YELLOW, '/basket/ordering'))
    await page.getByRole('radio', { name: /^Онлайн/ }).check()
    await expect(page.getByText(/персональных данных вы дали при входе/)).toBeVisible()
    const bank = await windowOf(page, () => page.getByRole('button', { name: 'Отправить заказ' }).click())
    await expect(page).toHaveURL(/\/cabinet\/orders\/\d+$/)
    await expect(bank.getByRole('heading', { name: 'Оплата заказа' })).toBeVisible()
    await expect(page.getByText(/Оплатите заказ в\sоткрывшемся окне/)).toBeVisible()
    await expectNoViolations(page)
    await bank.getByRole('button', { name: 'Оплатить', exact: true }).click()
    await expect(bank.getByRole('heading', { name: 'Оплачено' })).toBeVisible()
    await expect(page.getByText(PAID)).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
    await bank.getByRole('link', { name: 'Вернуться в магазин' }).click()
    await expect(bank.getByText(PAID)).toBeVisible()
    // What the bank told the address is read and forgotten.
    await expect(bank).toHaveURL(page.url())
    await expectNoViolations(bank)
  })

  test('[BAS-064] a payment that does not start says so and leaves the order, whose payment type can be changed', async ({
    page,
  }) => {
    await page.route('**/v3/api/payment/*/url/**', (route) =>
      route.fulfill({ status: 424, json: { CODE: 'payment_failed', meta: { errorDetail: 'Ошибка' } } }),
    )
    await page.goto(urlOf(YELLOW, '/basket/ordering'))
    await page.getByRole('radio', { name: /^Онлайн/ }).check()
    await expect(page.getByText(/персональных данных вы дали при входе/)).toBeVisible()
    const bank = await windowOf(page, () => page.getByRole('button', { name: 'Отправить заказ' }).click())
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
      await expectNoViolations(page)
      const cash = dialog.getByRole('radio', { name: /^Наличными/ })
      await dialog.getByRole('radio', { name: /^Онлайн/ }).focus()
      await expect(async () => {
        if (!(await cash.isChecked())) await page.keyboard.press('ArrowDown')
        await expect(cash).toBeChecked({ timeout: 300 })
      }).toPass()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Способ оплаты изменён')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(payButton(page)).toHaveCount(0)
    })
  })

  test('a window that is blocked at the order form holds nothing up: the page of the order has the link, and nothing is «обрабатывается» yet', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto(urlOf(YELLOW, '/basket/ordering'))
    await page.getByRole('radio', { name: /^Онлайн/ }).check()
    await expect(page.getByText(/персональных данных вы дали при входе/)).toBeVisible()
    await page.getByRole('button', { name: 'Отправить заказ' }).click()
    await expect(page).toHaveURL(/\/cabinet\/orders\/\d+$/)
    const link = page.getByRole('link', { name: 'Перейти к оплате' })
    await expect(link).toBeVisible()
    await expect(page.getByText('Оплата обрабатывается')).toHaveCount(0)
    await expect(page.getByText('Не оплачен', { exact: true }).first()).toBeVisible()
    await expectNoViolations(page)
    const bank = await windowOf(page, () => link.click())
    await expect(page.getByText(/Оплатите заказ в\sоткрывшемся окне/)).toBeVisible()
    await bank.getByRole('button', { name: 'Оплатить', exact: true }).click()
    await expect(page.getByText(PAID)).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

    test('a window that the browser blocks leaves a link to the payment; nothing is wider than the screen', async ({
      page,
    }) => {
      const order = await makeOnlineOrder(page)
      await page.addInitScript(() => {
        window.open = () => null
      })
      await openOrder(page, YELLOW, order)
      await payButton(page).click()
      const link = page.getByRole('link', { name: 'Перейти к оплате' })
      await expect(link).toBeVisible()
      await expectNoViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
      const bank = await windowOf(page, () => link.click())
      await decide(bank, 'Оплатить и уведомить дважды')
      await expect(page.getByText(PAID)).toBeVisible()
    })
  })
})
