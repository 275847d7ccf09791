import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { expectNothingSideways } from '../src/expect-nothing-sideways'
import { richProduct } from '../src/rich-product'
import { ShopClient } from '../src/shop-client'
import { BLUE, GREEN, RED } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks axe.
test.use({ bypassCSP: true })

const open = async (page: Page, shop: { domain: string }, id: number) => {
  const answer = await page.goto(urlOf(shop, `/product/${id}`))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  return answer
}
/** `18,40 ₽` as the shop writes it. */
const priceOf = (sum: number, digits: number) =>
  `${new Intl.NumberFormat('ru-RU', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(sum)
    .replace(/\s/g, ' ')} ₽`

for (const shop of [GREEN, BLUE, RED])
  test(`[CAT-009] ${shop.name}: the server's document says what the product is, at what price, and where it stands`, async () => {
    const { product, photos } = await richProduct(shop)
    const { status, text } = await new ShopClient(shop).send('GET', `/product/${product.ID}`)
    expect(status).toBe(200)
    // A stack on a port of the system's choice tells search engines the domains alone.
    const origin = `https://${shop.domain}`
    const address = `${origin}/product/${product.ID}`
    expect(text).toContain(`<link rel="canonical" href="${address}">`)
    const [about, way] = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    )
    expect(about).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.NAME,
      sku: product.UP_CODE_1C,
      url: address,
      image: photos.ITEMS.map(({ PATH }) => origin + PATH),
      offers: { price: product.PRICE, priceCurrency: product.CURRENCY, seller: { name: shop.name } },
    })
    expect(way.itemListElement.at(-1)).toMatchObject({ name: product.NAME, item: address })
    expect(text.replace(/<[^>]*>|\s|&nbsp;|\u00a0/g, '')).toContain(
      priceOf(product.PRICE, shop.fractionDigits).replace(/\s/g, ''),
    )
  })

test('an unknown product and an unknown section have their own page, which is not for search engines', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/product/99999999', 'Товар не найден'],
    ['/catalog/99999999', 'Раздел не найден'],
  ] as const) {
    await page.goto(urlOf(GREEN, path))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

for (const width of [1440, 375])
  test(`[CAT-059] at ${width} px: certificates, photos one after the other and large; axe finds nothing`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const { product, photos, certificates } = await richProduct(GREEN)
    await page.setViewportSize({ width, height: 900 })
    await open(page, GREEN, product.ID)
    await expectNoViolations(page)
    await expectNothingSideways(page)

    await page.getByRole('tab', { name: /Сертификаты/ }).click()
    const link = page.getByRole('tabpanel').getByRole('link').first()
    await expect(link).toHaveText(certificates.ITEMS[0]?.NAME ?? '')
    const file = await new ShopClient(GREEN).send('GET', (await link.getAttribute('href')) ?? '')
    expect(file.status).toBe(200)
    expect(Buffer.byteLength(file.text)).toBe(certificates.ITEMS[0]?.SIZE)

    const count = photos.ITEMS.length
    const first = page.getByRole('button', { name: `Увеличить фото 1 из ${count}` })
    await first.focus()
    await page.keyboard.press('ArrowRight')
    const second = page.getByRole('button', { name: `Увеличить фото 2 из ${count}` })
    await expect(second).toBeFocused()
    await expect(second).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: product.NAME })
    await expect(dialog.getByRole('status')).toHaveText(`Фото 2 из ${count}`)
    await expectNoViolations(page)
    const picture = dialog.getByRole('img')
    const small = await picture.boundingBox()
    await page.keyboard.press('+')
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBeGreaterThan((small?.width ?? 0) * 1.4)
    await page.keyboard.press('0')
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('status')).toHaveText(`Фото 1 из ${count}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(second).toBeFocused()
    expect(errors).toEqual([])
  })

test('two fingers enlarge a photo, a double press takes it back', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    bypassCSP: true,
  })
  const page = await context.newPage()
  const { product, photos } = await richProduct(GREEN)
  await open(page, GREEN, product.ID)
  await page.getByRole('button', { name: `Увеличить фото 1 из ${photos.ITEMS.length}` }).tap()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toBeVisible()
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const small = await width()
  const fingers = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 187 - apart, y: 450, id: 1 },
              { x: 187 + apart, y: 450, id: 2 },
            ],
    })
  await touch('touchStart', 30)
  for (const apart of [40, 50, 60, 75, 90]) await touch('touchMove', apart)
  await touch('touchEnd', 0)
  await expect.poll(width).toBeGreaterThan(small * 2)
  await picture.dblclick({ position: { x: 100, y: 100 }, force: true })
  await expect.poll(width).toBeCloseTo(small, 0)
  await context.close()
})

for (const width of [1440, 375])
  test(`at ${width} px: analogs side by side, into the basket from there; axe finds nothing`, async ({
    page,
  }) => {
    const { product, analogs } = await richProduct(GREEN)
    await page.setViewportSize({ width, height: 900 })
    await open(page, GREEN, product.ID)
    await page.getByRole('radio', { name: 'Сравнение' }).check({ force: true })
    const table = page.getByRole('table', { name: 'Сравнение с аналогами' })
    await expect(table.getByRole('columnheader').first()).toContainText('Вы смотрите')
    await expectNoViolations(page)
    await expectNothingSideways(page)
    const quantity = table.getByRole('row').last().getByRole('cell').nth(1)
    await quantity.getByRole('button', { name: 'В корзину' }).click()
    await expect(quantity).toContainText('в корзине')
    await expect(table.getByRole('link').first()).toHaveAttribute('href', `/product/${analogs[0]?.ID}`)
  })

test('[CAT-062] the product page ends with five best sellers, asked for when the buyer comes near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { product } = await richProduct(GREEN)
  const asked = page.waitForRequest(/\/marks\/carousel\/\?(?=.*limit=5\b)/)
  await page.goto(urlOf(GREEN, `/product/${product.ID}`))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await asked
  const carousel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Популярные товары' }) })
  await expect(carousel.getByRole('article')).toHaveCount(5)
})

test('printed: the product and the contacts of the shop, without header, buttons and footer', async ({
  page,
}) => {
  const { product } = await richProduct(GREEN)
  await open(page, GREEN, product.ID)
  await expect(page.locator('[data-replaced]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const sheet = page.getByRole('article').filter({ hasText: `/product/${product.ID}` })
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText('@demo-green')
  for (const other of ['banner', 'contentinfo', 'button', 'navigation'] as const)
    await expect(page.getByRole(other)).toHaveCount(0)
})

for (const width of [1440, 375])
  test(`[CAT-061] at ${width} px: QuickView over the list, on to the next product; axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(urlOf(GREEN, '/search?q=ручка&view=cards'))
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    const cards = page.getByRole('main').getByRole('article')
    const names = await cards.getByRole('link').filter({ hasText: /\S/ }).allTextContents()
    const look = cards.first().getByRole('button', { name: 'Быстрый просмотр' })
    await look.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(plain(names[0]))
    await expect(dialog.getByRole('region', { name: 'В корзину' })).toBeVisible()
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await dialog.getByRole('button', { name: 'Следующий товар' }).click()
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(plain(names[1]))
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(plain(names[0]))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(look).toBeFocused()
  })

/** A name without the signs that keep its units together: the dialog shows it as the API says it. */
function plain(name = ''): RegExp {
  const words = name.replaceAll('\u2060', '').split(/\s+/)
  return new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*'))
}
