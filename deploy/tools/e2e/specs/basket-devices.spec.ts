import { type Browser, expect, type Page, test } from '@playwright/test'
import { heldInBasket } from '../src/held-in-basket'
import { accountOf, logInTo } from '../src/order-form'
import { add, count, more, openSection } from '../src/section-row'
import { GREEN, VIOLET } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const NOTE = 'Корзину изменили в другом месте'
const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem', { name, exact: true })
const notices = (page: Page) => page.getByRole('region', { name: /^Уведомления/ })

async function setCount(page: Page, name: string, value: number): Promise<void> {
  await count(rowOf(page, name)).fill(String(value))
  await count(rowOf(page, name)).press('Enter')
}

/** The basket with one product, on two pages. */
async function openBoth(page: Page, other: Page, shop: { domain: string }) {
  const { row, name, productId } = await openSection(page, shop)
  await add(row).click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 1 })
  for (const one of [page, other]) {
    await one.goto(urlOf(shop, '/basket'))
    await expect(count(rowOf(one, name))).toHaveValue('1')
  }
  return { name, productId }
}

/** Two people at their own devices, who order for one account: each has logged in. */
async function twoColleagues(page: Page, browser: Browser, account: ReturnType<typeof accountOf>) {
  // Two logins, and two pages that are opened twice.
  test.slow()
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  for (const one of [page, other]) await logInTo(one, VIOLET, account)
  return { ...(await openBoth(page, other, VIOLET)), other, elsewhere }
}

test('two devices agree without a reload; the one says what the other has changed, and puts it back', async ({
  page,
  browser,
}) => {
  const { name, productId, other, elsewhere } = await twoColleagues(page, browser, accountOf('director'))
  await setCount(page, name, 3)
  await expect(count(rowOf(other, name))).toHaveValue('3')
  const note = other.getByRole('main').getByRole('status').filter({ hasText: NOTE })
  await expect(note).toContainText(/1\s→\s3/)
  await note.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 1 })
  await expect(count(rowOf(page, name))).toHaveValue('1')
  await expect(page.getByText(NOTE)).toBeVisible()
  await elsewhere.close()
})

test('what waited for a connection goes over a colleague’s count, says so, and can give way', async ({
  page,
  browser,
}) => {
  const { name, productId, other, elsewhere } = await twoColleagues(page, browser, accountOf('buyer'))
  await elsewhere.setOffline(true)
  await setCount(other, name, 5)
  await expect(rowOf(other, name).getByRole('button', { name: 'Повторить' })).toBeVisible()
  await setCount(page, name, 7)
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 7 })
  await elsewhere.setOffline(false)
  await expect(notices(other)).toContainText(/в другом месте тем временем поставили 7, у вас теперь\s5/)
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 5 })
  await expect(count(rowOf(page, name))).toHaveValue('5')
  await notices(other)
    .getByRole('button', { name: /^Поставить\s7$/ })
    .click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 7 })
  await expect(count(rowOf(page, name))).toHaveValue('7')
  await elsewhere.close()
})

test('two tabs of one browser agree, and the buyer’s own doing is no news', async ({ page, context }) => {
  const second = await context.newPage()
  const { name, productId } = await openBoth(page, second, GREEN)
  await setCount(page, name, 4)
  await expect(count(rowOf(second, name))).toHaveValue('4')
  await more(rowOf(second, name)).click()
  await expect(count(rowOf(page, name))).toHaveValue('5')
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 5 })
  await expect(second.getByText(NOTE)).toHaveCount(0)
  await expect(page.getByText(NOTE)).toHaveCount(0)
})

test('a count that is typed while the other tab saves another one: the field says so, both are told, and it comes back', async ({
  page,
  context,
}) => {
  const second = await context.newPage()
  const { name, productId } = await openBoth(page, second, GREEN)
  await count(rowOf(second, name)).fill('6')
  await setCount(page, name, 9)
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 9 })
  await expect(rowOf(second, name)).toContainText(/Пока вы\sвводили, в\sкорзине стало\s9/)
  await expect(count(rowOf(second, name))).toHaveValue('6')
  await count(rowOf(second, name)).press('Tab')
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 6 })
  await expect(notices(second)).toContainText(/в другом месте тем временем поставили 9, у вас теперь\s6/)
  await expect(notices(page)).toContainText(/в другой вкладке поставили 6 вместо ваших\s9/)
  await notices(page)
    .getByRole('button', { name: /^Поставить\s9$/ })
    .click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 9 })
  await expect(count(rowOf(second, name))).toHaveValue('9')
})

test('a count that a colleague types while another one is saved: both are told, each with the way back', async ({
  page,
  browser,
}) => {
  const { name, productId, other, elsewhere } = await twoColleagues(page, browser, accountOf('client'))
  await count(rowOf(other, name)).fill('6')
  await setCount(page, name, 9)
  await expect(rowOf(other, name)).toContainText(/Пока вы\sвводили, в\sкорзине стало\s9/)
  await count(rowOf(other, name)).press('Enter')
  await expect(notices(other)).toContainText(/в другом месте тем временем поставили 9, у вас теперь\s6/)
  const note = page.getByRole('main').getByRole('status').filter({ hasText: NOTE })
  await expect(note).toContainText(/9\s→\s6/)
  await note.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 9 })
  await expect(count(rowOf(other, name))).toHaveValue('9')
  await expect(notices(other).getByRole('button', { name: /^Поставить\s9$/ })).toBeVisible()
  await elsewhere.close()
})
