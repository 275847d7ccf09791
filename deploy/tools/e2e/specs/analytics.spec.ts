import { expect, type Page, test } from '@playwright/test'
import { setServices } from '../src/changed-shop'
import { openAlive } from '../src/open-alive'
import { ShopClient } from '../src/shop-client'
import { BLUE, VIOLET } from '../src/shops'

const GOOGLE_ID = 'G-AB12CD34EF'
const YANDEX_ID = '98765432'
const CHAT = 'https://chat.example/widget.js?shop=7'

/** Stand-ins of the services: what they are told they send on, as the real ones do. */
const GOOGLE_SCRIPT = `(function () {
  var send = function (entry) {
    if (entry[0] !== 'event') return
    fetch('https://region1.google-analytics.com/g/collect?dl=' + encodeURIComponent(entry[2].page_location), { method: 'POST', mode: 'no-cors' })
  }
  dataLayer.forEach(send)
  dataLayer.push = function (entry) { send(entry) }
})()`
const YANDEX_SCRIPT = `(function () {
  var queue = ym.a || []
  ym = function (id, command, address) {
    if (command === 'hit') new Image().src = 'https://mc.yandex.ru/watch/' + id + '?page-url=' + encodeURIComponent(address)
  }
  queue.forEach(function (entry) { ym.apply(null, entry) })
})()`
const CHAT_SCRIPT = `fetch('https://chat.example/api/hello').then(function () {
  var button = document.createElement('button')
  button.textContent = 'Чат с поставщиком'
  document.body.append(button)
})`

const isOutside = (address: URL) => address.protocol === 'https:'

/** Answers for the services of the outside world, and notes what reaches them. */
async function watchServices(page: Page) {
  const asked: URL[] = []
  const bodies: Record<string, string> = {
    '/gtag/js': GOOGLE_SCRIPT,
    '/metrika/tag.js': YANDEX_SCRIPT,
    '/widget.js': CHAT_SCRIPT,
  }
  const blocked: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text())
  })
  await page.route(isOutside, async (route) => {
    const address = new URL(route.request().url())
    asked.push(address)
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: bodies[address.pathname] ?? '',
    })
  })
  const told = (host: string, parameter: string) =>
    asked
      .filter((address) => address.host.endsWith(host) && address.searchParams.has(parameter))
      .map((address) => new URL(address.searchParams.get(parameter) ?? '').pathname)
  return {
    asked,
    blocked,
    google: () => told('google-analytics.com', 'dl'),
    yandex: () => told('mc.yandex.ru', 'page-url'),
  }
}

const openBasket = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Корзина/ })
    .click()

test('[SHELL-011, SHELL-012] both counters hear of every page and the chat comes 3 s after it, by the shop’s own policy, once the page is alive; the policy of a shop without them lets nobody in', async ({
  page,
}) => {
  await setServices(VIOLET, { google: GOOGLE_ID, yandex: YANDEX_ID, chat: CHAT })
  try {
    await expect.poll(() => new ShopClient(VIOLET).page('/login')).toContain(GOOGLE_ID)
    const services = await watchServices(page)
    const hydrated = { yet: false }
    page.on('request', (request) => {
      if (isOutside(new URL(request.url())) && !hydrated.yet) services.blocked.push(`early: ${request.url()}`)
    })
    await page.exposeFunction('pageIsAlive', () => {
      hydrated.yet = true
    })
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.hasAttribute('data-hydrated'))
          void (window as unknown as { pageIsAlive(): void }).pageIsAlive()
      }).observe(document, { attributes: true, subtree: true, childList: true })
    })
    await openAlive(page, '/catalog-list', VIOLET)
    await expect.poll(services.google).toEqual(['/catalog-list'])
    await expect.poll(services.yandex).toEqual(['/catalog-list'])
    await openBasket(page)
    await expect(page).toHaveURL(/\/basket/)
    await expect.poll(services.google).toEqual(['/catalog-list', '/basket'])
    await expect.poll(services.yandex).toEqual(['/catalog-list', '/basket'])
    await page.goBack()
    await expect.poll(services.google).toEqual(['/catalog-list', '/basket', '/catalog-list'])
    const scripts = services.asked.filter(({ pathname }) => /gtag|tag\.js/.test(pathname)).map(String)
    expect(scripts).toEqual([
      `https://www.googletagmanager.com/gtag/js?id=${GOOGLE_ID}`,
      'https://mc.yandex.ru/metrika/tag.js',
    ])
    await expect(page.getByRole('button', { name: 'Чат с поставщиком' })).toBeVisible()
    // By the page's own clock, from its first moment: how late the test hears of it does not count.
    const askedAt = await page.evaluate((src) => performance.getEntriesByName(src)[0]?.startTime, CHAT)
    expect(askedAt).toBeGreaterThan(3000)
    expect(services.blocked).toEqual([])
    const other = await new ShopClient(BLUE).send('GET', '/login')
    expect(other.headers['content-security-policy']).not.toMatch(/google|yandex|chat\.example/)
  } finally {
    await setServices(VIOLET, { google: null, yandex: null, chat: null })
  }
})
