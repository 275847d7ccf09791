import { publishPage, startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge({ SHOP_ADDRESS: 'https://{domain}' })
  for (const name of ['described', 'missing'] as const)
    await publishPage(edge.releasesDir, `mf-${name}`, name)
  await edge.choose(
    { part: 'mf-described', shop: '*', stable: '1.0.0' },
    { part: 'mf-missing', shop: '*', stable: '1.0.0' },
  )
  await until(async () => (await edge.ask('/described')).status === 200)
})
afterAll(() => edge.close())

const dataIn = (text: string) =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  )

test.each(['br', 'gzip', undefined])(
  'what a page says of itself to search engines stands in the head with the shop’s address, whatever host was asked (%s)',
  async (encoding) => {
    const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {}
    // The second answer is the one that is kept for all.
    for (const host of ['demo-green.localhost:8080', 'localhost:3000']) {
      const { text } = await edge.ask('/described', { host, headers })
      const head = text.slice(0, text.indexOf('</head>'))
      expect(head).toContain(
        '<link rel="canonical" href="https://demo-green.localhost/described?a=1&amp;b=&quot;2&quot;">',
      )
      expect(dataIn(head)).toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: '</script><b>/x</b>',
          image: ['https://demo-green.localhost/a.webp', 'https://pictures.example/b.webp'],
          sku: '/7',
        },
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [{ '@type': 'ListItem', item: 'https://demo-green.localhost/catalog/12' }],
        },
      ])
      expect(head).not.toContain('<b>')
    }
  },
)

test('[SHELL-056] the domain of links is DOMAIN_NAME and the shop of the plan ITEM.ID, whatever host was asked', async () => {
  for (const host of ['demo-green.localhost:8080', 'localhost:3000', '127.0.0.1']) {
    const { text, boot } = await edge.ask('/described', { host })
    const { shop, plan } = boot()
    expect(plan.shop).toBe(shop.ID)
    expect(text).toContain(`href="https://${shop.DOMAIN_NAME}/described`)
    expect(text).toContain(`<meta property="og:url" content="https://${shop.DOMAIN_NAME}/described`)
    expect((await edge.ask('/robots.txt', { host })).text).toContain(
      `Sitemap: https://${shop.DOMAIN_NAME}/sitemap.xml`,
    )
  }
})

test('messengers are told what the page is; its own picture stands for it', async () => {
  const { text } = await edge.ask('/described')
  const property = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(text)?.[1]
  expect(['site_name', 'locale', 'type', 'title', 'description', 'image'].map(property)).toEqual([
    'Зелёная лавка',
    'ru_RU',
    'website',
    'Page — Зелёная лавка',
    'about',
    'https://demo-green.localhost/a.webp',
  ])
})

test('robots find nothing of a closed shop, and come again', async () => {
  const closed = await startEdge({ MAINTENANCE: 'on' })
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    const { status, headers } = await closed.ask(path)
    expect([path, status, headers['retry-after']]).toEqual([path, 503, '600'])
  }
  await closed.close()
  expect((await edge.ask('/robots.txt', { host: 'shop.example' })).status).toBe(404)
  expect((await edge.ask('/sitemap-nothing.xml')).status).toBe(404)
})

test('a page that says nothing has neither', async () => {
  const { text } = await edge.ask('/catalog/12')
  expect(text).not.toContain('rel="canonical"')
  expect(dataIn(text)).toEqual([])
})

test.each(['br', undefined])(
  '[EDGE-001] a page of a known route about what does not exist says so, with 404 (%s)',
  async (encoding) => {
    const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {}
    for (const asked of [headers, headers, headers]) {
      const { status, text, boot } = await edge.ask('/missing/7', { headers: asked })
      expect(status).toBe(404)
      expect(text).toContain('<h1>Нет такого товара</h1>')
      expect(text).toContain('<meta name="robots" content="noindex">')
      expect(boot().rendered).toBe('server')
    }
  },
)
