import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { partKernel, testDetail, testProduct, testSection } from '@prilavok/shared-kernel/testing'
import { catalogApi } from '../testing/catalog-api'
import { addViewed } from './add-viewed'
import { productByCodeQuery } from './find-product-by-code'
import { brandQuery, brandsQuery } from './get-brands'
import { bestSellersQuery, carouselQuery } from './get-carousel'
import { certificatesQuery } from './get-certificates'
import { filtersQuery } from './get-filters'
import { mainSectionsQuery } from './get-main-sections'
import { marksQuery } from './get-marks'
import { photosQuery } from './get-photos'
import { getPriceList } from './get-price-list'
import { productQuery } from './get-product'
import { type ListSource, productListQuery } from './get-product-list'
import { relatedProductsQuery } from './get-related-products'
import { searchQuery } from './get-search'
import { sectionQuery } from './get-section'
import { sectionsQuery } from './get-sections'
import { suggestsQuery } from './get-suggests'
import { lastViewedQuery } from './get-viewed'
import { setFavourite } from './set-favourite'

const { intercept, called } = catalogApi()

type Read = (kernel: Kernel) => Promise<unknown>
const load =
  (query: (kernel: Kernel) => { queryKey: readonly unknown[] }): Read =>
  (kernel) =>
    kernel.query.fetchQuery({ ...query(kernel), retry: false })
const { signal } = new AbortController()
const product = testProduct()
const { NAME: _name, ...nameless } = product
const { ID: _id, ...sectionWithoutId } = testSection()
const detail = testDetail()
const section = testSection()
const brand = { ID: 5, NAME: 'Литера', COUNTRY: 'Россия', CNT: 30 }
const certificate = { ID: 1, PATH: '/upload/1.pdf', NAME: 'Декларация', SIZE: 10 }
const filters = {
  sections: [{ ID: '121', VALUE: 'Шариковые', CNT: 4 }],
  marks: [],
  offers: [],
  MIN_BATCH: [],
  base: [],
  properties: [{ CODE: 'INK', VALUES: [] }],
  NAV: { CNT: 4 },
}
const unreadableValue = [{ ID: '1', VALUE: 'Новинки' }]
const page = { sort: 'PRICE', order: 'ASC', limit: 36, page: 2 } as const
const listOf = (source: ListSource) => load((kernel) => productListQuery(kernel, source, page))
const list = { ITEMS: [product], NAV: { CNT: 1, LIMIT: 36, OFFSET: 36 } }
const SORTED = 'sort=PRICE&order=ASC&limit=36&offset=36'
const items = (...ITEMS: object[]) => ({ ITEMS })
const NO_LIST = [{}, items(product), items(nameless), { ...list, ITEMS: [nameless] }, { ...list, NAV: {} }]

