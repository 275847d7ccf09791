import { expect, test } from '@playwright/test'
import { heldInBasket } from '../src/held-in-basket'
import { add, count, more, notices, openSection, rowOf } from '../src/section-row'

test('fast clicks over list, page of the product and basket are one count on the server; a change just before the page is left arrives', async ({
  page,
}) => {
  const { row, name, productId } = await openSection(page)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await test.step('a row and its product, before there is any answer', async () => {
    await page.route('**/client/basket/**', async (route) => {
      await held
      await route.continue()
    })
    await add(row).click()
    await more(row).click()
    await row.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const buy = page.getByRole('region', { name: 'В корзину' })
    await expect(count(buy)).toHaveValue('2')
    await more(buy).click()
    await more(buy).click()
    await expect(page.getByRole('banner').getByRole('link', { name: /Корзина/ })).toContainText('1 товар')
  })
  await test.step('the basket shows the same count before and after the answers', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Перейти в корзину' }).click()
    letGo()
    await expect(count(rowOf(page, name))).toHaveValue('4')
    await more(rowOf(page, name)).click()
    await expect(count(rowOf(page, name))).toHaveValue('5')
    await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 5 })
  })
  await test.step('a change, and the page is loaded anew at once', async () => {
    await page.unrouteAll({ behavior: 'wait' })
    await more(rowOf(page, name)).click()
    await page.reload()
    await expect(count(rowOf(page, name))).toHaveValue('6')
    await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 6 })
  })
})

test('every change has its «Отменить»: one notice, not in the way of the next click; a removal is taken back by the keyboard alone, in the quick view, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  const { row, name, productId } = await openSection(page)
  await add(row).click()
  await expect(notices(page)).toContainText('в корзине: 1')
  await test.step('the control of the change stays free where the notice would lie over it', async () => {
    await row.evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20),
    )
    for (const held of [2, 3, 4]) {
      await more(row).click()
      await expect(count(row)).toHaveValue(String(held))
    }
  })
  await expect(notices(page).getByRole('button', { name: 'Отменить' })).toHaveCount(1)
  await expect(notices(page)).toContainText('в корзине: 4')
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 4 })
  await notices(page).getByRole('button', { name: 'Отменить' }).click()
  await expect.poll(() => heldInBasket(page)).toEqual({})
  await notices(page).getByRole('button', { name: 'Вернуть' }).click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 4 })

  await test.step('0 and F8, then a key more and Ctrl+Z', async () => {
    await count(row).fill('0')
    await count(row).press('Enter')
    await expect.poll(() => heldInBasket(page)).toEqual({})
    await page.keyboard.press('F8')
    await expect(notices(page).getByRole('button', { name: 'Отменить' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 4 })
    await more(row).click()
    await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 5 })
    await page.keyboard.press('Control+KeyZ')
    await expect(count(row)).toHaveValue('4')
    await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 4 })
  })
  await test.step('in the quick view over the list the modal stays, and the card has its count', async () => {
    await page.getByRole('radio', { name: 'Карточки' }).click()
    const card = page.getByRole('article', { name, exact: true })
    await card.getByRole('button', { name: 'Быстрый просмотр' }).click()
    const modal = page.getByRole('dialog')
    await more(modal).click()
    await page.keyboard.press('F8')
    // A notice with the focus stays.
    await expect(notices(page).getByRole('button', { name: 'Отменить' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(modal).toBeVisible()
    await expect(more(modal)).toBeFocused()
    await page.keyboard.press('Control+KeyZ')
    await expect(count(modal)).toHaveValue('4')
    await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 4 })
    await more(modal).click()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(count(card)).toHaveValue('5')
  })
})
