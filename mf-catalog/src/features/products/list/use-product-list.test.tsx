import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { useQuery } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { useMemo } from 'react'
import { filtersQuery } from '../../../api/get-filters'
import { catalogApi } from '../../../testing/catalog-api'
import { penFilters, pens } from '../../../testing/pens'
import { type ProductListState, useProductList } from './use-product-list'

const { data, called, intercept } = catalogApi()
const SOURCE = { sectionId: '12' }

beforeEach(() => {
  data.products = testProducts(100)
})

interface Now {
  list?: ProductListState
  search?: string
}

/** Tells its state, and where the router is. Its filters are shown beside it. */
function List({ tell }: { tell: (now: Now) => void }) {
  const { pathname: path, search } = useLocation()
  const page = useMemo(() => ({ params: {}, path, search: new URLSearchParams(search) }), [path, search])
  const list = useProductList({ source: SOURCE, listKey: '12' }, page)
  useQuery(filtersQuery(useKernel(), SOURCE, list.filters.applied.text))
  tell({ list, search })
  return null
}

/** Shows a list at an address. */
function show(query = '') {
  const now: Now = {}
  renderWithKernel(<List tell={(next) => void Object.assign(now, next)} />, {
    path: `/catalog/12${query}`,
    kernel: partKernel(),
  })
  const list = () => now.list as ProductListState
  return {
    list,
    search: () => now.search,
    loaded: async () => {
      await waitFor(() => expect(list()).toMatchObject({ state: 'loaded', stale: false }))
      return list()
    },
  }
}
const ids = ({ products }: ProductListState) => products.map(({ ID }) => ID)
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)
const lists = () => called('/list/').map((call) => call.slice(call.indexOf('sort=')))
/** Answers about lists wait until it is called. */
const hold = () => {
  let open: () => void = () => undefined
  data.listGate = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => act(async () => open())
}

test('before the products have come nothing is known of them', async () => {
  hold()
  const { list } = show()
  expect(list()).toMatchObject({
    state: 'loading',
    products: [],
    count: 0,
    page: 1,
    pageCount: 0,
    stale: false,
    retrying: true,
    error: null,
    moreHref: null,
    moreFailure: null,
  })
})

test('the first page: how many there are, which are shown, the addresses of the others', async () => {
  const list = await show().loaded()
  expect(ids(list)).toEqual(from(1, 36))
  expect(list).toMatchObject({
    count: 100,
    page: 1,
    pageCount: 3,
    range: { from: 1, to: 36 },
    moreHref: '/catalog/12?more=1',
    loadingMore: false,
    moreFailure: null,
    retrying: false,
  })
  expect(list.hrefOf(1)).toBe('/catalog/12')
  expect(list.hrefOf(3)).toBe('/catalog/12?page=3')
})

test.each([
  ['?page=2', from(37, 36), { page: 2, pageCount: 3, range: { from: 37, to: 72 } }],
  ['?page=3', from(73, 28), { page: 3, range: { from: 73, to: 100 }, moreHref: null }],
  ['?page=2&limit=60', from(61, 40), { page: 2, pageCount: 2, range: { from: 61, to: 100 } }],
])('at «%s» its own products are shown', async (query, shown, state) => {
  const list = await show(query).loaded()
  expect(ids(list)).toEqual(shown)
  expect(list).toMatchObject(state)
})

test('further pages stand below the first one', async () => {
  const { list } = show('?more=1')
  await waitFor(() => expect(list().products).toHaveLength(72))
  expect(ids(list())).toEqual(from(1, 72))
  expect(list()).toMatchObject({ range: { from: 1, to: 72 }, page: 1, moreHref: '/catalog/12?more=2' })
  expect(lists()).toHaveLength(2)
})

test('while a further page is on its way, that is known, and what is there stays', async () => {
  intercept(({ query }) =>
    query.get('offset') === '36' ? new Promise<undefined>(() => undefined) : undefined,
  )
  const { list } = show('?more=1')
  await waitFor(() => expect(list().products).toHaveLength(36))
  expect(list()).toMatchObject({ loadingMore: true, moreFailure: null, state: 'loaded' })
})

