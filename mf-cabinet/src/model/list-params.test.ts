import { testStore } from '@prilavok/shared-kernel/testing'
import { offerPath, offersPath, readOfferParams } from './offer-params'
import { operationsPath, operationsSortedBy, readOperationParams } from './operation-params'
import {
  isFiltered,
  listPath,
  type OrderListParams,
  readComparedIds,
  readParams,
  saveParams,
  sortedBy,
} from './order-list-params'

describe('list-params', () => {
  const of = (search: string) => new URLSearchParams(search)

  test.each([
    ['', { type: '', active: true, page: 1 }, '/client/offers'],
    ['type=gift_sum', { type: 'gift_sum', active: true, page: 1 }, '/client/offers?type=gift_sum'],
    [
      'type=SPECIAL_PRICE&active=N&page=3',
      { type: 'special_price', active: false, page: 3 },
      '/client/offers?type=special_price&active=N&page=3',
    ],
    ['type=gift&active=Y&page=0', { type: '', active: true, page: 1 }, '/client/offers'],
    ['active=N', { type: '', active: false, page: 1 }, '/client/offers?active=N'],
    ['page=2', { type: '', active: true, page: 2 }, '/client/offers?page=2'],
  ])('offers of the address «%s»', (search, params, path) => {
    expect(readOfferParams(of(search))).toEqual(params)
    expect(offersPath(readOfferParams(of(search)))).toBe(path)
  })

  test('the address of an offer names a page of its products, the first one not', () => {
    expect([offerPath(7), offerPath('7', 1), offerPath(7, 2)]).toEqual([
      '/client/offers/7',
      '/client/offers/7',
      '/client/offers/7?page=2',
    ])
  })

  const NEWEST = { page: 1, sort: 'DATE', order: 'DESC', type: '' } as const

  test.each([
    ['', NEWEST, '/cabinet/loyalty/'],
    ['sort=POINTS', { ...NEWEST, sort: 'POINTS' }, '/cabinet/loyalty/?sort=POINTS'],
    [
      'type=loyalty-burn&sort=OPERATION_TYPE&order=ASC&page=2',
      { page: 2, sort: 'OPERATION_TYPE', order: 'ASC', type: 'loyalty-burn' },
      '/cabinet/loyalty/?type=loyalty-burn&sort=OPERATION_TYPE&order=ASC&page=2',
    ],
    ['type=loyalty-plus', { ...NEWEST, type: 'loyalty-plus' }, '/cabinet/loyalty/?type=loyalty-plus'],
    ['type=loyalty-minus', { ...NEWEST, type: 'loyalty-minus' }, '/cabinet/loyalty/?type=loyalty-minus'],
    [
      'type=loyalty-return-order',
      { ...NEWEST, type: 'loyalty-return-order' },
      '/cabinet/loyalty/?type=loyalty-return-order',
    ],
    ['type=other&sort=STATUS&order=asc&page=x', NEWEST, '/cabinet/loyalty/'],
  ])('operations of the address «%s»', (search, params, path) => {
    expect(readOperationParams(of(search))).toEqual(params)
    expect(operationsPath(readOperationParams(of(search)))).toBe(path)
  })

  test('the same column again turns the direction, another one begins with the greatest; both lead to page 1', () => {
    const third = { ...NEWEST, page: 3 }
    expect(operationsSortedBy(third, 'DATE')).toEqual({ ...NEWEST, order: 'ASC' })
    expect(operationsSortedBy({ ...third, order: 'ASC' }, 'DATE')).toEqual(NEWEST)
    expect(operationsSortedBy({ ...third, order: 'ASC' }, 'POINTS')).toEqual({ ...NEWEST, sort: 'POINTS' })
    expect(operationsSortedBy(third, 'POINTS')).toEqual({ ...NEWEST, sort: 'POINTS' })
  })
})

