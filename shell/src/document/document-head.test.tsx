import { testShop } from '@prilavok/shared-kernel/testing'
import { applyHead, documentHead } from './document-head'
import { cachedFont, lateFont } from './font'

describe('document-head', () => {
  const shop = testShop({ NAME: 'Зелёная лавка', SEARCH_TITLE: '' })
  const canonical = () =>
    document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute('href')
  const structured = () => document.head.querySelectorAll('script[type="application/ld+json"]').length

  const goTo = (path: string) => history.replaceState(null, '', path)

  /** The document as the server has sent it for /product/77, hydrated. */
  beforeEach(() => {
    goTo('/product/77')
    document.head.innerHTML =
      '<title>Ручка</title><link rel="canonical" href="https://shop.example/product/77">' +
      '<script type="application/ld+json">{}</script><script type="application/ld+json">{}</script>'
    applyHead(document, documentHead(shop, { title: 'Ручка', canonical: '/product/77' }))
  })

  test('what the server has said of the page stays while the page stays', () => {
    expect(document.title).toBe('Ручка — Зелёная лавка')
    expect(canonical()).toBe('https://shop.example/product/77')
    expect(structured()).toBe(2)
  })

  test('the next page has its own address, and nothing said of the first', () => {
    goTo('/product/7')
    applyHead(document, documentHead(shop, { title: 'Карандаш', canonical: '/product/7' }))
    expect(canonical()).toBe('/product/7')
    expect(structured()).toBe(0)
  })

  test('a page without a name has the shop’s title alone, by SEARCH_TITLE before NAME', () => {
    expect(documentHead(shop, { title: '' }).title).toBe('Зелёная лавка')
    expect(documentHead(shop, undefined).title).toBe('Зелёная лавка')
    const named = testShop({ NAME: 'Зелёная лавка', SEARCH_TITLE: 'Канцтовары оптом' })
    expect(documentHead(named, { title: 'Ручка' }).title).toBe('Ручка — Канцтовары оптом')
  })

  test('a page is described by itself, else by the shop, else by a text for all shops', () => {
    const described = testShop({ SEARCH_DESCRIPTION: 'Со склада' })
    expect(documentHead(described, { title: '', description: 'Ручки' }).description).toBe('Ручки')
    expect(documentHead(described, { title: '', description: '' }).description).toBe('Со склада')
    expect(documentHead(described, undefined)).toMatchObject({
      description: 'Со склада',
      robots: undefined,
      canonical: undefined,
    })
    expect(documentHead(testShop({ SEARCH_DESCRIPTION: '' }), undefined).description).toMatch(
      /^Интернет-магазин/,
    )
  })
})

describe('font', () => {
  const URL_OF_FONT = '/parts/shell/1.0.0/assets/golos-text.woff2'

  /** A page whose fonts load, and what it was asked for. */
  function fontPage({
    saveData = false,
    stored = {} as Record<string, string>,
    fails = false,
    painted = false,
  } = {}) {
    const asked: string[] = []
    const shown: FontFace[] = []
    class TestFace {
      constructor(
        readonly family: string,
        readonly source: string,
        readonly descriptors: FontFaceDescriptors,
      ) {}
      async load() {
        asked.push(this.source)
        if (fails) throw new Error('offline')
        return this
      }
    }
    const page = {
      document: { fonts: { add: (face: FontFace) => void shown.push(face), values: () => shown.values() } },
      FontFace: TestFace,
      localStorage: {
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, value: string) => {
          stored[key] = value
        },
      },
      navigator: { connection: { saveData } },
      performance: { getEntriesByType: (type: string) => (painted && type === 'paint' ? [{}] : []) },
      location: { href: 'http://demo-green.localhost/catalog/12' },
    } as unknown as Parameters<typeof lateFont>[0]
    return { page, asked, shown, stored }
  }
  const GOLOS = { family: 'Golos Text', source: `url("${URL_OF_FONT}")` }

  test('the page that stands stays as it is; the next one has the font, and it is known to be in the cache', async () => {
    const { page, asked, shown, stored } = fontPage()
    const font = lateFont(page, `http://demo-green.localhost${URL_OF_FONT}`)
    await font.load()
    expect(asked).toEqual([GOLOS.source])
    expect(shown).toEqual([])
    expect(Object.values(stored)).toEqual([URL_OF_FONT])
    font.show()
    font.show()
    expect(shown).toMatchObject([{ ...GOLOS, descriptors: { weight: '400 700' } }])
    expect(shown).toHaveLength(1)
  })

  /** As the browser does it: from the text of the inline script. */
  const runInline = (page: object): Promise<void> | undefined =>
    new Function('self', `return ${cachedFont(URL_OF_FONT)}`)(page)

  test('the next document has it from the beginning and does not load it once more', async () => {
    const { page: first, stored } = fontPage()
    await lateFont(first, URL_OF_FONT).load()
    const { page, asked, shown } = fontPage({ stored })
    await runInline(page)
    expect(shown).toMatchObject([GOLOS])
    const font = lateFont(page, URL_OF_FONT)
    await font.load()
    font.show()
    expect(asked).toEqual([GOLOS.source])
    expect(shown).toHaveLength(1)
  })
})
