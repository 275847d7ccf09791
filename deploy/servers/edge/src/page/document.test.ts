import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { Boot, DocumentHead, Plan } from '@prilavok/shared-kernel/contract'
import { GREEN } from '../testing/fake-shop'
import { documentBoot, documentHead, shopHead } from './document'
import { createHtmlStream } from './html-stream'
import { createIconPictures } from './icon-pictures'

describe('document', () => {
  const ADDRESS = 'https://shop.example'
  const HEAD: DocumentHead = { title: 'Бумага «A4» & <ещё>', description: 'О "бумаге"' }
  const head = (changes: Partial<DocumentHead> = {}, shop: Partial<typeof GREEN> = {}) =>
    documentHead({ ...HEAD, ...changes }, { ...GREEN, ...shop }, ADDRESS)
  const parsed = (html: string) => {
    const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)]
    return Object.fromEntries(metas.map(([, name, content]) => [name, content]))
  }

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
  })
})

describe('html-stream', () => {
  const unpack = { br: createBrotliDecompress, gzip: createGunzip }

  test.each(['br', 'gzip'] as const)(
    'with %s each piece can be read before the next one',
    async (encoding) => {
      const { body, write, end } = createHtmlStream(encoding)
      const unpacked = body.pipe(unpack[encoding]())
      const next = () =>
        new Promise<string>((resolve) => unpacked.once('data', (piece) => resolve(String(piece))))
      const first = next()
      write('раз')
      expect(await first).toBe('раз')
      const second = next()
      end('два')
      expect(await second).toBe('два')
    },
  )

  test.each(['br', 'gzip'] as const)('what is written when the browser has gone is lost: %s', (encoding) => {
    const { body, write, end } = createHtmlStream(encoding)
    const failed: unknown[] = []
    body.on('error', (error) => failed.push(error))
    body.destroy()
    write('раз')
    end('два')
    expect(failed).toEqual([])
  })
})

describe('icon-pictures', () => {
  const LETTER =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><text x="1" y="7" font-size="8" font-weight="700">Ж</text></svg>'
  const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'

  test('the letter of an icon is drawn on a machine without fonts', async () => {
    const pictures = createIconPictures()
    expect(await pictures.of(LETTER, 32)).not.toEqual(await pictures.of(BLANK, 32))
    for (const family of ['Golos Text', 'sans-serif'])
      expect(await pictures.of(LETTER.replace('<text', `<text font-family="${family}"`), 32)).toEqual(
        await pictures.of(LETTER, 32),
      )
  })

  test('an icon that cannot be drawn is tried again the next time', async () => {
    const pictures = createIconPictures()
    const first = pictures.of('no SVG', 8)
    await expect(first).rejects.toThrow()
    const second = pictures.of('no SVG', 8)
    expect(second).not.toBe(first)
    await expect(second).rejects.toThrow()
  })
})
