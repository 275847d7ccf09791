import { expect, type Page, test } from '@playwright/test'
import { expectNothingSideways } from '../src/expect-fits'
import { openAlive } from '../src/open-alive'
import { richProduct } from '../src/rich-product'
import { ShopClient } from '../src/shop-client'
import { BLUE, GREEN, OPEN_SHOPS, PURPLE, RED, VIOLET, YELLOW } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** What the data of the demonstration shops say; nothing of it is in the build. */
const SHOWN = [
  { shop: GREEN, scheme: 'green', gradient: false, phone: '+7 495 200-01-01', hours: true, named: true },
  { shop: BLUE, scheme: 'blue', gradient: false, phone: '+7 812 200-02-02', hours: true, named: true },
  { shop: RED, scheme: 'red', gradient: true, phone: '+7 343 200-03-03', hours: true, named: true },
  { shop: VIOLET, scheme: 'violet', gradient: true, phone: '+7 843 200-04-04', hours: true, named: false },
  { shop: YELLOW, scheme: 'yellow', gradient: false, phone: '+7 383 200-05-05', hours: false, named: true },
  { shop: PURPLE, scheme: 'purple', gradient: false, phone: '+7 831 200-06-06', hours: true, named: true },
] as const
const HOURS = 'пн–пт 9:00\u2060–\u206018:00, сб 10:00\u2060–\u206015:00'
const DEVICES = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]
const link = (domain: string) => domain.replace('.localhost', '')

/** The two that lack something: the name beside the logo, the hours. */
const LACKING = SHOWN.filter(({ named, hours }) => !named || !hours)

test('[SHELL-003] a shop looks like itself on a phone and on a desktop', async ({ page }) => {
  for (const { shop, scheme, gradient, phone, hours, named } of LACKING)
    await test.step(shop.name, async () => {
      await openAlive(page, '/login', shop)
      const html = page.locator('html')
      await expect(html).toHaveAttribute('data-scheme', scheme)
      if (gradient) await expect(html).toHaveAttribute('data-variant', 'gradient')
      else await expect(html).not.toHaveAttribute('data-variant')
      await expect(page).toHaveTitle(`Вход — ${shop.name}: товары для офиса`)
      const home = page.getByRole('banner').getByRole('link', { name: `${shop.name}, на главную` })
      const call = page.getByRole('banner').locator(`a[href="tel:${phone.replace(/[^\d+]/g, '')}"]`)
      const contacts = page.getByRole('contentinfo')
      for (const viewport of DEVICES) {
        await page.setViewportSize(viewport)
        await expect(home.getByRole('img', { name: shop.name })).toHaveAttribute(
          'src',
          `/upload/logos/${link(shop.domain)}.svg`,
        )
        await expect(home.getByText(shop.name)).toBeVisible({ visible: named })
        await expect(call.filter({ visible: true })).toBeVisible()
        await expect(contacts.getByRole('link', { name: `sales@${link(shop.domain)}.example` })).toBeVisible()
        await expect(contacts.getByText(`Часы работы: ${hours ? HOURS : '-'}`)).toBeVisible()
        await expectNothingSideways(page)
      }
      const text = await page.locator('body').innerText()
      expect(OPEN_SHOPS.filter(({ name }) => name !== shop.name && text.includes(name))).toEqual([])
    })
})

/** Titles of pages of every part, and of one that is not there; which of them search engines may show. */
const TITLED: [path: string, title: string, isIndexed: boolean][] = [
  ['/catalog-list', 'Каталог товаров', true],
  ['/client/offers', 'Акции и спецпредложения', true],
  ['/content/front_up/how_to_make_order', 'Как сделать заказ', true],
  ['/basket', 'Корзина', false],
  ['/login', 'Вход', false],
  ['/no-such-page', 'Страница не найдена', false],
]

async function expectHeads({ domain, name }: { domain: string; name: string }): Promise<void> {
  const client = new ShopClient({ domain })
  for (const [path, title, isIndexed] of TITLED) {
    const [head = ''] = (await client.page(path)).split('<body>')
    expect(head).toContain(`<title>${title} — ${name}: товары для офиса</title>`)
    expect(head).toContain(`<meta name="author" content="${name}">`)
    expect(head).toMatch(/<meta name="description" content="[^"]{20,}">/)
    expect(head.includes('<meta name="robots" content="noindex">')).toBe(!isIndexed)
  }
  const manifest = JSON.parse(await client.page('/manifest.webmanifest')) as {
    name: string
    icons: { src: string; type: string }[]
  }
  expect(manifest.name).toBe(name)
  for (const { src, type } of manifest.icons)
    expect(await client.page(src)).toMatch(type === 'image/png' ? /^.PNG/s : /^<svg /)
}