/** What is asked, an answer that can be read, and answers that lack what the page needs. */
const CALLS: readonly [what: string, read: Read, answer: object, unreadable: object[]][] = [
  [
    'GET /v3/api/catalog/sectionsmain/',
    load(mainSectionsQuery),
    items(section),
    [{}, items(sectionWithoutId)],
  ],
  [
    'GET /v3/api/catalog/sections/?depth=4&new=Y&mode=cache&datereq=05.03.2026',
    load(sectionsQuery),
    items(section),
    [{}, items(sectionWithoutId)],
  ],
  [
    'GET /v3/api/catalog/section/12/',
    load((kernel) => sectionQuery(kernel, '12')),
    { ITEM: section, PATH: [section], CHILDREN: [section] },
    [
      {},
      { ITEM: sectionWithoutId, PATH: [], CHILDREN: [] },
      { ITEM: section, PATH: [sectionWithoutId], CHILDREN: [] },
      { ITEM: section, PATH: [], CHILDREN: [sectionWithoutId] },
    ],
  ],
  [`GET /v3/api/catalog/list/?filter[SECTION_ID]=12&${SORTED}`, listOf({ sectionId: '12' }), list, NO_LIST],
  [`GET /v3/api/catalog/search/list/?q=бумага А4&${SORTED}`, listOf({ q: 'бумага А4' }), list, NO_LIST],
  [`GET /v3/api/catalog/marks/a%2Fb/list/?${SORTED}`, listOf({ mark: 'a%2Fb' }), list, NO_LIST],
  [`GET /v3/api/catalog/favorite/list/?${SORTED}`, listOf({ saved: 'favorite' }), list, NO_LIST],
  [`GET /v3/api/catalog/brands/5/list/?${SORTED}`, listOf({ brandId: '5' }), list, NO_LIST],
  [
    `GET /v3/api/catalog/brands/5/12/list/?${SORTED}`,
    listOf({ brandId: '5', brandSection: '12' }),
    list,
    NO_LIST,
  ],
  [
    'GET /v3/api/catalog/property/?filter[SECTION_ID]=12&filters=INK:синий',
    load((kernel) => filtersQuery(kernel, { sectionId: '12' }, 'INK:синий')),
    filters,
    [
      {},
      ...['sections', 'marks', 'offers', 'MIN_BATCH', 'base'].flatMap((key) => [
        { ...filters, [key]: unreadableValue },
        { ...filters, [key]: null },
      ]),
      { ...filters, properties: [{ CODE: 'INK' }] },
      { ...filters, properties: [{ CODE: 'INK', VALUES: unreadableValue }] },
      { ...filters, properties: [{ VALUES: [] }] },
      { ...filters, NAV: {} },
    ],
  ],
  [
    'GET /v3/api/catalog/product/77/',
    load((kernel) => productQuery(kernel, '77')),
    { PRODUCT: detail },
    [
      {},
      { PRODUCT: product },
      { PRODUCT: { ...detail, NAME: undefined } },
      { PRODUCT: { ...detail, PROPERTY: null } },
      { PRODUCT: { ...detail, SECTION_PATH: [sectionWithoutId] } },
    ],
  ],
  [
    'GET /v3/api/catalog/product/77/photo/',
    load((kernel) => photosQuery(kernel, '77')),
    { ITEMS: [{ ID: 1, PATH: '/upload/1.webp' }], CERTIFICATE: [certificate] },
    [
      {},
      { ITEMS: [{}], CERTIFICATE: [] },
      { ITEMS: [] },
      { ITEMS: [], CERTIFICATE: [{ ...certificate, PATH: null }] },
      { ITEMS: [], CERTIFICATE: [{ ...certificate, NAME: null }] },
    ],
  ],
  [
    'GET /v3/api/catalog/product/77/certification/',
    load((kernel) => certificatesQuery(kernel, '77')),
    items(certificate),
    [{}, items({ ...certificate, PATH: null }), items({ ...certificate, NAME: null })],
  ],
  ...(['absoluteAnalogs', 'partialAnalogs', 'expendables'] as const).map((group): (typeof CALLS)[number] => [
    `GET /v3/api/catalog/product/77/${group}/`,
    load((kernel) => relatedProductsQuery(kernel, '77', group)),
    items(product),
    [{}, items(nameless)],
  ]),
  ...(['hot', 'sale', 'new'] as const).map((type): (typeof CALLS)[number] => [
    `GET /v3/api/catalog/marks/${type}/carousel/?limit=12`,
    load((kernel) => carouselQuery(kernel, type)),
    items(product),
    [{}, items(nameless)],
  ]),
  [
    'GET /v3/api/catalog/marks/carousel/?limit=5',
    load(bestSellersQuery),
    items(product),
    [{}, items(nameless)],
  ],
  ['GET /v3/api/catalog/viewed/list/?limit=12', load(lastViewedQuery), items(product), [{}, items(nameless)]],
  [
    'GET /v3/api/catalog/marks/',
    load(marksQuery),
    items({ CODE: 'hot', TITLE: 'Хит' }),
    [{}, items({ CODE: 'hot' }), items({ TITLE: 'Хит' })],
  ],
  [
    'GET /v3/api/catalog/brands/',
    load(brandsQuery),
    items(brand),
    [{}, items({ NAME: 'Литера' }), items({ ID: 5 })],
  ],
  ...([undefined, '12'] as const).map((inSection): (typeof CALLS)[number] => [
    `GET /v3/api/catalog/brands/5/${inSection ? '12/' : ''}`,
    load((kernel) => brandQuery(kernel, '5', inSection)),
    { ITEM: brand, SECTION: section, PATH: [section], SECTIONS: [section] },
    [
      {},
      { ITEM: { ID: 5 }, SECTION: null, PATH: [], SECTIONS: [] },
      { ITEM: brand, SECTION: sectionWithoutId, PATH: [], SECTIONS: [] },
      { ITEM: brand, SECTION: null, PATH: [sectionWithoutId], SECTIONS: [] },
      { ITEM: brand, SECTION: null, PATH: [], SECTIONS: [sectionWithoutId] },
    ],
  ]),
  [
    'GET /v1/search/catalog/?q=бамага',
    load((kernel) => searchQuery(kernel, 'бамага')),
    { SUGGEST: 'бумага', SECTIONS: [section] },
    [{}, { SUGGEST: 1, SECTIONS: [] }, { SUGGEST: null, SECTIONS: [sectionWithoutId] }],
  ],
  [
    'GET /v3/api/catalog/search/suggests/?q=бум',
    load((kernel) => suggestsQuery(kernel, 'бум')),
    { SUGGESTS: [{ TITLE: 'бумага' }] },
    [{}, { SUGGESTS: [{}] }],
  ],
  [
    'POST /v3/api/catalog/viewed/ product_id=77',
    (kernel) => addViewed(kernel, 77),
    { CNT: 3 },
    [{}, { CNT: '3' }],
  ],
  [
    'POST /v3/api/catalog/favorite/ product_id=77&favorite=Y',
    (kernel) => setFavourite(kernel, 77, 'Y'),
    { CNT: 3, FAVORITE: 'Y' },
    [{}, { CNT: 3 }, { FAVORITE: 'Y' }],
  ],
]