test('behind a further page that fails nothing is shown; why is known, and it can be asked for again', async () => {
  const broken = { offset: '36' }
  intercept(({ query }) => (query.get('offset') === broken.offset ? 400 : undefined))
  const { list } = show('?more=2')
  await waitFor(() => expect(list().moreFailure?.error).toBeInstanceOf(Error))
  expect(ids(list())).toEqual(from(1, 36))
  expect(list().state).toBe('loaded')
  broken.offset = ''
  const open = hold()
  act(() => list().moreFailure?.retry())
  await waitFor(() => expect(list().moreFailure).toMatchObject({ error: null }))
  await open()
  await waitFor(() => expect(ids(list())).toEqual(from(1, 100)))
  expect(list().moreFailure).toBeNull()
})

test('a list that fails says why; another try asks for it and for its filters', async () => {
  data.listStatus = 400
  data.filtersStatus = 400
  const { list, loaded } = show()
  await waitFor(() => expect(list().state).toBe('failed'))
  expect(list()).toMatchObject({ error: expect.any(Error), retrying: false, products: [] })
  data.listStatus = 200
  data.filtersStatus = 200
  const asked = called('/property/').length
  const open = hold()
  act(() => list().retry())
  await waitFor(() => expect(list().retrying).toBe(true))
  await open()
  await loaded()
  expect(list().error).toBeNull()
  expect(called('/property/')).toHaveLength(asked + 1)
})

test('under other filters the products of before stay until the new ones come', async () => {
  data.products = pens()
  data.filters = penFilters()
  const { list, loaded, search } = show()
  await loaded()
  const open = hold()
  act(() => list().filters.apply({ INK: ['синий'] }))
  await waitFor(() => expect(list()).toMatchObject({ state: 'loaded', stale: true, count: 12 }))
  await open()
  expect(ids(await loaded())).toEqual([1, 4, 7, 10])
  expect(search()).toBe(`?filter=${encodeURIComponent('INK:синий')}`)
  expect(list().filters).toMatchObject({ source: SOURCE, applied: { text: 'INK:синий' } })
})

test('an empty list of before is no list of the filters that come', async () => {
  data.products = pens()
  data.filters = penFilters()
  const { list, loaded } = show(`?filter=INK:фиолетовый`)
  expect(await loaded()).toMatchObject({ count: 0, pageCount: 0 })
  hold()
  act(() => list().filters.apply({}))
  await waitFor(() => expect(list()).toMatchObject({ stale: true, state: 'loading' }))
})

test('a size that is chosen begins with page 1', async () => {
  const { list, loaded, search } = show('?page=2&more=1')
  await waitFor(() => expect(list().products).toHaveLength(64))
  act(() => list().change({ limit: 60 }))
  await waitFor(() => expect(list().products).toHaveLength(60))
  expect(await loaded()).toMatchObject({ page: 1, pageCount: 2, range: { from: 1, to: 60 } })
  expect(search()).toBe('?limit=60')
  expect(lists().at(-1)).toBe('sort=POPULARITY&order=DESC&limit=60&offset=0')
})

describe('what follows the products that are shown', () => {
  test('is the next page', async () => {
    const list = await show().loaded()
    await expect(list.after(36)).resolves.toEqual(from(37, 36))
  })

  test.each([35, 33])('is the next page, too, when %i of its products are told apart', async (known) => {
    const list = await show().loaded()
    await expect(list.after(known)).resolves.toEqual(from(37, 36))
  })

  test('is counted from the page of the address', async () => {
    const list = await show('?page=2').loaded()
    await expect(list.after(36)).resolves.toEqual(from(73, 28))
  })

  test('is nothing at the end of the list, and nothing is asked for', async () => {
    const list = await show('?page=3').loaded()
    const asked = lists().length
    await expect(list.after(28)).resolves.toEqual([])
    expect(lists()).toHaveLength(asked)
  })

  test('is an error when it does not come', async () => {
    const list = await show().loaded()
    data.listStatus = 400
    await expect(list.after(36)).rejects.toBeInstanceOf(Error)
  })
})
