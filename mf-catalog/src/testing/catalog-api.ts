import type {
  Brand,
  Certificate,
  Mark,
  Personal,
  Photo,
  Product,
  ProductDetail,
  Section,
} from '@prilavok/shared-kernel/contract'
import { type ApiCall, type TestApi, testApi } from '@prilavok/shared-kernel/testing'
import { answerBasket, type BasketState } from './basket-api'
import { filtersAnswer, fitting, stateOf, type TestFilter } from './filters-api'
import { answerSaved, type SavedState } from './saved-api'
import { answerSearch, noSearch, SEARCH_CALL, type SearchState } from './search-api'

/** What the API of a test knows; change it before or while a test runs. */
export interface CatalogData extends BasketState, SavedState, SearchState {
  products: Product[]
  /** What the products can be filtered by. */
  filters: TestFilter[]
  detail: ProductDetail | null
  related: Partial<Record<'absoluteAnalogs' | 'partialAnalogs' | 'expendables', Product[]>>
  /** Photos and certificates of `detail`, by the calls that bring them. */
  photo: { ITEMS: Photo[]; CERTIFICATE: Certificate[] }
  certification: Certificate[]
  sections: Section[]
  marks: Mark[]
  brands: Brand[]
  /** Status of the look-up of a code. @default 200 */
  productStatus: number
  personal: Partial<Personal>
  /** Status of every list call. @default 200 */
  listStatus: number
  /** Answers about lists wait for it. */
  listGate: Promise<unknown> | undefined
  /** Status of every call of the filters. @default 200 */
  filtersStatus: number
  /** Answers about filters wait for it. */
  filtersGate: Promise<unknown> | undefined
  /** Answers of changes wait for it. */
  gate: Promise<unknown> | undefined
  /** The answer about one product waits for it. */
  productGate: Promise<unknown> | undefined
}

const noData = (): CatalogData => ({
  ...noSearch(),
  products: [],
  filters: [],
  detail: null,
  related: {},
  photo: { ITEMS: [], CERTIFICATE: [] },
  certification: [],
  sections: [],
  marks: [],
  brands: [],
  productStatus: 200,
  personal: { ID: null },
  listStatus: 200,
  listGate: undefined,
  filtersStatus: 200,
  filtersGate: undefined,
  gate: undefined,
  productGate: undefined,
  basket: new Map(),
  bonus: new Map(),
  bonusUnread: false,
  rejection: undefined,
  basketStatus: 200,
  favourites: new Set(),
  viewed: new Set(),
  savedStatus: 200,
})

const number = (query: URLSearchParams, name: string) => Number(query.get(name))

const BAD_REQUEST = 400

/** Of the favourites and the viewed products those that are saved, the latest first; of every other list all products. */
const productsOf = (
  { products, found, favourites, viewed }: CatalogData,
  path: string,
  query: URLSearchParams,
): Product[] => {
  const saved = path.includes('/favorite/') ? favourites : path.includes('/viewed/') ? viewed : undefined
  if (!saved) return found[query.get('q') ?? ''] ?? products
  return [...saved].reverse().flatMap((id) => products.find(({ ID }) => ID === id) ?? [])
}

const listAnswer = (data: CatalogData, path: string, query: URLSearchParams) => {
  const { filters, basket, favourites } = data
  const [limit, offset] = [number(query, 'limit'), number(query, 'offset')]
  const state = stateOf(query)
  if (!state) return BAD_REQUEST
  const products = fitting(productsOf(data, path, query), filters, state)
  return {
    ITEMS: products.slice(offset, offset + limit).map((product) => ({
      ...product,
      BASKET: basket.get(product.ID) ?? product.BASKET,
      FAVORITE: favourites.has(product.ID) ? 'Y' : product.FAVORITE,
    })),
    NAV: { CNT: products.length, LIMIT: limit, OFFSET: offset },
  }
}

/** Parents of a section, the first level first. */
const sectionsAbove = (sections: readonly Section[], section: Section | null): Section[] => {
  const parent = sections.find(({ ID }) => ID === section?.IBLOCK_SECTION_ID)
  return parent ? [...sectionsAbove(sections, parent), parent] : []
}

