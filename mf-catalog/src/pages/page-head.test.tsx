import { testDetail, testKernel, testSection } from '@prilavok/shared-kernel/testing'
import { catalogApi } from '../testing/catalog-api'
import { pageOf } from '../testing/render-page'

const { data, calls } = catalogApi()

/** What the server says of a page when its data have come. */
async function said(path: string, shop = {}) {
  const known = pageOf(path)
  if (!known) throw new Error(`No page at ${path}`)
  const { module, page } = known
  const kernel = testKernel({ platform: { kind: 'server' }, shop })
  await module.prefetch?.(kernel, page)
  // As it stands in the document: what is not known is left out.
  const structured = JSON.parse(JSON.stringify(module.structuredData?.(kernel, page) ?? [])) as object[]
  return { head: module.head?.(kernel, page), structured }
}

test('title, description and own address of a product, whatever the query', async () => {
  data.detail = testDetail({
    ID: 77,
    NAME: 'Ручка',
    DETAIL_TEXT: `Первая строка.\nВторая ${'слово '.repeat(60)}`,
  })
  const { head } = await said('/product/77?utm_source=mail')
  expect(head).toMatchObject({ title: 'Ручка', canonical: '/product/77' })
  expect(head?.description).toMatch(/^Первая строка\. Вторая (слово )+слово…$/)
  expect(head?.description?.length).toBeLessThanOrEqual(201)
})

test('a product for search engines: name, code, brand, pictures, section, properties, price with its currency, seller', async () => {
  data.photo.ITEMS = [
    { ID: 1, PATH: '/upload/pen.svg' },
    { ID: 2, PATH: 'https://pictures.example/pen-2.webp' },
  ]
  data.detail = testDetail({
    ID: 77,
    NAME: 'Ручка «Литера»',
    PRICE: 18.4,
    UP_MULTIPLICITY: { MIN: 12, STEP: 12 },
    PROPERTY: [{ CODE: 'ink', TITLE: 'Цвет чернил', VALUE: 'синий' }],
  })
  const { structured } = await said('/product/77', { NAME: 'Зелёная лавка' })
  expect(structured).toEqual([
    {
      '@type': 'Product',
      name: 'Ручка «Литера»',
      url: '/product/77',
      sku: '184302',
      image: ['/upload/pen.svg', 'https://pictures.example/pen-2.webp'],
      description: 'Автоматическая шариковая ручка.',
      category: 'Ручки',
      brand: { '@type': 'Brand', name: 'Литера' },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Торговая марка', value: 'Литера' },
        { '@type': 'PropertyValue', name: 'Страна', value: 'Россия' },
        { '@type': 'PropertyValue', name: 'Цвет чернил', value: 'синий' },
      ],
      offers: expect.objectContaining({
        price: 18.4,
        priceCurrency: 'RUB',
        availability: 'https://schema.org/InStock',
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 12 },
        seller: { '@type': 'Organization', name: 'Зелёная лавка' },
      }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Каталог', item: '/catalog-list' },
        { '@type': 'ListItem', position: 2, name: 'Письменные принадлежности', item: '/catalog/1' },
        { '@type': 'ListItem', position: 3, name: 'Ручки', item: '/catalog/12' },
        { '@type': 'ListItem', position: 4, name: 'Ручка «Литера»', item: '/product/77' },
      ],
    },
  ])
})

test.each([
  [{ REMAIN: 3 }, 'InStock'],
  [{ REMAIN: 0, TO_ORDER: 'Y' }, 'BackOrder'],
  [{ REMAIN: 0, TO_ORDER: 'N' }, 'OutOfStock'],
  [{ REMAIN: 3, ASSORTMENT: 'N' }, 'Discontinued'],
] as const)('%j is %s', async (changes, expected) => {
  data.detail = testDetail({ ID: 77, ...changes })
  const { structured } = await said('/product/77')
  expect(structured[0]).toMatchObject({ offers: { availability: `https://schema.org/${expected}` } })
})

test('an unknown product: not for search engines, nothing said of it', async () => {
  const { head, structured } = await said('/product/999')
  expect(head).toEqual({ title: 'Товар не найден', robots: 'noindex', missing: true })
  expect(structured).toEqual([])
})

test('a section: the way to it for search engines; an unknown one: not for them', async () => {
  data.sections = [
    testSection({ ID: 1, NAME: 'Письмо' }),
    testSection({ ID: 12, NAME: 'Ручки', IBLOCK_SECTION_ID: 1, DEPTH_LEVEL: 2 }),
  ]
  const { structured } = await said('/catalog/12')
  expect(structured).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Каталог', item: '/catalog-list' },
        { '@type': 'ListItem', position: 2, name: 'Письмо', item: '/catalog/1' },
        { '@type': 'ListItem', position: 3, name: 'Ручки', item: '/catalog/12' },
      ],
    },
  ])
  expect((await said('/catalog/13')).head).toMatchObject({ robots: 'noindex' })
})

test.each(['/catalog/viewed', '/product/77'])(
  '%s: what was viewed is in no page of a server, so pages of viewers are shared',
  async (path) => {
    await said(path)
    expect(calls.filter((call) => call.includes('viewed'))).toEqual([])
  },
)

describe.each([
  ['a section', '/catalog/12'],
  ['a badge', '/catalog/marks/hit'],
  ['a brand', '/catalog/brand/5'],
])('the list of %s', (_what, path) => {
  beforeEach(() => {
    data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
    data.marks = [{ CODE: 'hit', TITLE: 'Хит', COLOR: '', PREDEFINED: 'N' }]
    data.brands = [{ ID: 5, NAME: 'Литера', COUNTRY: 'Россия', CNT: 30 }]
  })
  test.each([
    ['', path],
    ['?sort=PRICE&order=ASC&limit=60&view=list&more=2&utm_source=mail', path],
    ['?page=3&sort=PRICE', `${path}?page=3`],
  ])('with «%s» is known as %s, and described', async (query, canonical) => {
    const { head } = await said(path + query)
    expect(head).toMatchObject({ canonical, description: expect.any(String) })
    expect(head?.robots).toBeUndefined()
  })

  test('is one of endlessly many with filters: none is indexed', async () => {
    const { head } = await said(`${path}?filter=brand:1`)
    expect(head?.robots).toBe('noindex')
    expect(head?.canonical).toBeUndefined()
  })
})
