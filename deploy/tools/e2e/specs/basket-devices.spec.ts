import { expect, type Page, test } from '@playwright/test'
import { accountOf, clientOf, signIn } from '../src/browser-session'
import { heldInBasket } from '../src/held-in-basket'
import { listProducts, putIntoBasket } from '../src/list-products'
import { openAlive } from '../src/open-alive'
import { count, notices, rowOf } from '../src/section-row'
import { VIOLET } from '../src/shops'

const NOTE = 'Корзину изменили в другом месте'
const noteOn = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: NOTE })

async function setCount(page: Page, name: string, value: number): Promise<void> {
  await count(rowOf(page, name)).fill(String(value))
  await count(rowOf(page, name)).press('Enter')
}

test('two devices of one account agree without a reload, and say what the other has changed; what waited for a connection goes over it, and can give way', async ({
  page,
  context,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  // Two people at their own devices, who order for one account: each has logged in.
  for (const one of [context, elsewhere]) await signIn(one, VIOLET, accountOf('director'))
  const client = await clientOf(context, VIOLET)
  const [product] = await listProducts(client)
  const { NAME: name = '', ID: id = 0 } = product ?? {}
  await client.post('/v3/api/client/basket/', { products: 'all', delete: 'Y' })
  await putIntoBasket(client, { [id]: 1 })
  for (const one of [page, other]) {
    await openAlive(one, '/basket', VIOLET)
    await expect(count(rowOf(one, name))).toHaveValue('1')
  }

  await test.step('the one says what the other has changed, and puts it back', async () => {
    await setCount(page, name, 3)
    await expect(count(rowOf(other, name))).toHaveValue('3')
    await expect(noteOn(other)).toContainText(/1\s→\s3/)
    await noteOn(other).getByRole('button', { name: 'Вернуть как было' }).click()
    await expect.poll(() => heldInBasket(page)).toEqual({ [id]: 1 })
    await expect(count(rowOf(page, name))).toHaveValue('1')
    await expect(page.getByText(NOTE)).toBeVisible()
  })
  await test.step('a count that waited for a connection', async () => {
    await elsewhere.setOffline(true)
    await setCount(other, name, 5)
    await expect(rowOf(other, name).getByText('Будет отправлено, когда появится связь')).toBeVisible()
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
  })
  await elsewhere.close()
})
