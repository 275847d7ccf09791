import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../src/browser-session'
import { expectNoViolations } from '../src/expect-no-violations'
import { expectNothingSideways } from '../src/expect-nothing-sideways'
import { BLUE, GREEN, VIOLET, YELLOW } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks the script of axe.
test.use({ bypassCSP: true })

const slider = (page: Page) => page.getByRole('region', { name: 'Акции и предложения' })

/** Sum of the layout shifts that nobody caused, from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(window, { __shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { __shifts: { sum: number } }).__shifts.sum)
}

async function openHome(page: Page, shop: { domain: string }) {
  await page.goto(urlOf(shop, '/'))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Left and right edge of each row of section tiles. */
const rowsOfTiles = (page: Page) =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll('main li > a[href^="/catalog/"]')]
    const rows = new Map<number, { left: number; right: number }>()
    for (const tile of tiles) {
      const { top, left, right } = tile.getBoundingClientRect()
      const row = rows.get(Math.round(top)) ?? { left, right }
      rows.set(Math.round(top), { left: Math.min(row.left, left), right: Math.max(row.right, right) })
    }
    return [...rows.values()].map(({ left, right }) => [Math.round(left), Math.round(right)])
  })

/** The layout at every width in one shop, the other looks at one width each; `beside`: whether the shop has banners of MAIN_RIGHT. */
const LOOKS = [
  { shop: GREEN, beside: true, width: 375 },
  { shop: GREEN, beside: true, width: 768 },
  { shop: GREEN, beside: true, width: 1440 },
  { shop: BLUE, beside: false, width: 375 },
  { shop: YELLOW, beside: true, width: 768 },
  { shop: VIOLET, beside: true, width: 1440 },
]

for (const { shop, beside, width } of LOOKS)
  test(`[SHELL-014, SHELL-015, SHELL-016, SHELL-019] the home page of «${shop.name}» at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await watchShifts(page)
    await openHome(page, shop)

    await test.step('the slider, and what stands beside it', async () => {
      await expect(slider(page).getByText('1\u00a0/\u00a04')).toBeVisible()
      const own = (await slider(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const gift = page.getByRole('link', { name: /^Подарок за\sзаказ/ })
      await expect(gift).toHaveCount(beside ? 1 : 0)
      if (!beside) return
      const other = (await gift.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      if (width >= 1200) expect(other.x).toBeGreaterThan(own.x + own.width)
      else expect(other.y).toBeGreaterThan(own.y + own.height)
    })
    await test.step('banners and carousels from top to bottom', async () => {
      const main = page.getByRole('main')
      const blocks = [
        main.getByRole('heading', { name: 'Каталог' }),
        main.getByRole('link', { name: /^Архив в\sпорядке/ }),
        main.getByRole('heading', { name: 'Хиты продаж' }),
        main.getByRole('link', { name: /^Ручки и\sмаркеры/ }),
        main.getByRole('heading', { name: 'Распродажа' }),
        main.getByRole('link', { name: /^Скотч, плёнка/ }),
        main.getByRole('heading', { name: 'Новинки' }),
        main.getByRole('heading', { name: 'Как сделать заказ' }),
      ]
      const tops: number[] = []
      for (const block of blocks) tops.push((await block.boundingBox())?.y ?? Number.NaN)
      expect(tops).toEqual([...tops].sort((one, other) => one - other))
    })
    await test.step('every row of sections reaches from edge to edge', async () => {
      const rows = await rowsOfTiles(page)
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows) expect(row).toEqual(rows[0])
    })
    await expectNoViolations(page)
    expect(await shifts()).toBeLessThanOrEqual(0.02)
    await expectNothingSideways(page)
  })

test('[SHELL-014, SHELL-019] the whole of it is in the document, without scripts too', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(urlOf(GREEN, '/'))
  await expect(slider(page).getByRole('group')).toHaveCount(4)
  await expect(slider(page).getByRole('button', { name: 'Следующий слайд' })).toBeHidden()
  for (const name of ['Каталог', 'Хиты продаж', 'Распродажа', 'Новинки', 'Как сделать заказ'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await slider(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/client\/offers\/\d+$/)
  await context.close()
})

test('[SHELL-017] a slide that is swiped to is the current one, and its banner leads on', async ({
  page,
}) => {
  await openHome(page, GREEN)
  const second = slider(page).getByRole('group').nth(1)
  await slider(page).hover()
  await second.evaluate((slide) => {
    const track = slide.parentElement as HTMLElement
    track.scrollLeft = track.clientWidth
  })
  await expect(slider(page).getByText('2\u00a0/\u00a04')).toBeVisible()
  await expect(second).toHaveAttribute('data-showed', 'true')
  await second.getByRole('link').click()
  await expect(page).toHaveURL(/\/client\/offers\/\d+$/)
})

test('[SHELL-015] the keyboard reaches every slide and stops the change', async ({ page }) => {
  await openHome(page, GREEN)
  await slider(page).getByRole('button', { name: 'Остановить показ' }).focus()
  await page.keyboard.press('Enter')
  await expect(slider(page).getByRole('button', { name: 'Продолжить показ' })).toBeFocused()
  for (const slide of ['Предыдущий слайд', 'Следующий слайд']) {
    await page.keyboard.press('Tab')
    await expect(slider(page).getByRole('button', { name: slide })).toBeFocused()
  }
  for (let slide = 0; slide < 3; slide++) {
    await page.keyboard.press('Tab')
    await expect(slider(page).getByRole('group').nth(slide).getByRole('link')).toBeFocused()
    await expect(slider(page).getByText(`${slide + 1}\u00a0/\u00a04`)).toBeVisible()
  }
})

test('[SHELL-018] the server asks for banners first; a later visit of the page asks what has changed', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/v3/api/marketing/promo/') asked.push(url.searchParams.get('changed') ?? 'no')
  })
  await page.clock.install()
  await openHome(page, GREEN)
  expect(asked).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Все разделы' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог товаров' })).toBeVisible()
  await page.clock.fastForward('02:00')
  await page.goBack()
  await expect(slider(page)).toBeVisible()
  await expect.poll(() => asked).toEqual(['Y'])
})

test('a customer repeats an order from the home page, which the server has rendered with it; a visitor has nothing of it', async ({
  page,
}) => {
  await openHome(page, GREEN)
  const strip = page.getByRole('region', { name: 'Повторить заказ' })
  await expect(strip).toHaveCount(0)
  await logIn(page)
  const shifts = await watchShifts(page)
  const document = await page.goto(urlOf(GREEN, '/'))
  expect(await document?.text()).toContain('Повторить заказ')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(strip.getByRole('button')).toHaveCount(3)
  expect(await shifts()).toBeLessThanOrEqual(0.02)
  await expectNoViolations(page)
  await strip.getByRole('button').first().click()
  const answer = page
    .getByRole('dialog', { name: /Повторить заказ/ })
    .or(page.getByText('Товары заказа добавлены в корзину'))
  await expect(answer.first()).toBeVisible()
})
