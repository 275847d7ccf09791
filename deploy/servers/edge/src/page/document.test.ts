import type { Boot, DocumentHead, Plan } from '@prilavok/shared-kernel/contract'
import { GREEN } from '../testing/fake-shop'
import { documentBoot, documentHead, documentStart, shopHead } from './document'

const ADDRESS = 'https://shop.example'
const HEAD: DocumentHead = { title: 'Бумага «A4» & <ещё>', description: 'О "бумаге"' }
const head = (changes: Partial<DocumentHead> = {}, shop: Partial<typeof GREEN> = {}) =>
  documentHead({ ...HEAD, ...changes }, { ...GREEN, ...shop }, ADDRESS)
const parsed = (html: string) => {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)]
  return Object.fromEntries(metas.map(([, name, content]) => [name, content]))
}

test('a document begins with what the shell says of the shop', () =>
  expect(documentStart({ htmlAttributes: ' lang="ru"', head: '<meta>' })).toBe(
    '<!doctype html><html lang="ru"><head><meta>',
  ))

test('the head says title and description, as text', () => {
  const html = head()
  expect(html).toMatch(
    /^<title>Бумага «A4» &amp; &lt;ещё&gt;<\/title><meta name="description" content="О &quot;бумаге&quot;">/,
  )
  expect(html).toMatch(/<\/head><body>$/)
  expect(html).not.toContain('robots')
  expect(html).not.toContain('canonical')
  expect(html).not.toContain('undefined')
})

test('messengers are told of a page that may be found', () =>
  expect(parsed(head({ canonical: '/paper?a=1&b=2' }))).toEqual({
    description: 'О &quot;бумаге&quot;',
    'og:site_name': GREEN.NAME,
    'og:locale': 'ru_RU',
    'og:type': 'website',
    'og:title': 'Бумага «A4» &amp; &lt;ещё&gt;',
    'og:description': 'О &quot;бумаге&quot;',
    'og:url': 'https://shop.example/paper?a=1&amp;b=2',
  }))

test('a page of one address names it; one that is nobody’s to find says so, and is told to no messenger', () => {
  expect(head({ canonical: '/paper?a=1&b=2' })).toContain(
    '<link rel="canonical" href="https://shop.example/paper?a=1&amp;b=2">',
  )
  expect(parsed(head({ robots: 'noindex' }))).toEqual({
    description: 'О &quot;бумаге&quot;',
    robots: 'noindex',
  })
})

test.each([
  [
    'of its first thing that has one',
    { structuredData: [{ name: 'x' }, { image: '/a.png' }, { image: '/b.png' }] },
    {},
    'https://shop.example/a.png',
  ],
  [
    'of several of one thing the first',
    { structuredData: [{ image: ['https://pictures.example/a.png', '/b.png'] }] },
    {},
    'https://pictures.example/a.png',
  ],
  [
    'the logo where it has none',
    { structuredData: [{ image: { url: '/x' } }] },
    { LOGO: 'logo.svg' },
    'https://shop.example/logo.svg',
  ],
  ['none where the shop has no logo', {}, { LOGO: '' }, undefined],
])('the picture of a page is %s', (_what, changes, shop, picture) =>
  expect(parsed(head(changes as Partial<DocumentHead>, shop))['og:image']).toBe(picture),
)

test('things are told to search engines with the addresses of the shop, and cannot end their element', () => {
  const html = head({ structuredData: [{ '@type': 'Product', name: '</script>', url: '/paper' }] })
  expect(html).toContain(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"\\u003c/script>","url":"https://shop.example/paper"}</script>',
  )
})

test('a page that the browser renders has the words of the shop, or those of all', () => {
  expect(shopHead(GREEN)).toEqual({ title: GREEN.SEARCH_TITLE, description: GREEN.SEARCH_DESCRIPTION })
  const bare = shopHead({ ...GREEN, SEARCH_TITLE: '', SEARCH_DESCRIPTION: '' })
  expect(bare.title).toBe(GREEN.NAME)
  expect(bare.description).not.toBe('')
})

