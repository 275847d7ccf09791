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

interface Choice {
  deliveryType: '1' | '2'
  deliveryZoneId?: '1' | '2'
}

/** A visitor with a choice of delivery, and with products for about a sum: a little less than that for free delivery, unless told. */
async function fillBasket(page: Page, about = 9_500, choice: Choice = { deliveryType: '2' }): Promise<void> {
  const url = urlOf(GREEN, '/')
  await page.context().addCookies(Object.entries(choice).map(([name, value]) => ({ name, value, url })))
  await page.goto(urlOf(GREEN, '/basket'))
  await page.evaluate(async (sum) => {
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
        PRICE * REMAIN > 12_500,
    )
    if (!first) throw new Error('No product of the list fits')
    const body = new URLSearchParams({ [`products[${first.ID}]`]: String(Math.floor(sum / first.PRICE)) })
    await fetch(`/v4/api/client/basket/main/add/?access_token=${token}`, { method: 'POST', body })
  }, about)
}

/** What a place that shows this sum says of the way to the next threshold; '' for nothing. */
async function wayIn(place: Locator, sum: string): Promise<string> {
  await expect(place).toContainText(sum)
  return (WAY.exec(await place.innerText())?.[0] ?? '').replace(/\s+/g, ' ')
}

/** Each with the beginning of what is said of it everywhere, and whether an order may be begun. */
const BASKETS: readonly { name: string; about: number; choice: Choice; way: RegExp; offered: boolean }[] = [
  {
    name: 'below the minimum order',
    about: 2_000,
    choice: { deliveryType: '2' },
    way: /^До минимального заказа/,
    offered: false,
  },
  {
    name: 'without a zone, below its free delivery',
    about: 9_500,
    choice: { deliveryType: '2' },
    way: /^До бесплатной доставки .*₽, сумма зависит от зоны$/,
    offered: true,
  },
  {
    name: 'without a zone, whose delivery is free in some',
    about: 12_000,
    choice: { deliveryType: '2' },
    way: /^Доставка бесплатно, но не во всех зонах$/,
    offered: true,
  },
  {
    name: 'for the first zone',
    about: 4_000,
    choice: { deliveryType: '2', deliveryZoneId: '1' },
    way: /^До бесплатной доставки .*₽ · В пределах города$/,
    offered: true,
  },
  {
    name: 'for a farther zone, above its free delivery',
    about: 12_000,
    choice: { deliveryType: '2', deliveryZoneId: '2' },
    way: /^Доставка бесплатно · До 20 км от города$/,
    offered: true,
  },
  { name: 'that is picked up', about: 4_000, choice: { deliveryType: '1' }, way: /^$/, offered: true },
]

for (const { name, about, choice, way, offered } of BASKETS)
  test(`a basket ${name}: list bar, header, mini basket, product page, basket and order form say the same`, async ({
    page,
  }) => {
    test.slow()
    await fillBasket(page, about, choice)
    await openSection(page)
    const link = page.getByRole('banner').getByRole('link', { name: /^Корзина: / })
    const sum = await said(link, SUM)
    const bar = page.getByRole('region', { name: 'Заказ', exact: true })
    const told = await wayIn(bar, sum)
    expect(told).toMatch(way)
    const checkOut = (place: Locator) => place.getByRole('link', { name: /^Оформить/ })
    const mini = await openMiniBasket(page)
    expect(await wayIn(mini, sum)).toBe(told)
    await expect(checkOut(mini)).toHaveCount(offered ? 1 : 0)

    await test.step('the page of a product names the sum that the way leads to', async () => {
      if (!told.startsWith('До бесплатной')) return
      await page.getByRole('main').locator('a[href^="/product/"]').first().click()
      const delivery = page
        .getByRole('main')
        .getByText(/от\s[\d\s]+₽\sбесплатно/)
        .first()
      if (choice.deliveryZoneId === undefined) await expect(delivery).toContainText('(зависит от зоны)')
      else await expect(delivery).toBeVisible()
      const free = /от\s([\d\s]+)\s₽\sбесплатно/.exec(await delivery.innerText())?.[1] ?? ''
      const roubles = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
      const missing = /[\d\s]+(,\d\d)?\s₽/.exec(told)?.[0] ?? ''
      expect(roubles(sum) + roubles(missing)).toBeCloseTo(roubles(free))
    })

    await page.goto(urlOf(GREEN, '/basket/ordering'))
    expect(await wayIn(page.getByRole('complementary', { name: 'Ваш заказ' }), sum)).toBe(told)
    const send = page.getByRole('button', { name: 'Отправить заказ' })
    await expect(send).toBeEnabled({ enabled: offered })

    await page.goto(urlOf(GREEN, '/basket'))
    const summary = page.getByRole('complementary', { name: 'Заказ', exact: true })
    expect(await wayIn(summary, sum)).toBe(told)
    await expect(checkOut(summary)).toHaveCount(offered ? 1 : 0)
    await test.step('a change is in the header at once, and the same in the basket', async () => {
      const row = page.getByRole('main').locator('li[data-row]').first()
      await row.getByRole('button', { name: 'Увеличить' }).click()
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
  const zone = summary.getByRole('combobox', { name: 'Получение' })
  await zone.selectOption('2')
  const name = await zone.evaluate((select: HTMLSelectElement) =>
    (select.selectedOptions[0]?.text ?? '').replace('Доставка: ', ''),
  )
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