async function expectPrices(shop: { domain: string; fractionDigits: number }): Promise<void> {
  const client = new ShopClient(shop)
  const html = await client.page('/')
  const { ITEM } = await client.get<{ ITEM: { MIN_ORDER_SUM: number } }>(
    `/v3/api/client/shop/?domain_name=${shop.domain}`,
  )
  const boot = JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  expect(boot.shop.MIN_ORDER_SUM).toBe(ITEM.MIN_ORDER_SUM)
  // Titles of offers are the supplier's own words, not prices of the shop.
  const prices = html.replace(/заказ от\u00a0[\d\u00a0]+₽/g, '')
  const digits = [...prices.matchAll(/\d(,\d+)?\u00a0₽/g)].map(([, fraction = ',']) => fraction.length - 1)
  expect(digits.length).toBeGreaterThan(5)
  expect(new Set(digits)).toEqual(new Set([shop.fractionDigits]))
}

/** Scheme, logo, phone, e-mail and hours are the shop's, and no word is another one's. */
async function expectOwnLook({
  shop,
  scheme,
  gradient,
  phone,
  hours,
}: (typeof SHOWN)[number]): Promise<void> {
  const html = await new ShopClient(shop).page('/login')
  const name = link(shop.domain)
  // Two fingers make any page larger (WCAG 1.4.4).
  expect(html).toContain(
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
  )
  expect(html).toMatch(new RegExp(`<html[^>]* data-scheme="${scheme}"`))
  expect(/<html[^>]* data-variant="gradient"/.test(html), shop.name).toBe(gradient)
  for (const own of [
    `/upload/logos/${name}.svg`,
    `href="tel:${phone.replace(/[^\d+]/g, '')}"`,
    `sales@${name}.example`,
    `Часы работы: ${hours ? HOURS : '-'}`,
  ])
    expect(html.replace(/<!-- -->/g, ''), shop.name).toContain(own)
  expect(OPEN_SHOPS.filter((other) => other !== shop && html.includes(other.name))).toEqual([])
}

test('[SHELL-003] each shop has its own look, titles, precision of prices and minimum in what the server answers', async () => {
  for (const shown of SHOWN) await expectOwnLook(shown)
  for (const shop of [GREEN, VIOLET]) await expectHeads(shop)
  for (const shop of OPEN_SHOPS) await expectPrices(shop)
})

test('[CAT-009] search engines are told every page by the shop’s own address, and what a product is', async () => {
  // A stack on a port of the system's choice tells search engines the domains alone.
  const site = `https://${GREEN.domain}`
  const client = new ShopClient(GREEN)
  const addresses = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(await client.page('/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`)
  const files = addresses(await client.page('/sitemap.xml'))
  const pages = (
    await Promise.all(files.map(async (file) => addresses(await client.page(new URL(file).pathname))))
  ).flat()
  for (const part of [
    '/catalog-list',
    '/catalog/',
    '/product/',
    '/client/offers',
    '/content/front_up/delivery',
  ])
    expect(pages.some((address) => address.startsWith(site + part))).toBe(true)
  expect(pages.filter((address) => !address.startsWith(`${site}/`))).toEqual([])
  expect(new Set(pages).size).toBe(pages.length)

  const { product, photos } = await richProduct(GREEN)
  const address = `${site}/product/${product.ID}`
  const { text } = await client.send('GET', `/product/${product.ID}`)
  expect(text).toContain(`<link rel="canonical" href="${address}">`)
  const [about, way] = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  )
  expect(about).toMatchObject({
    '@type': 'Product',
    name: product.NAME,
    sku: product.UP_CODE_1C,
    url: address,
    image: photos.ITEMS.map(({ PATH }) => site + PATH),
    offers: { price: product.PRICE, priceCurrency: product.CURRENCY, seller: { name: GREEN.name } },
  })
  expect(way.itemListElement.at(-1)).toMatchObject({ name: product.NAME, item: address })
})

/** The bottom bar and the menu of phones and tablets, or the header of the desktop. */
async function expectLayout(page: Page, isDesktop: boolean): Promise<void> {
  const header = page.getByRole('banner')
  await expect(page.getByRole('navigation', { name: 'Основные разделы' })).toBeVisible({
    visible: !isDesktop,
  })
  await expect(header.getByRole('button', { name: 'Меню', exact: true })).toBeVisible({ visible: !isDesktop })
  await expect(header.getByRole('link', { name: /^Корзина/ })).toBeVisible({ visible: isDesktop })
  await expect(header.getByRole('link', { name: 'Каталог' })).toBeVisible({ visible: isDesktop })
}

test('[KERN-037] [SHELL-039] below 1200 px stands the layout of tablets and phones with the bottom bar and its five entries, from there on that of the desktop', async ({
  page,
}) => {
  await openAlive(page, '/basket')
  for (const [width, isDesktop] of [
    [320, false],
    [1199, false],
    [1200, true],
    [1440, true],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expectLayout(page, isDesktop)
    })
  await page.setViewportSize({ width: 375, height: 800 })
  const bar = page.getByRole('navigation', { name: 'Основные разделы' })
  for (const [name, path] of [
    ['Каталог', '/catalog-list'],
    ['Корзина', '/basket'],
    ['Главная', '/'],
  ] as const) {
    await bar.getByRole('link', { name }).click()
    await expect(page).toHaveURL(urlOf(GREEN, path))
  }
  await expect(bar.getByRole('link')).toHaveText(['Главная', 'Каталог', 'Корзина', 'Избранное', 'Войти'])
})