describe('the boot data', () => {
  const release = (base: string, more: object = {}) => ({
    version: '1.0.0',
    base,
    entry: ['main.js', 'bare.js'],
    scripts: { './Page': ['page.js'] },
    consumes: { './Page': ['react'] },
    sharedScripts: { react: ['react.js'] },
    integrity: {
      'main.js': 'sha384-main',
      'page.js': 'sha384-page',
      'chunk-integrity.json': 'sha384-chunks',
    },
    ...more,
  })
  const plan = {
    id: 'plan',
    routes: [{ path: '/paper', sitemap: true }],
    parts: {
      shell: release('/shell/', { fallbacks: [release('/older/')] }),
    },
  } as unknown as Plan
  const boot = {
    plan,
    shop: { ...GREEN, NAME: '</script>' },
    rendered: 'server',
    nonce: 'abc',
    errorStatuses: [500],
  } as unknown as Boot
  const html = documentBoot(boot, [
    { href: '/shell/page.js', low: false, integrity: 'sha384-page' },
    { href: '/catalog/a"b.js', low: true },
  ])

  test('are JSON that cannot end its element, without what is for the edge alone', () => {
    const [, json = ''] =
      /<script type="application\/json" id="boot" nonce="abc">(.*?)<\/script>/.exec(html) ?? []
    const bare = {
      version: '1.0.0',
      entry: ['main.js', 'bare.js'],
      scripts: {},
      integrity: { 'main.js': 'sha384-main' },
    }
    expect(JSON.parse(json)).toEqual({
      ...boot,
      plan: {
        id: 'plan',
        routes: [{ path: '/paper' }],
        parts: { shell: { ...bare, base: '/shell/', fallbacks: [{ ...bare, base: '/older/' }] } },
      },
    })
  })

  test('are followed by the preloads of the shell, its loader, and the preloads of the page', () => {
    const links = [...html.matchAll(/<link [^>]*>/g)].map(([link]) => link)
    expect(links).toEqual([
      '<link rel="preload" as="script" href="/shell/main.js" nonce="abc" integrity="sha384-main" fetchpriority="low">',
      '<link rel="preload" as="script" href="/shell/bare.js" nonce="abc" fetchpriority="low">',
      '<link rel="preload" as="script" href="/shell/page.js" nonce="abc" integrity="sha384-page">',
      '<link rel="preload" as="script" href="/catalog/a&quot;b.js" nonce="abc" fetchpriority="low">',
    ])
    const at = ['id="boot"', '/shell/bare.js"', '(function(', '/shell/page.js" nonce'].map((text) =>
      html.indexOf(text),
    )
    expect(at).toEqual([...at].sort((a, b) => a - b))
  })

  test('the loader starts the shell’s scripts with their hashes, unless the browser is too old', () => {
    const [, code = ''] = /<script nonce="abc">(.*?)<\/script>/.exec(html) ?? []
    const run = (old: boolean) => {
      const scripts: Record<string, unknown>[] = []
      const self: Record<string, unknown> = { __PRILAVOK_OLD__: old }
      const document = {
        createElement: (tag: string) => ({ tag }),
        body: { appendChild: (script: Record<string, unknown>) => scripts.push(script) },
      }
      new Function('self', 'document', code)(self, document)
      return { scripts, integrity: self.__PRILAVOK_INTEGRITY__ }
    }
    expect(run(false)).toEqual({
      scripts: [
        { tag: 'script', src: '/shell/main.js', integrity: 'sha384-main', nonce: 'abc' },
        { tag: 'script', src: '/shell/bare.js', integrity: '', nonce: 'abc' },
      ],
      integrity: { 'page.js': 'sha384-page', 'chunk-integrity.json': 'sha384-chunks' },
    })
    expect(run(true).scripts).toEqual([])
  })
})
