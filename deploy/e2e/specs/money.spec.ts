import { expect, type Locator, type Page, test } from '@playwright/test'
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

/** A visitor who has chosen delivery, with products for a little less than the sum of the shop for free delivery. */
async function fillBasket(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'deliveryType', value: '2', url: urlOf(GREEN, '/') }])
  await page.goto(urlOf(GREEN, '/basket'))
  await page.evaluate(async () => {
    const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch(`/v3/api/catalog/list/?sort=POPULARITY&limit=200&access_token=${token}`)
    interface Listed {
      ID: number
      PRICE: number
      REMAIN: number
      UP_MULTIPLICITY: { MIN: number }
      MARKS: { CODE: string }[]
    }
    const { ITEMS } = (await answer.json()) as { ITEMS: Listed[] }
    const [first] = ITEMS.filter(
      ({ PRICE, REMAIN, MARKS, UP_MULTIPLICITY: { MIN } }) =>
        !MARKS.some(({ CODE }) => CODE === 'delivery-exclude') &&
        MIN <= 1 &&
        PRICE > 20 &&
        PRICE < 200 &&
        PRICE * REMAIN > 12_000,
    )
    if (!first) throw new Error('No product of the list fits')
    const body = new URLSearchParams({ [`products[${first.ID}]`]: String(Math.floor(9_500 / first.PRICE)) })
    await fetch(`/v4/api/client/basket/main/add/?access_token=${token}`, { method: 'POST', body })
  })
}

test('sum and the way to free delivery are one in list bar, header, mini basket, product page, basket and order form', async ({
  page,
}) => {
  test.slow()
  await fillBasket(page)
  await openSection(page)
  const link = page.getByRole('banner').getByRole('link', { name: /^Корзина: / })
  const sum = await said(link, SUM)
  const bar = page.getByRole('region', { name: 'Заказ', exact: true })
  await expect(bar).toContainText(sum)

  await page.goto(urlOf(GREEN, '/basket/ordering'))
  const aside = page.getByRole('complementary', { name: 'Ваш заказ' })
  await expect(aside).toContainText(sum)
  const way = await said(aside, WAY)

  await page.goto(urlOf(GREEN, '/basket'))
  const summary = page.getByRole('complementary', { name: 'Заказ', exact: true })
  await expect(summary).toContainText(sum)
  expect(await said(summary, WAY)).toBe(way)

  await openSection(page)
  expect(await said(bar, WAY)).toBe(way)
  const mini = await openMiniBasket(page)
  await expect(mini).toContainText(sum)
  expect(await said(mini, WAY)).toBe(way)

  await test.step('the page of a product names the sum that the way leads to, and that it depends on the zone', async () => {
    await page.getByRole('main').locator('a[href^="/product/"]').first().click()
    const delivery = page
      .getByRole('main')
      .getByText(/от\s[\d\s]+₽\sбесплатно/)
      .first()
    await expect(delivery).toContainText('(зависит от зоны)')
    const free = /от\s([\d\s]+)\s₽\sбесплатно/.exec(await delivery.innerText())?.[1] ?? ''
    const roubles = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
    const missing = /[\d\s]+(,\d\d)?\s₽/.exec(way)?.[0] ?? ''
    expect(roubles(sum) + roubles(missing)).toBeCloseTo(roubles(free))
  })

  await test.step('a change is in the header at once, and the same in the basket', async () => {
    await page.goto(urlOf(GREEN, '/basket'))
    await expect(summary).toContainText(sum)
    await page
      .getByRole('main')
      .locator('li[data-row]')
      .first()
      .getByRole('button', { name: 'Увеличить' })
      .click()
    await expect(link).not.toContainText(sum)
    await expect(summary).toContainText(await said(link, SUM))
  })
})

test('the zone is chosen in the basket and is that of the lists, too; one key fills the gap to its free delivery, Ctrl+Z takes it back', async ({
  page,
}) => {
  await fillBasket(page)
  await page.goto(urlOf(GREEN, '/basket'))
  const summary = page.getByRole('complementary', { name: 'Заказ', exact: true })
  await expect(summary).toContainText('До бесплатной доставки')
  const panel = page.getByRole('region', { name: 'Добрать до бесплатной доставки' })
  await expect(panel).toHaveCount(0)
  const zone = summary.getByRole('combobox', { name: 'Зона доставки' })
  await zone.selectOption('2')
  const name = await zone.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '')
  await expect(summary).toContainText(`Доставка (${name})`)
  const way = await said(summary, WAY)
  expect(way).toContain(`· ${name.replace(/\s+/g, ' ')}`)
  await expect(panel.getByRole('button', { name: /^Добрать\s*F2$/ })).toBeVisible()
  await page.keyboard.press('F2')
  await expect(summary).toContainText('Доставка бесплатно')
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(panel).toBeVisible()

  await openSection(page)
  expect(await said(page.getByRole('region', { name: 'Заказ', exact: true }), WAY)).toBe(way)
  await page.goto(urlOf(GREEN, '/basket'))
  await expect(zone).toHaveValue('2')
})

test('[CAT-062] below the rows of the basket stand five products that sell best', async ({ page }) => {
  await fillBasket(page)
  const asked = page.waitForRequest(/\/marks\/carousel\/\?(?=.*limit=5\b)/)
  await page.goto(urlOf(GREEN, '/basket'))
  await expect(page.getByRole('main').locator('li[data-row]').first()).toBeVisible()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  // Widgets below the basket wait for the buyer; a scroll by script is none.
  await page.keyboard.press('End')
  await asked
  const carousel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Популярные товары' }) })
  await expect(carousel.getByRole('article')).toHaveCount(5)
})
