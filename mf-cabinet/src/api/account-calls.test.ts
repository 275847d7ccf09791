import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { impatientKernel, lacking, testCalls } from '../testing/api-calls'
import { cabinetApi } from '../testing/cabinet-api'
import { testAddress } from '../testing/test-addresses'
import { testFile } from '../testing/test-files'
import { testLoyaltyInfo, testOperation } from '../testing/test-loyalty'
import { chooseSupplier } from './choose-supplier'
import { deleteAddress } from './delete-address'
import { boughtQuery } from './get-bought'
import { clientFilesQuery } from './get-client-files'
import { clientInfoQuery } from './get-client-info'
import { loyaltyInfoQuery } from './get-loyalty-info'
import { loyaltyOperationsQuery } from './get-loyalty-operations'
import { offerQuery } from './get-offer'
import { offerCountsQuery, offersQuery } from './get-offers'
import { partialAnalogsQuery } from './get-partial-analogs'
import { shopFilesQuery } from './get-shop-files'
import { saveClient } from './save-client'
import { savePersonal } from './save-personal'
import { sendReview } from './send-review'
import { setLoyaltyStatus } from './set-loyalty-status'
import { zipShopFiles } from './zip-shop-files'

describe('account-calls', () => {
  const api = cabinetApi()
  const { intercept, called } = api

  const { signal } = new AbortController()
  const product = testProduct()
  const nameless = { ...product, NAME: undefined }
  const file = testFile()
  const { ITEM: place, LOYALTY: programme } = testLoyaltyInfo()
  const { STATUSES } = programme
  const operation = testOperation()

  const items = (...ITEMS: unknown[]) => ({ ITEMS })
  const done = { SUCCESS: 'Y' }
  const files = (...FILES: object[]) => ({ FILES })
  const item = (ITEM: unknown) => ({ ITEM })

  const unreadableFiles = lacking(file, 'ID', 'NAME', 'PATH')
  const operations = (...ITEMS: unknown[]) => ({ ITEMS, NAV: { CNT: 40 } })
  const unreadableOperations = [
    ...lacking(operation, 'POINTS', 'STATUS', 'OPERATION_TYPE'),
    { ...operation, POINTS: '12' },
  ]
  const loyalty = (ITEM: object, LOYALTY: object) => ({ ITEM, LOYALTY })
  const ofProgramme = (changes: object) => loyalty(place, { ...programme, ...changes })

  testCalls(api, [
    [
      'POST /v3/api/client/info/ selected_shop=blue.example',
      (kernel) => chooseSupplier(kernel, 'blue.example'),
      done,
      done,
      [{}],
    ],
    [
      'POST /v3/api/client/info/ inn=7736207543&legal_entity=Y',
      (kernel) => saveClient(kernel, 'Y', { inn: '7736207543' }),
      done,
      done,
      [{}],
    ],
    [
      'POST /v3/api/personal/info/ surname=Титов&name=Андрей&middle_name=&phone[0]=+74955553012',
      (kernel) =>
        savePersonal(kernel, { surname: 'Титов', name: 'Андрей', middle_name: '', phone: ['+74955553012'] }),
      done,
      done,
      [{}],
    ],
    [
      'POST /v1/personal/review blocks[0][type]=paragraph&blocks[0][data][text]=Спасибо',
      (kernel) => sendReview(kernel, [{ type: 'paragraph', data: { text: 'Спасибо' } }]),
      done,
      done,
      [{}],
    ],
    [
      'POST /v3/api/client/loyalty/set_status/ status_id=3',
      (kernel) => setLoyaltyStatus(kernel, 3),
      done,
      done,
      [{}],
    ],
    [
      'GET /v3/api/client/bought/?limit=50',
      (kernel) => kernel.query.fetchQuery(boughtQuery(kernel)),
      items({ ...product, USUAL_QUANTITY: 3 }),
      items({ ...product, USUAL_QUANTITY: 3 }),
      [{}, items(product), items({ ...nameless, USUAL_QUANTITY: 3 })],
    ],
    [
      'GET /v3/api/client/files/',
      (kernel) => kernel.query.fetchQuery(clientFilesQuery(kernel)),
      files(file),
      [file],
      [{}, ...unreadableFiles.map((broken) => files(broken))],
    ],
    [
      'GET /v3/api/client/shop_files/',
      (kernel) => kernel.query.fetchQuery(shopFilesQuery(kernel)),
      items(file),
      [file],
      [{}, ...unreadableFiles.map((broken) => items(broken))],
    ],
    [
      'GET /v3/api/client/shop_files/zip/',
      (kernel) => zipShopFiles(kernel, signal),
      { FILENAME: '/upload/all.zip' },
      '/upload/all.zip',
      [{}],
    ],
    [
      'GET /v3/api/client/info/',
      (kernel) => kernel.query.fetchQuery(clientInfoQuery(kernel)),
      item({ LEGAL_ENTITY: 'N' }),
      { LEGAL_ENTITY: 'N' },
      [{}, item({})],
    ],
    [
      'GET /v3/api/client/loyalty_info/',
      (kernel) => kernel.query.fetchQuery(loyaltyInfoQuery(kernel)),
      loyalty(place, programme),
      loyalty(place, programme),
      [
        ...lacking(place, 'BALANCE', 'ORDERS_SUM').map((broken) => loyalty(broken, programme)),
        ...lacking(programme, 'RATE', 'STATUSES').map((broken) => loyalty(place, broken)),
        ofProgramme({ RATE: {} }),
        ...STATUSES.flatMap((status) => lacking(status, 'ID', 'NAME', 'THRESHOLD', 'REST', 'RATE')).map(
          (broken) => ofProgramme({ STATUSES: [broken] }),
        ),
        ofProgramme({ STATUSES: STATUSES.map((status) => ({ ...status, RATE: {} })) }),
      ],
    ],
    [
      'GET /v3/api/client/loyalty/operations/?limit=15&offset=30&sort=POINTS&order=ASC&type=loyalty-burn',
      (kernel) =>
        kernel.query.fetchQuery(
          loyaltyOperationsQuery(kernel, { page: 3, sort: 'POINTS', order: 'ASC', type: 'loyalty-burn' }),
        ),
      operations(operation),
      operations(operation),
      [
        ...unreadableOperations.map((broken) => operations(broken)),
        { ITEMS: [operation] },
        { ITEMS: [operation], NAV: {} },
        { NAV: { CNT: 1 } },
      ],
    ],
    [
      'GET /v3/api/catalog/product/7/partialAnalogs/',
      (kernel) => kernel.query.fetchQuery(partialAnalogsQuery(kernel, 7)),
      items(product),
      [product],
      [{}, items(nameless)],
    ],
  ])

  test('operations of all types name none', async () => {
    const kernel = impatientKernel()
    intercept(() => operations())
    const all = { page: 1, sort: 'DATE', order: 'DESC', type: '' } as const
    await kernel.query.fetchQuery(loyaltyOperationsQuery(kernel, all))
    expect(called('operations')).toEqual([
      'GET /v3/api/client/loyalty/operations/?limit=15&offset=0&sort=DATE&order=DESC',
    ])
  })

  test('a deleted address goes out of the list that is known; without its id in the answer it stays', async () => {
    const kernel = impatientKernel()
    kernel.query.setQueryData(queryKeys.addresses, [testAddress(), testAddress({ ID: 42 })])
    const known = () => kernel.query.getQueryData<{ ID: number }[]>(queryKeys.addresses)?.map(({ ID }) => ID)
    intercept(() => done)
    await expect(deleteAddress(kernel, 41)).rejects.toThrow()
    expect(known()).toEqual([41, 42])
    intercept(() => ({ ...done, ID: 41 }))
    await deleteAddress(kernel, 41)
    expect(known()).toEqual([42])
    expect(called('POST /v3/api/client/point/41 delete=Y')).toHaveLength(2)
  })
})

describe('offer-calls', () => {
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
})
