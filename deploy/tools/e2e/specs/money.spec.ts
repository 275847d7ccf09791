import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { clientOf } from '../src/browser-session'
import { listProducts, putIntoBasket } from '../src/list-products'
import { openSection } from '../src/section-row'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** «До бесплатной доставки 1 523,40 ₽», «До минимального заказа осталось …» or «Доставка бесплатно». */
const WAY =
  /((До минимального заказа осталось|До бесплатной доставки)[\s\d]+(,\d\d)?\s₽|Доставка бесплатно)(, сумма зависит от зоны|, но не во всех зонах| · [^\n]+)?/
const SUM = /\d[\s\d]*(,\d\d)?\s₽/

const said = async (place: Locator, what: RegExp): Promise<string> => {
  await expect(place).toContainText(what)
  return (what.exec(await place.innerText())?.[0] ?? '').replace(/\s+/g, ' ')
}

const openMiniBasket = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Корзина: / })
    .hover()
  return page.getByRole('region', { name: 'Корзина', exact: true })
}

/** A visitor who has things brought, with products for about a sum: a little less than that for free delivery. */
async function fillBasket(context: BrowserContext, about = 9_500): Promise<void> {
  await context.addCookies([{ name: 'deliveryType', value: '2', url: urlOf(GREEN, '/') }])
  const client = await clientOf(context)
  const [first] = (await listProducts(client)).filter(
    ({ PRICE, REMAIN, MARKS }) =>
      !MARKS.some(({ CODE }) => CODE === 'delivery-exclude') &&
      PRICE > 20 &&
      PRICE < 200 &&
      PRICE * REMAIN > 12_500,
  )
  if (!first) throw new Error('No product of the list fits')
  await putIntoBasket(client, { [first.ID]: Math.floor(about / first.PRICE) })
}

/** What a place that shows this sum says of the way to the next threshold; '' for nothing. */
async function wayIn(place: Locator, sum: string): Promise<string> {
  await expect(place).toContainText(sum)
  return (WAY.exec(await place.innerText())?.[0] ?? '').replace(/\s+/g, ' ')
}

test('a basket below its free delivery: list bar, header, mini basket, product page, order form and basket say the same of sum and way; the zone that is chosen is that of all, one key fills its gap, Ctrl+Z takes it back', async ({
  page,
  context,
}) => {
  await fillBasket(context)
  await openSection(page)
  const section = new URL(page.url()).pathname
  const link = page.getByRole('banner').getByRole('link', { name: /^Корзина: / })
  const bar = page.getByRole('region', { name: 'Заказ', exact: true })
  const sum = await said(link, SUM)
  const told = await wayIn(bar, sum)
  expect(told).toMatch(/^До бесплатной доставки .*₽, сумма зависит от зоны$/)
  const checkOut = (place: Locator) => place.getByRole('link', { name: /^Оформить/ })

  await test.step('the mini basket, and the order form that it leads to', async () => {
    const mini = await openMiniBasket(page)
    expect(await wayIn(mini, sum)).toBe(told)
    await checkOut(mini).click()
    expect(await wayIn(page.getByRole('complementary', { name: 'Ваш заказ' }), sum)).toBe(told)
    await expect(page.getByRole('button', { name: 'Отправить заказ' })).toBeEnabled()
    await page.goBack()
  })
  await test.step('the page of a product names the sum that the way leads to', async () => {
    await page.getByRole('main').locator('a[href^="/product/"]').first().click()
    const delivery = page
      .getByRole('main')
      .getByText(/от\s[\d\s]+₽\sбесплатно/)
      .first()
    await expect(delivery).toContainText('(зависит от зоны)')
    const free = /от\s([\d\s]+)\s₽\sбесплатно/.exec(await delivery.innerText())?.[1] ?? ''
    const roubles = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
    const missing = /[\d\s]+(,\d\d)?\s₽/.exec(told)?.[0] ?? ''
    expect(roubles(sum) + roubles(missing)).toBeCloseTo(roubles(free))
  })
  await link.click()
  await expect(page).toHaveURL(/\/basket$/)
  const summary = page.getByRole('complementary', { name: 'Заказ', exact: true })
  expect(await wayIn(summary, sum)).toBe(told)
  await expect(checkOut(summary)).toHaveCount(1)
  await test.step('a change is in the header at once, and the same in the basket', async () => {
    const row = page.getByRole('main').locator('li[data-row]').first()
    await row.getByRole('button', { name: 'Увеличить' }).click()
    await expect(link).not.toContainText(sum)
    await expect(summary).toContainText(await said(link, SUM))
  })
  const way = await test.step('a zone: one key fills the gap to its free delivery', async () => {
    const panel = page.getByRole('region', { name: 'Добрать до бесплатной доставки' })
    await expect(panel).toHaveCount(0)
    const zone = summary.getByRole('combobox', { name: 'Получение' })
    await zone.selectOption('2')
    const name = await zone.evaluate((select: HTMLSelectElement) =>
      (select.selectedOptions[0]?.text ?? '').replace('Доставка: ', ''),
    )
    await expect(summary).toContainText(`Доставка (${name})`)
    const ofZone = await said(summary, WAY)
    expect(ofZone).toContain(`· ${name.replace(/\s+/g, ' ')}`)
    await expect(panel.getByRole('button', { name: /^Добрать\s*F2$/ })).toBeVisible()
    await page.keyboard.press('F2')
    await expect(summary).toContainText('Доставка бесплатно')
    await expect(panel).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(panel).toBeVisible()
    return ofZone
  })
  await test.step('it is that of the lists, too', async () => {
    await page.goto(urlOf(GREEN, section))
    expect(await said(bar, WAY)).toBe(way)
  })
})
