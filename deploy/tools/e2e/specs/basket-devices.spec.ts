import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { accountOf, clientOf, signIn } from '../src/browser-session'
import { heldInBasket } from '../src/held-in-basket'
import { listProducts, putIntoBasket } from '../src/list-products'
import { openAlive } from '../src/open-alive'
import { count, more, notices, rowOf } from '../src/section-row'
import { GREEN, VIOLET } from '../src/shops'

interface Shop {
  domain: string
}

const NOTE = 'Корзину изменили в другом месте'
const noteOn = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: NOTE })

async function setCount(page: Page, name: string, value: number): Promise<void> {
  await count(rowOf(page, name)).fill(String(value))
  await count(rowOf(page, name)).press('Enter')
}

/** The basket with one of a product and nothing else, on two pages. */
async function openBoth(context: BrowserContext, pages: readonly [Page, Page], shop: Shop) {
  const client = await clientOf(context, shop)
  const [product] = await listProducts(client)
  if (!product) throw new Error(`${shop.domain} has no product that is sold singly.`)
  await client.post('/v3/api/client/basket/', { products: 'all', delete: 'Y' })
  await putIntoBasket(client, { [product.ID]: 1 })
  for (const one of pages) {
    await openAlive(one, '/basket', shop)
    await expect(count(rowOf(one, product.NAME))).toHaveValue('1')
  }
  return { name: product.NAME, id: product.ID }
}

for (const { promise, account, meanwhile } of [
  {
    promise: 'two devices agree without a reload; the one says what the other has changed, and puts it back',
    account: accountOf('director'),
    meanwhile: false,
  },
  {
    promise: 'what waited for a connection goes over a colleague’s count, says so, and can give way',
    account: accountOf('buyer'),
    meanwhile: true,
  },
])
  test(promise, async ({ page, context, browser }) => {
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    // Two people at their own devices, who order for one account: each has logged in.
    for (const one of [context, elsewhere]) await signIn(one, VIOLET, account)
    const { name, id } = await openBoth(context, [page, other], VIOLET)
    if (meanwhile) {
      await elsewhere.setOffline(true)
      await setCount(other, name, 5)
      await expect(rowOf(other, name).getByRole('button', { name: 'Повторить' })).toBeVisible()
      await setCount(page, name, 7)
      await expect.poll(() => heldInBasket(page)).toEqual({ [id]: 7 })
      await elsewhere.setOffline(false)
      await expect(notices(other)).toContainText(/в другом месте тем временем поставили 7, у вас теперь\s5/)
      await expect.poll(() => heldInBasket(page)).toEqual({ [id]: 5 })
      await expect(count(rowOf(page, name))).toHaveValue('5')
      await notices(other)
        .getByRole('button', { name: /^Поставить\s7$/ })
        .click()
      await expect.poll(() => heldInBasket(page)).toEqual({ [id]: 7 })
      await expect(count(rowOf(page, name))).toHaveValue('7')
    } else {
      await setCount(page, name, 3)
      await expect(count(rowOf(other, name))).toHaveValue('3')
      await expect(noteOn(other)).toContainText(/1\s→\s3/)
      await noteOn(other).getByRole('button', { name: 'Вернуть как было' }).click()
      await expect.poll(() => heldInBasket(page)).toEqual({ [id]: 1 })
      await expect(count(rowOf(page, name))).toHaveValue('1')
      await expect(page.getByText(NOTE)).toBeVisible()
    }
    await elsewhere.close()
  })

test('two tabs of one browser agree, and the buyer’s own doing is no news; a count that is typed while the other tab saves another one can come back', async ({
  page,
  context,
}) => {
  const second = await context.newPage()
  const { name, id } = await openBoth(context, [page, second], GREEN)
  await setCount(page, name, 4)
  await expect(count(rowOf(second, name))).toHaveValue('4')
  await more(rowOf(second, name)).click()
  await expect(count(rowOf(page, name))).toHaveValue('5')
  await expect.poll(() => heldInBasket(page)).toEqual({ [id]: 5 })
  for (const tab of [page, second]) await expect(tab.getByText(NOTE)).toHaveCount(0)

  await test.step('the field says so, both are told', async () => {
    await count(rowOf(second, name)).fill('6')
    await setCount(page, name, 9)
    await expect.poll(() => heldInBasket(page)).toEqual({ [id]: 9 })
    await expect(rowOf(second, name)).toContainText(/Пока вы\sвводили, в\sкорзине стало\s9/)
    await expect(count(rowOf(second, name))).toHaveValue('6')
    await count(rowOf(second, name)).press('Tab')
    await expect.poll(() => heldInBasket(page)).toEqual({ [id]: 6 })
    await expect(notices(second)).toContainText(/в другом месте тем временем поставили 9, у вас теперь\s6/)
    await expect(notices(page)).toContainText(/в другой вкладке поставили 6 вместо ваших\s9/)
  })
  await notices(page)
    .getByRole('button', { name: /^Поставить\s9$/ })
    .click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [id]: 9 })
  await expect(count(rowOf(second, name))).toHaveValue('9')
})