const sectionAnswer = ({ sections }: Pick<CatalogData, 'sections'>, id: number) => {
  const item = sections.find(({ ID }) => ID === id) ?? null
  return {
    ITEM: item,
    PATH: sectionsAbove(sections, item),
    CHILDREN: sections.filter(({ IBLOCK_SECTION_ID }) => IBLOCK_SECTION_ID === id),
  }
}

function propertyAnswer(data: CatalogData, path: string, query: URLSearchParams) {
  const state = stateOf(query)
  if (data.filtersStatus !== 200) return data.filtersStatus
  return state ? filtersAnswer(productsOf(data, path, query), data.filters, state) : BAD_REQUEST
}

const brandAnswer = ({ brands, sections }: CatalogData, brandId: number, sectionId: number) => {
  const { ITEM, PATH } = sectionAnswer({ sections }, sectionId)
  return {
    ITEM: brands.find(({ ID }) => ID === brandId) ?? null,
    SECTION: ITEM,
    PATH,
    SECTIONS: sections.filter(({ IBLOCK_SECTION_ID }) => !sectionId || IBLOCK_SECTION_ID === sectionId),
  }
}

/** Brands and badges. */
function answerLabels(data: CatalogData, path: string): object | undefined {
  if (path === '/v3/api/catalog/marks/') return { ITEMS: data.marks }
  if (path === '/v3/api/catalog/brands/') return { ITEMS: data.brands }
  const brand = path.match(/^\/v3\/api\/catalog\/brands\/(\d+)\/(?:(\d+)\/)?$/)
  return brand ? brandAnswer(data, Number(brand[1]), Number(brand[2] ?? 0)) : undefined
}

function answer({ path, query, body, method }: ApiCall, data: CatalogData): object | number | undefined {
  const product = path.match(/^\/v3\/api\/catalog\/product\/(\d+)\/(\w*)/)
  const section = path.match(/^\/v3\/api\/catalog\/section\/(\d+)\//)
  if (path.endsWith('/list/'))
    return data.listStatus === 200 ? listAnswer(data, path, query) : data.listStatus
  if (product?.[2] === 'photo') return data.photo
  if (product?.[2] === 'certification') return { ITEMS: data.certification }
  if (path.endsWith('/property/')) return propertyAnswer(data, path, query)
  if (product?.[2]) return { ITEMS: data.related[product[2] as keyof CatalogData['related']] ?? [] }
  if (product) return { PRODUCT: data.detail?.ID === Number(product[1]) ? data.detail : null }
  if (path === '/v3/api/catalog/product/' && data.productStatus !== 200) return data.productStatus
  if (path === '/v3/api/catalog/product/') {
    const found = data.products.find(({ UP_CODE_1C }) => UP_CODE_1C === query.get('code1c'))
    return found ? { PRODUCT: found } : 400
  }
  if (section) return sectionAnswer(data, Number(section[1]))
  if (path === '/v3/api/catalog/sections/') return { ITEMS: data.sections }
  if (path === '/v3/api/catalog/sectionsmain/')
    return { ITEMS: data.sections.filter(({ DEPTH_LEVEL }) => DEPTH_LEVEL === 1) }
  if (path.includes('/carousel/')) return { ITEMS: data.products.slice(0, number(query, 'limit')) }
  if (path === '/v3/api/personal/info/') return { ITEM: data.personal }
  return (
    answerSaved(data, path, body, method) ??
    answerLabels(data, path) ??
    answerSearch(data, path) ??
    answerBasket(data, path, body, method)
  )
}

/** A catalogue behind the network boundary. */
export const catalogApi = (): TestApi<CatalogData> =>
  testApi(noData, async (call, data) => {
    if (call.method === 'POST') await data.gate
    if (SEARCH_CALL.test(call.path)) await data.suggestGate
    if (/\/product\/(\d+\/)?$/.test(call.path)) await data.productGate
    if (call.path.endsWith('/property/')) await data.filtersGate
    if (call.path.endsWith('/list/')) await data.listGate
    return answer(call, data)
  })
