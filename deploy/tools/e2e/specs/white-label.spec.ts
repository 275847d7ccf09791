import { expect, type Page, test } from '@playwright/test'
import { ShopClient } from '../src/shop-client'
import { BLUE, GREEN, OPEN_SHOPS, PURPLE, RED, VIOLET, YELLOW } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** What the data of the demonstration shops say; nothing of it is in the build. */
const SHOWN = [
  { shop: GREEN, scheme: 'green', gradient: false, phone: '+7 (495) 200-01-01', hours: true, named: true },
  { shop: BLUE, scheme: 'blue', gradient: false, phone: '+7 (812) 200-02-02', hours: true, named: true },
  { shop: RED, scheme: 'red', gradient: true, phone: '+7 (343) 200-03-03', hours: true, named: true },
  { shop: VIOLET, scheme: 'violet', gradient: true, phone: '+7 (843) 200-04-04', hours: true, named: false },
  { shop: YELLOW, scheme: 'yellow', gradient: false, phone: '+7 (383) 200-05-05', hours: false, named: true },
  { shop: PURPLE, scheme: 'purple', gradient: false, phone: '+7 (831) 200-06-06', hours: true, named: true },
] as const
const HOURS = 'пн–пт 9:00–18:00, сб 10:00–15:00'
const DEVICES = [
  { device: 'phone', width: 375, height: 812 },
  { device: 'tablet', width: 820, height: 1180 },
  { device: 'desktop', width: 1440, height: 900 },
]
const link = (domain: string) => domain.replace('.localhost', '')

