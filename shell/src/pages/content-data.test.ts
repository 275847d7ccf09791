import type { PageRequest } from '@prilavok/shared-kernel/contract'
import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import * as contacts from './ContactsPage'
import * as content from './ContentPage'
import * as guide from './GuidePage'
import * as tradePoint from './TradePointPage'

const POINT = {
  ID: 1,
  NAME: 'Склад',
  EMAIL: '',
  PHONES: [],
  WORK_SCHEDULE: '',
  HOLIDAY_SCHEDULE: '',
  DATE_START: null,
  DATE_END: null,
  ADDRESS: { SPECIFICATION: 'Москва, ул. Складочная, д. 1', LATITUDE: 55, LONGITUDE: 37 },
}
const TEXT = {
  CODE: 'code',
  TYPE: 'front_up',
  TITLE: 'Написано',
  ITEMS: [{ type: 'paragraph', data: { text: 'Возим.' } }],
}
const { data, calls, intercept } = testApi(
  () => ({ points: [POINT] as object[] }),
  ({ path }, { points }) => {
    if (path.startsWith('/v1/content/')) return TEXT
    if (path.startsWith('/v3/api/info/')) return { ITEMS: [] }
    return path === '/v3/api/client/tradepoint/' ? { ITEMS: points } : undefined
  },
)
const shop = { NAME: 'Бланк', PHONES: ['+7 495 555-01-20'], EMAIL: 'zakaz@blank.example' }
const kernelOf = (changes: object = {}) =>
  testKernel({ shop: { ...shop, ...changes }, platform: { kind: 'server' } })
const request = (path: string, params = {}) =>
  ({ path, params, query: new URLSearchParams() }) as unknown as PageRequest<{ code: string }>
const asked = () => calls.map((call) => call.replace('GET ', '')).sort()
const crumb = (name: string, item: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name, item }],
})

describe('the contacts', () => {
  const page = request('/content/front_up/contact_info')

  test('ask for the text and the legal details', async () => {
    await contacts.prefetch(kernelOf())
    expect(asked()).toEqual(['/v1/content/front_up/contact_info/', '/v3/api/info/requisites/'])
  })

  test('are called so whatever the shop has written', () => {
    const head = contacts.head(kernelOf(), page)
    expect(head).toMatchObject({ title: 'Контакты', canonical: page.path })
    expect(head.description).toMatch(/^Бланк: телефоны/)
  })

  test('tell search engines who the supplier is, as far as he says so', () => {
    expect(contacts.structuredData(kernelOf({ LOGO: null, TRADEPOINT: null }), page)).toEqual([
      crumb('Контакты', page.path),
      {
        '@type': 'Organization',
        name: 'Бланк',
        url: '/',
        telephone: ['+7 495 555-01-20'],
        email: 'zakaz@blank.example',
      },
    ])
    const [, whole] = contacts.structuredData(kernelOf({ LOGO: '/logo.svg', TRADEPOINT: POINT }), page)
    expect(whole).toMatchObject({ logo: '/logo.svg', address: POINT.ADDRESS.SPECIFICATION })
  })
})

describe('the points', () => {
  const page = request('/content/front_up/tradepoint')
  const BOTH = ['/v1/content/front_up/tradepoint/', '/v3/api/client/tradepoint/', '/v3/api/info/pickup_info/']

  test('come with the texts around them; the zones only where there is no point', async () => {
    await tradePoint.prefetch(kernelOf())
    expect(asked()).toEqual(BOTH)
    calls.length = 0
    data.points = []
    await tradePoint.prefetch(kernelOf())
    expect(asked()).toEqual([...BOTH, '/v3/api/info/delivery/?element=zones'].sort())
  })

  test('that do not come leave out the zones', async () => {
    intercept(({ path }) => (path.includes('tradepoint/') && path.startsWith('/v3') ? 422 : undefined))
    await tradePoint.prefetch(kernelOf())
    expect(asked()).toEqual(BOTH)
  })

  test('are called as the shop calls them, and described by what they are', async () => {
    const kernel = kernelOf()
    expect(tradePoint.head(kernel, page)).toMatchObject({ title: 'Пункты выдачи', canonical: page.path })
    expect(tradePoint.structuredData(kernel, page)).toEqual([crumb('Пункты выдачи', page.path)])
    await tradePoint.prefetch(kernel)
    expect(tradePoint.head(kernel, page)).toMatchObject({
      title: 'Написано',
      canonical: '/content/front_up/code',
      description: expect.stringMatching(/^Бланк: адреса/),
    })
  })
})

describe('the guide', () => {
  const page = request('/content/front_up/how_to_make_order')

  test('is called as the shop calls it, by its own name before', async () => {
    const kernel = kernelOf()
    expect(guide.head(kernel, page)).toEqual({ title: 'Как сделать заказ', canonical: page.path })
    expect(guide.structuredData(kernel, page)).toEqual([crumb('Как сделать заказ', page.path)])
    await guide.prefetch(kernel)
    expect(asked()).toEqual(['/v1/content/front_up/how_to_make_order/'])
    expect(guide.head(kernel, page)).toMatchObject({ title: 'Написано', description: 'Возим.' })
    expect(guide.structuredData(kernel, page)).toEqual([crumb('Написано', page.path)])
  })
})

describe('a page of the editor', () => {
  const page = request('/content/front_up/delivery', { code: 'delivery' })

  test('is asked for by what stands behind /content/', async () => {
    await content.prefetch(kernelOf(), page)
    await content.prefetch(kernelOf(), request('/content/delivery/', { code: 'delivery' }))
    expect(calls).toEqual(['GET /v1/content/front_up/delivery/', 'GET /v1/content/delivery/'])
  })

  test('tells search engines its way once it is there', async () => {
    const kernel = kernelOf()
    expect(content.head(kernel, page)).toEqual({ title: '' })
    expect(content.structuredData(kernel, page)).toEqual([])
    await content.prefetch(kernel, page)
    expect(content.head(kernel, page)).toMatchObject({ title: 'Написано', description: 'Возим.' })
    expect(content.structuredData(kernel, page)).toEqual([crumb('Написано', '/content/front_up/code')])
  })
})
