import { testProduct } from '@prilavok/shared-kernel/testing'
import { impatientKernel, lacking, testCalls } from '../testing/api-calls'
import { cabinetApi } from '../testing/cabinet-api'
import { offerQuery } from './get-offer'
import { offerCountsQuery, offersQuery } from './get-offers'

const api = cabinetApi()
const { intercept, called } = api

const product = testProduct()
const nameless = { ...product, NAME: undefined }
const offer = { ID: 4, TYPE: 'SPECIAL_PRICE', TITLE: 'Скидки', MARKS: [], PRESENTS: [], NAV: { CNT: 1 } }
const fullOffer = { ...offer, ITEMS: [product] }
const item = (ITEM: unknown) => ({ ITEM })
const unreadableOffers = [
  ...lacking(fullOffer, 'ID', 'TYPE', 'TITLE', 'MARKS', 'PRESENTS', 'ITEMS', 'NAV'),
  { ...fullOffer, MARKS: [null] },
  { ...fullOffer, PRESENTS: [nameless] },
  { ...fullOffer, ITEMS: [nameless] },
  { ...fullOffer, NAV: {} },
]

testCalls(api, [
  [
    'GET /v3/api/client/offer/?type=gift_sum&active=Y&limit=20&offset=40',
    (kernel) => kernel.query.fetchQuery(offersQuery(kernel, { type: 'gift_sum', active: true, page: 3 })),
    { ITEMS: [fullOffer], NAV: { CNT: 41 } },
    { ITEMS: [fullOffer], NAV: { CNT: 41 } },
    [
      ...unreadableOffers.map((broken) => ({ ITEMS: [broken], NAV: { CNT: 1 } })),
      { ITEMS: [fullOffer] },
      { ITEMS: [fullOffer], NAV: {} },
      { NAV: { CNT: 1 } },
    ],
  ],
  [
    'GET /v3/api/client/offer/4/?limit=36&offset=36',
    (kernel) => kernel.query.fetchQuery(offerQuery(kernel, '4', 2)),
    item(fullOffer),
    { OFFER: offer, ITEMS: [product] },
    [{}, ...unreadableOffers.map(item)],
  ],
])

test('offers of a type are counted by a call for one of them; a filter that is off is not sent', async () => {
  const counts: Record<string, number> = { '': 9, special_price: 5, gift_sum: 4 }
  intercept(({ query }) => ({ ITEMS: [], NAV: { CNT: counts[query.get('type') ?? ''] } }))
  const kernel = impatientKernel()
  expect(await kernel.query.fetchQuery(offerCountsQuery(kernel, true))).toEqual(counts)
  expect(called('/offer/').sort()).toEqual([
    'GET /v3/api/client/offer/?active=Y&limit=1&offset=0',
    'GET /v3/api/client/offer/?type=gift_sum&active=Y&limit=1&offset=0',
    'GET /v3/api/client/offer/?type=special_price&active=Y&limit=1&offset=0',
  ])
  await kernel.query.fetchQuery(offersQuery(kernel, { type: '', active: false, page: 1 }))
  expect(called('/offer/').at(-1)).toBe('GET /v3/api/client/offer/?limit=20&offset=0')
})

test('an offer that is not there is none; any other failure is one', async () => {
  const kernel = impatientKernel()
  intercept(() => 404)
  expect(await kernel.query.fetchQuery(offerQuery(kernel, '5', 1))).toEqual({ OFFER: null, ITEMS: [] })
  intercept(() => 500)
  await expect(kernel.query.fetchQuery(offerQuery(kernel, '6', 1))).rejects.toMatchObject({ status: 500 })
})