const open = async (page: Page, shop: { domain: string }, path: string) => {
  await page.goto(urlOf(shop, path))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

async function expectHead(page: Page, { domain, name }: typeof GREEN) {
  await expect(page).toHaveTitle(`${name}: товары для офиса`)
  const meta = (key: string) => page.locator(`meta[${key}]`)
  await expect(meta('name="description"')).toHaveAttribute('content', new RegExp(`^${name}: канцелярия`))
  await expect(meta('name="author"')).toHaveAttribute('content', name)
  await expect(meta('property="og:site_name"')).toHaveAttribute('content', name)
  await expect(meta('property="og:title"')).toHaveAttribute('content', `${name}: товары для офиса`)
  const client = new ShopClient({ domain })
  const manifest = JSON.parse(await client.page('/manifest.webmanifest')) as {
    name: string
    icons: { src: string; type: string }[]
  }
  expect(manifest.name).toBe(name)
  const touchIcon = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? ''
  for (const { src, type } of [...manifest.icons, { src: touchIcon, type: 'image/png' }])
    expect(await client.page(src)).toMatch(type === 'image/png' ? /^.PNG/s : /^<svg /)
}

for (const { shop, scheme, gradient, phone, hours, named } of SHOWN)
  test(`[SHELL-003] ${shop.name} looks like itself on a phone, a tablet and a desktop`, async ({ page }) => {
    await open(page, shop, '/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-scheme', scheme)
    if (gradient) await expect(html).toHaveAttribute('data-variant', 'gradient')
    else await expect(html).not.toHaveAttribute('data-variant')
    await expectHead(page, shop)
    const home = page.getByRole('banner').getByRole('link', { name: `${shop.name}, на главную` })
    const call = page.getByRole('banner').locator(`a[href="tel:${phone.replace(/[^\d+]/g, '')}"]`)
    const contacts = page.getByRole('contentinfo')
    for (const { device, ...viewport } of DEVICES)
      await test.step(device, async () => {
        await page.setViewportSize(viewport)
        await expect(home.getByRole('img', { name: shop.name })).toHaveAttribute(
          'src',
          `/upload/logos/${link(shop.domain)}.svg`,
        )
        await expect(home.getByText(shop.name)).toBeVisible({ visible: named })
        await expect(call.filter({ visible: true })).toBeVisible()
        await expect(contacts.getByRole('link', { name: `sales@${link(shop.domain)}.example` })).toBeVisible()
        await expect(contacts.getByText(`Часы работы: ${hours ? HOURS : '-'}`)).toBeVisible()
        for (const { name } of OPEN_SHOPS)
          if (name !== shop.name) await expect(page.getByText(name)).toHaveCount(0)
        const wider = () =>
          page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
        expect(await wider()).toBe(false)
      })
  })

for (const { shop } of SHOWN)
  test(`[SHELL-003] ${shop.name} has its own precision of prices and its own minimum`, async () => {
    const client = new ShopClient(shop)
    const html = await client.page('/')
    const { ITEM } = await client.get<{ ITEM: { MIN_ORDER_SUM: number } }>(
      `/v3/api/client/shop/?domain_name=${shop.domain}`,
    )
    const boot = JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
    expect(boot.shop.MIN_ORDER_SUM).toBe(ITEM.MIN_ORDER_SUM)
    const prices = html.replace(/заказ от\u00a0[\d\u00a0]+₽/g, '')
    const digits = [...prices.matchAll(/\d(,\d+)?\u00a0₽/g)].map(([, fraction = ',']) => fraction.length - 1)
    expect(digits.length).toBeGreaterThan(5)
    expect(new Set(digits)).toEqual(new Set([shop.fractionDigits]))
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

test('in every shop each page has its own title before that of the shop, and the shop’s META', async () => {
  for (const { domain, name } of OPEN_SHOPS)
    for (const [path, title, isIndexed] of TITLED)
      await test.step(domain + path, async () => {
        const [head = ''] = (await new ShopClient({ domain }).page(path)).split('<body>')
        expect(head).toContain(`<title>${title} — ${name}: товары для офиса</title>`)
        expect(head).toContain(`<meta name="author" content="${name}">`)
        expect(head).toMatch(/<meta name="description" content="[^"]{20,}">/)
        expect(head.includes('<meta name="robots" content="noindex">')).toBe(!isIndexed)
        const others = OPEN_SHOPS.filter((other) => other.domain !== domain)
        expect(others.filter((other) => head.includes(other.name))).toEqual([])
      })
})

test('[SHELL-039] phones and tablets have the bottom bar with its five entries, the desktop has none', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Основные разделы' })
  await open(page, GREEN, '/')
  for (const [width, isShown] of [
    [320, true],
    [767, true],
    [768, true],
    [1199, true],
    [1200, false],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(bar).toBeVisible({ visible: isShown })
  }
  await page.setViewportSize({ width: 375, height: 800 })
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

test('[SHELL-057] the first visit is greeted once, and leaves the cookie', async ({ browser }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await open(page, BLUE, '/')
  await expect(page.getByText('Добро пожаловать в «Офис-Синий».')).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'firstEntry')).toMatchObject({ value: 'N', path: '/' })
  await open(page, BLUE, '/catalog-list')
  await expect(page.getByText('Добро пожаловать')).toHaveCount(0)
  await context.close()
})

/** The shop's public address, wherever the test reaches it. */
const SITE = 'https://demo-green.localhost'

test('robots are shown every section and product by the shop’s own address', async () => {
  const client = new ShopClient(GREEN)
  const read = (path: string) => client.page(path)
  const addresses = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(await read('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  const files = addresses(await read('/sitemap.xml'))
  const pages = (
    await Promise.all(files.map(async (file) => addresses(await read(new URL(file).pathname))))
  ).flat()
  for (const part of ['/catalog-list', '/catalog/', '/product/', '/client/offers'])
    expect(pages.some((address) => address.startsWith(SITE + part))).toBe(true)
  expect(pages.filter((address) => !address.startsWith(`${SITE}/`))).toEqual([])
  expect(new Set(pages).size).toBe(pages.length)
  for (const address of [pages[3], pages.at(-1)])
    expect((await client.send('GET', new URL(address ?? '').pathname)).status).toBe(200)
})
