import type {
  Personal,
  Product,
  ProductDetail,
  SearchAnswer,
  Section,
} from '@prilavok/shared-kernel/contract'
import { HttpResponse, http } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'
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
}

export interface CatalogApi {
  server: SetupServer
  data: CatalogData
  /** Every call: `GET /v3/api/catalog/list/?limit=36`, with the token left out, then the body. */
  calls: string[]
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
  basket: new Map(),
  refusal: undefined,
  basketStatus: 200,
})

const number = (url: URL, name: string) => Number(url.searchParams.get(name))

const listAnswer = ({ products, basket }: CatalogData, url: URL) => {
  const [limit, offset] = [number(url, 'limit'), number(url, 'offset')]
  return {
    ITEMS: products
      .slice(offset, offset + limit)
      .map((product) => ({ ...product, BASKET: basket.get(product.ID) ?? product.BASKET })),
    NAV: { CNT: products.length, LIMIT: limit, OFFSET: offset },
  }
}

const sectionAnswer = ({ sections }: CatalogData, id: number) => {
  const item = sections.find(({ ID }) => ID === id) ?? null
  const parent = sections.find(({ ID }) => ID === item?.IBLOCK_SECTION_ID)
  return {
    ITEM: item,
    PATH: parent ? [parent] : [],
    CHILDREN: sections.filter(({ IBLOCK_SECTION_ID }) => IBLOCK_SECTION_ID === id),
  }
}

function answer(data: CatalogData, url: URL, body: URLSearchParams, method: string): object | number {
  const path = url.pathname
  const product = path.match(/^\/v3\/api\/catalog\/product\/(\d+)\/(\w*)/)
  const section = path.match(/^\/v3\/api\/catalog\/section\/(\d+)\//)
  if (path.endsWith('/list/')) return data.listStatus === 200 ? listAnswer(data, url) : data.listStatus
  if (product?.[2]) return { ITEMS: data.related[product[2] as keyof CatalogData['related']] ?? [] }
  if (product) return { PRODUCT: data.detail?.ID === Number(product[1]) ? data.detail : null }
  if (path === '/v3/api/catalog/product/') {
    const found = data.products.find(({ UP_CODE_1C }) => UP_CODE_1C === url.searchParams.get('code1c'))
    return found ? { PRODUCT: found } : 400
  }
  if (section) return sectionAnswer(data, Number(section[1]))
  if (path === '/v3/api/catalog/sections/') return { ITEMS: data.sections }
  if (path === '/v3/api/catalog/sectionsmain/')
    return { ITEMS: data.sections.filter(({ DEPTH_LEVEL }) => DEPTH_LEVEL === 1) }
  if (path.includes('/carousel/')) return { ITEMS: data.products.slice(0, number(url, 'limit')) }
  if (path === '/v1/search/catalog/') return data.search
  if (path.endsWith('/suggests/')) return { SUGGESTS: data.suggests.map((TITLE) => ({ TITLE })) }
  if (path === '/v3/api/personal/info/') return { ITEM: data.personal }
  return answerBasket(data, path, body, method) ?? 404
}

/** A catalogue behind the network boundary: starts with the test file and ends with it, empty before each test. */
export function catalogApi(): CatalogApi {
  const data = noData()
  const calls: string[] = []
  const server = setupServer(
    http.all('http://localhost/*', async ({ request }) => {
      const url = new URL(request.url)
      url.searchParams.delete('access_token')
      const body = await request.text()
      calls.push(
        decodeURIComponent(
          `${request.method} ${url.pathname}${url.search} ${body}`.replaceAll('+', ' '),
        ).trim(),
      )
      if (request.method === 'POST') await data.gate
      const answered = answer(data, url, new URLSearchParams(body), request.method)
      return typeof answered === 'number'
        ? HttpResponse.json({ meta: { errorDetail: 'Отказ' } }, { status: answered })
        : HttpResponse.json(answered)
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    Object.assign(data, noData())
    calls.length = 0
  })
  afterAll(() => server.close())
  return { server, data, calls }
}