describe('order-list-params', () => {
  const DEFAULTS: OrderListParams = {
    page: 1,
    limit: 36,
    sort: 'CREATE_DATE',
    order: 'DESC',
    status: '',
    number: '',
    user: '',
    client: '',
    shop: '',
    from: '',
    to: '',
  }
  const ALL: OrderListParams = {
    page: 3,
    limit: 84,
    sort: 'POSITION_SUM',
    order: 'ASC',
    status: 'NEW',
    number: '104',
    user: 'zakupki@vektor.example',
    client: '7',
    shop: '2',
    from: '2026-01-05',
    to: '2026-02-28',
  }
  const saved = (text: string) => testStore({ params_orders: text })
  const read = (search: string, cookies = testStore()) => readParams(new URLSearchParams(search), cookies)

  test('without an address and a last visit the newest orders come first, 36 of them', () => {
    expect(read('')).toEqual(DEFAULTS)
  })

  test('an address says all of it, and is read back as it was', () => {
    const path = listPath(ALL)
    expect(path).toBe(
      '/cabinet/orders?sort=POSITION_SUM&order=ASC&limit=84&status=NEW&number=104&user=zakupki%40vektor.example&client=7&shop=2&from=2026-01-05&to=2026-02-28&page=3',
    )
    expect(read(path.split('?')[1] ?? '')).toEqual(ALL)
  })

  test('the first page and empty filters are left out of the address', () => {
    expect(listPath(DEFAULTS)).toBe('/cabinet/orders?sort=CREATE_DATE&order=DESC&limit=36')
    expect(listPath({ ...DEFAULTS, page: 2 })).toContain('&page=2')
  })

  test.each([
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=x', {}],
    ['limit=37', {}],
    ['limit=x', {}],
    ['limit=108', { limit: 108 }],
    ['sort=PASSWORD', {}],
    ['sort=STATUS', { sort: 'STATUS' }],
    ['order=asc', {}],
    ['order=ASC', { order: 'ASC' }],
    ['from=2026-02-30&to=yesterday', {}],
    ['from=2026-02-28', { from: '2026-02-28' }],
    ['client=-7&shop=12', { client: '-7', shop: '12' }],
    ['client=7x&shop=-2', {}],
    ['client=x7&shop=2x', {}],
    ['client=1234567890&shop=1234567890', {}],
    ['client=123456789&shop=123456789', { client: '123456789', shop: '123456789' }],
  ])('of the address %s what can be is taken', (search, taken) => {
    expect(read(search)).toEqual({ ...DEFAULTS, ...taken })
  })

  test('sort and page size of the last visit are taken where the address does not say them', () => {
    const cookies = testStore()
    saveParams(ALL, cookies)
    const { sort, order, limit } = ALL
    expect(read('', cookies)).toEqual({ ...DEFAULTS, sort, order, limit })
    expect(read('sort=STATUS&order=DESC&limit=60', cookies)).toEqual({
      ...DEFAULTS,
      sort: 'STATUS',
      limit: 60,
    })
  })

  test.each(['null', '5', 'no json', '{"sort":5,"limit":"x","order":null}', '[]'])(
    'what was saved and cannot be read is no harm: %s',
    (text) => {
      expect(read('', saved(text))).toEqual(DEFAULTS)
    },
  )

  test('the same column again turns the direction, another one starts ascending; both lead to page 1', () => {
    const once = sortedBy({ ...ALL, order: 'DESC' }, 'STATUS')
    expect(once).toEqual({ ...ALL, page: 1, sort: 'STATUS', order: 'ASC' })
    const twice = sortedBy({ ...once, page: 4 }, 'STATUS')
    expect(twice).toEqual({ ...ALL, page: 1, sort: 'STATUS', order: 'DESC' })
    expect(sortedBy(twice, 'STATUS').order).toBe('ASC')
    expect(sortedBy(once, 'CREATE_DATE').order).toBe('ASC')
  })

  test.each([
    ['', undefined],
    ['compare=', []],
    ['compare=7', [7]],
    ['compare=7-9', [7, 9]],
    ['compare=9-7-5', [9, 7]],
    ['compare=7-7-9', [7, 9]],
    ['compare=x-7--9', [7, 9]],
  ])('orders that are chosen in the address «%s»', (search, ids) => {
    expect(readComparedIds(new URLSearchParams(search))).toEqual(ids)
  })

  test('orders that are chosen stay in the address of the list', () => {
    expect(listPath(DEFAULTS, [7, 9])).toMatch(/&limit=36&compare=7-9$/)
    expect(listPath(DEFAULTS, [])).toMatch(/&compare=$/)
    expect(listPath(DEFAULTS)).not.toContain('compare')
  })

  test('a list is filtered by any of its filters, not by sort and page', () => {
    expect(isFiltered({ ...DEFAULTS, page: 2, limit: 60, sort: 'STATUS', order: 'ASC' })).toBe(false)
    for (const name of ['status', 'number', 'user', 'client', 'shop', 'from', 'to'] as const)
      expect(isFiltered({ ...DEFAULTS, [name]: '1' })).toBe(true)
  })
})