/** The fifth of March. */
const NOW = Date.UTC(2026, 2, 5, 1)

test.each(CALLS)(
  '«%s» is asked, and what cannot be read is no answer',
  async (call, read, answer, unreadable) => {
    const kernel = () => partKernel({ platform: { now: () => NOW } })
    intercept(() => answer)
    expect(await read(kernel())).toEqual(answer)
    expect(called(call).filter((line) => line === call)).toHaveLength(1)
    for (const broken of unreadable) {
      intercept(() => broken)
      await expect(read(kernel())).rejects.toThrow()
    }
  },
)

test.each([
  ['a section', { ITEM: null, PATH: [], CHILDREN: [] }, (kernel: Kernel) => sectionQuery(kernel, '12')],
  ['a product', { PRODUCT: null }, (kernel: Kernel) => productQuery(kernel, '77')],
  [
    'a brand',
    { ITEM: null, SECTION: null, PATH: [], SECTIONS: [] },
    (kernel: Kernel) => brandQuery(kernel, '5'),
  ],
  ['a correction', { SUGGEST: null, SECTIONS: [] }, (kernel: Kernel) => searchQuery(kernel, 'бумага')],
])('%s may be unknown', async (_what, answer, query) => {
  intercept(() => answer)
  const kernel = partKernel()
  expect(await kernel.query.fetchQuery<unknown>(query(kernel) as object as { queryKey: string[] })).toEqual(
    answer,
  )
})

describe('a code', () => {
  const find = (kernel: Kernel) => kernel.query.fetchQuery(productByCodeQuery(kernel, '184302'))
  const SEARCHED = 'GET /v3/api/catalog/search/list/?q=184302&limit=12'

  test('that cannot be bought now is found by the search: the product with just this code', async () => {
    const other = testProduct({ ID: 2, UP_CODE_1C: '184303' })
    intercept(({ path }) => (path.includes('/search/') ? { ...list, ITEMS: [other, product] } : 400))
    expect(await find(partKernel())).toEqual(product)
    expect(called('/search/')).toEqual([SEARCHED])
    intercept(({ path }) => (path.includes('/search/') ? { ...list, ITEMS: [other] } : 400))
    expect(await find(partKernel())).toBeNull()
  })

  test('is not searched for without a connection, and the failure is told', async () => {
    intercept(() => 0)
    await expect(find(partKernel())).rejects.toThrow()
    expect(called('/search/')).toEqual([])
  })
})

test.each([
  ['the whole catalogue', undefined, 'GET /v3/api/catalog/section/?type=export'],
  ['one section', 12, 'GET /v3/api/catalog/section/?type=export&filter[SECTION_ID]=12'],
])('the price list of %s is a file', async (_what, sectionId, call) => {
  intercept(() => ({ FILENAME: '/upload/price.xlsx' }))
  expect(await getPriceList(partKernel(), sectionId, signal)).toBe('/upload/price.xlsx')
  expect(called('')).toEqual([call])
  intercept(() => ({}))
  await expect(getPriceList(partKernel(), sectionId, signal)).rejects.toThrow()
})
