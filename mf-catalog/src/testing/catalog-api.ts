import type {
  Personal,
  Product,
  ProductDetail,
  SearchAnswer,
  Section,
} from '@prilavok/shared-kernel/contract'
import { type ApiCall, type TestApi, testApi } from '@prilavok/shared-kernel/testing'
import { answerBasket, type BasketState } from './basket-api'

/** What the API of a test knows; change it before or while a test runs. */
export interface CatalogData extends BasketState {
  products: Product[]
  detail: ProductDetail | null
  related: Partial<Record<'absoluteAnalogs' | 'partialAnalogs' | 'expendables', Product[]>>
  sections: Section[]
  search: SearchAnswer
  suggests: string[]
  personal: Partial<Personal>
  /** Status of every list call. @default 200 */
  listStatus: number
  /** Answers of changes wait for it. */
  gate: Promise<unknown> | undefined
  /** The answer about one product waits for it. */
  productGate: Promise<unknown> | undefined
}

const noData = (): CatalogData => ({
  products: [],
  detail: null,
  related: {},
  sections: [],
  search: { SUGGEST: null, SECTIONS: [], CNT: 0 },
  suggests: [],
  personal: { ID: null },
  listStatus: 200,
  gate: undefined,
  productGate: undefined,
  basket: new Map(),
  rejection: undefined,
  basketStatus: 200,
})

const number = (query: URLSearchParams, name: string) => Number(query.get(name))

const listAnswer = ({ products, basket }: CatalogData, query: URLSearchParams) => {
  const [limit, offset] = [number(query, 'limit'), number(query, 'offset')]
  return {
    ITEMS: products
      .slice(offset, offset + limit)
      .map((product) => ({ ...product, BASKET: basket.get(product.ID) ?? product.BASKET })),
    NAV: { CNT: products.length, LIMIT: limit, OFFSET: offset },
  }
}

/** Parents of a section, the first level first. */
const sectionsAbove = (sections: readonly Section[], section: Section | null): Section[] => {
  const parent = sections.find(({ ID }) => ID === section?.IBLOCK_SECTION_ID)
  return parent ? [...sectionsAbove(sections, parent), parent] : []
}

const sectionAnswer = ({ sections }: CatalogData, id: number) => {
  const item = sections.find(({ ID }) => ID === id) ?? null
  return {
    ITEM: item,
    PATH: sectionsAbove(sections, item),
    CHILDREN: sections.filter(({ IBLOCK_SECTION_ID }) => IBLOCK_SECTION_ID === id),
  }
}

function answer({ path, query, body, method }: ApiCall, data: CatalogData): object | number | undefined {
  const product = path.match(/^\/v3\/api\/catalog\/product\/(\d+)\/(\w*)/)
  const section = path.match(/^\/v3\/api\/catalog\/section\/(\d+)\//)
  if (path.endsWith('/list/')) return data.listStatus === 200 ? listAnswer(data, query) : data.listStatus
  if (product?.[2]) return { ITEMS: data.related[product[2] as keyof CatalogData['related']] ?? [] }
  if (product) return { PRODUCT: data.detail?.ID === Number(product[1]) ? data.detail : null }
  if (path === '/v3/api/catalog/product/') {
    const found = data.products.find(({ UP_CODE_1C }) => UP_CODE_1C === query.get('code1c'))
    return found ? { PRODUCT: found } : 400
  }
  if (section) return sectionAnswer(data, Number(section[1]))
  if (path === '/v3/api/catalog/sections/') return { ITEMS: data.sections }
  if (path === '/v3/api/catalog/sectionsmain/')
    return { ITEMS: data.sections.filter(({ DEPTH_LEVEL }) => DEPTH_LEVEL === 1) }
  if (path.includes('/carousel/')) return { ITEMS: data.products.slice(0, number(query, 'limit')) }
  if (path === '/v1/search/catalog/') return data.search
  if (path.endsWith('/suggests/')) return { SUGGESTS: data.suggests.map((TITLE) => ({ TITLE })) }
  if (path === '/v3/api/personal/info/') return { ITEM: data.personal }
  return answerBasket(data, path, body, method)
}

/** A catalogue behind the network boundary. */
export const catalogApi = (): TestApi<CatalogData> =>
  testApi(noData, async (call, data) => {
    if (call.method === 'POST') await data.gate
    if (/\/product\/(\d+\/)?$/.test(call.path)) await data.productGate
    return answer(call, data)
  })
