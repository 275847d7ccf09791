import { expect, type Page, test } from '@playwright/test'
import { heldInBasket } from '../src/held-in-basket'
import { add, count, more, openSection } from '../src/section-row'

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Корзина/ })

test('fast clicks over list, page of the product and basket are one count on the server', async ({
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
    await expect(badge(page)).toContainText('1 товар')
  })
  await test.step('the basket shows the same count before and after the answers', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Перейти в корзину' }).click()
    const inBasket = page.getByRole('main').getByRole('listitem', { name, exact: true })
    letGo()
    await expect(count(inBasket)).toHaveValue('4')
    await more(inBasket).click()
    await expect(count(inBasket)).toHaveValue('5')
  })
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 5 })
  await expect(count(page.getByRole('main').getByRole('listitem', { name, exact: true }))).toHaveValue('5')
})

test('QuickView over a list changes the count of its row', async ({ page }) => {
  const { row, name, productId } = await openSection(page)
  await page.getByRole('radio', { name: 'Карточки' }).click()
  const card = page.getByRole('article', { name, exact: true })
  await add(card).click()
  await card.getByRole('button', { name: 'Быстрый просмотр' }).click()
  const modal = page.getByRole('dialog')
  await expect(count(modal)).toHaveValue('1')
  await more(modal).click()
  await more(modal).click()
  await page.keyboard.press('Escape')
  await expect(count(card)).toHaveValue('3')
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 3 })
  await expect(row).toHaveCount(0)
})

test('without a connection a change stays, marked, and goes out when there is one again', async ({
  page,
  context,
}) => {
  const { row, productId } = await openSection(page)
  await add(row).click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 1 })
  await context.setOffline(true)
  await more(row).click()
  await expect(row.getByText('Будет отправлено, когда появится связь')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Повторить' })).toBeVisible()
  await expect(count(row)).toHaveValue('2')
  await context.setOffline(false)
  await expect(row.getByText('Будет отправлено, когда появится связь')).toHaveCount(0)
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 2 })
})

test('two tabs stay in step, whichever changes the count', async ({ page, context }) => {
  const { row, name, productId } = await openSection(page)
  const second = await context.newPage()
  await second.goto(page.url())
  const there = second.getByRole('listitem', { name, exact: true })
  await expect(add(there)).toBeVisible()
  await add(row).click()
  await expect(count(there)).toHaveValue('1')
  await expect(there.getByText('в корзине')).toBeVisible()
  await more(there).click()
  await expect(count(row)).toHaveValue('2')
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 2 })
})

test('a change that is made just before the page is left arrives, and is shown by the next page', async ({
  page,
}) => {
  const { row, name, productId } = await openSection(page)
  await add(row).click()
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 1 })
  await more(row).click()
  await page.reload()
  await expect(count(page.getByRole('listitem', { name, exact: true }))).toHaveValue('2')
  await expect.poll(() => heldInBasket(page)).toEqual({ [productId]: 2 })
})
