import { addCachedFont, cachedFont, lateFont } from './font'

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

test('a page that changes before the font has come keeps the fallback; the one after it has the font', async () => {
  const { page, shown } = fontPage()
  const font = lateFont(page, URL_OF_FONT)
  const loading = font.load()
  font.show()
  await loading
  expect(shown).toEqual([])
  font.show()
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

test('a font that the cache brings after the first paint moves nothing: the next page has it', async () => {
  const { page, shown } = fontPage({ stored: { font: URL_OF_FONT }, painted: true })
  await runInline(page)
  expect(shown).toEqual([])
  const font = lateFont(page, URL_OF_FONT)
  await font.load()
  expect(shown).toEqual([])
  font.show()
  expect(shown).toMatchObject([GOLOS])
})

test('without cache and connection the page keeps the fallback', async () => {
  const { page, shown } = fontPage({ stored: { font: URL_OF_FONT }, fails: true })
  await runInline(page)
  expect(shown).toEqual([])
})

test('the font of another release is loaded anew', async () => {
  const { page, shown, asked } = fontPage({ stored: { font: '/parts/shell/0.9.0/assets/golos-text.woff2' } })
  await addCachedFont(page, 'font', URL_OF_FONT, { family: 'Golos Text', weight: '400 700' })
  expect(shown).toEqual([])
  await lateFont(page, URL_OF_FONT).load()
  expect(asked).toHaveLength(1)
})

test.each([{ saveData: true }, { fails: true }])('%j: the fallback stays', async (how) => {
  const { page, shown, stored } = fontPage(how)
  const font = lateFont(page, URL_OF_FONT)
  await font.load()
  font.show()
  expect(shown).toEqual([])
  expect(stored).toEqual({})
})
