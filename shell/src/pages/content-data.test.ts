import type { ContentAnswer, ContentBlock, PageRequest } from '@prilavok/shared-kernel/contract'
import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { blockAnchors } from '../features/content-blocks/block-anchors'
import { contentHead } from '../features/content-blocks/content-head'
import * as contacts from './ContactsPage'
import * as tradePoint from './TradePointPage'

describe('content-data', () => {
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
  const { data, calls } = testApi(
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
    const BOTH = [
      '/v1/content/front_up/tradepoint/',
      '/v3/api/client/tradepoint/',
      '/v3/api/info/pickup_info/',
    ]

    test('come with the texts around them; the zones only where there is no point', async () => {
      await tradePoint.prefetch(kernelOf())
      expect(asked()).toEqual(BOTH)
      calls.length = 0
      data.points = []
      await tradePoint.prefetch(kernelOf())
      expect(asked()).toEqual([...BOTH, '/v3/api/info/delivery/?element=zones'].sort())
    })
  })

  describe('a page of the editor', () => {})
})

describe('content-head', () => {
  describe('content-head', () => {
    const PATH = '/content/delivery'
    const answer = (changes: Partial<ContentAnswer>, ...texts: string[]) =>
      ({
        TITLE: 'Доставка',
        TYPE: 'front_up',
        CODE: 'delivery',
        ITEMS: texts.map((text) => ({ type: 'paragraph', data: { text } })),
        ...changes,
      }) as ContentAnswer
    const descriptionOf = (...texts: string[]) => contentHead(answer({}, ...texts), PATH).description

    test('the first paragraph describes a page', () => {
      expect(descriptionOf('Возим по городу.', 'И по области.')).toBe('Возим по городу.')
      expect(descriptionOf()).toBeUndefined()
      expect(descriptionOf('')).toBeUndefined()
    })

    test('160 signs are shown as they are; of a longer text so many whole words as fit', () => {
      const fits = `${'слово '.repeat(26)}слог`
      expect(fits).toHaveLength(160)
      expect(descriptionOf(fits)).toBe(fits)
      expect(descriptionOf(`${fits}а`)).toBe(`${'слово '.repeat(26).trim()}…`)
      expect(descriptionOf(`Возим: ${'очень '.repeat(40)}`)).toMatch(/^Возим: (очень )*очень…$/)
    })

    test('of several addresses of a page search engines are told the one of its list', () => {
      expect(contentHead(answer({}), PATH).canonical).toBe('/content/front_up/delivery')
      for (const changes of [{ TYPE: undefined }, { CODE: undefined }])
        expect(contentHead(answer(changes as Partial<ContentAnswer>), PATH).canonical).toBe(PATH)
    })

    test('a page that is not there is kept from search engines; one that is on its way says nothing yet', () => {
      expect(contentHead(null, PATH)).toMatchObject({ robots: 'noindex' })
      expect(contentHead(undefined, PATH)).toEqual({ title: '' })
    })
  })

  describe('block-anchors', () => {
    const header = (text: string, id?: string) =>
      ({ type: 'header', data: { text, level: 1 }, ...(id && { id }) }) as ContentBlock
    const paragraph = (text: string, id?: string) =>
      ({ type: 'paragraph', data: { text }, ...(id && { id }) }) as ContentBlock

    test('a header is reached by its text, any block by its own id, the rest not at all', () => {
      expect(
        blockAnchors([
          header('Зоны и стоимость'),
          paragraph('Возим по городу.'),
          paragraph('Зона 1', 'zones'),
          header('Самовывоз', 'pick-up'),
          header('  «Ёлка» — 24/7!  '),
        ]),
      ).toEqual(['зоны-и-стоимость', undefined, 'zones', 'pick-up', 'ёлка-24-7'])
    })

    test('no two ids are the same, nor one of the document itself', () => {
      expect(
        blockAnchors([
          header('Как'),
          header('Как'),
          paragraph('', 'как'),
          header('Main'),
          paragraph('', 'boot'),
        ]),
      ).toEqual(['как', 'как-2', 'как-3', 'main-2', 'boot-2'])
      expect(blockAnchors([header('root')])).toEqual(['root-2'])
    })
  })
})
