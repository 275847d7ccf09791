import { partKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { savedListKey } from '../api/saved-list-key'
import { catalogApi } from '../testing/catalog-api'
import { changeFavourite } from './use-favourite'

const { data, requests, intercept } = catalogApi()
const PATH = '/v3/api/catalog/favorite/'
const PEN = testProduct({ ID: 7 })

const posts = () =>
  requests
    .filter(({ method, path }) => method === 'POST' && path === PATH)
    .map(({ body }) => body.get('favorite'))
function hold(): () => void {
  let answer: () => void = () => undefined
  data.gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  return () => answer()
}
function begin() {
  const kernel = partKernel()
  const told = jest.fn()
  kernel.bus.on('favourites:changed', told)
  kernel.query.setQueryData(savedListKey('favorite'), { ITEMS: [], NAV: {} })
  return {
    kernel,
    told: () => told.mock.calls.map(([payload]) => payload),
    change: (favorite: 'Y' | 'N', product = PEN) => changeFavourite(kernel, product, favorite),
    isStale: () => kernel.query.getQueryState(savedListKey('favorite'))?.isInvalidated,
  }
}

test('a change is sent, told with the count and the product, and the favourites are out of date', async () => {
  const { change, told, isStale } = begin()
  change('Y')
  await waitFor(() => expect(told()).toEqual([{ CNT: 1, PRODUCT_ID: 7, FAVORITE: 'Y' }]))
  expect(posts()).toEqual(['Y'])
  expect(isStale()).toBe(true)
})

test('changes of one product go out one after the other; only the last one is told of as its state', async () => {
  const answer = hold()
  const { change, told } = begin()
  change('Y')
  change('N')
  await waitFor(() => expect(posts()).toEqual(['Y']))
  answer()
  await waitFor(() => expect(told()).toHaveLength(2))
  expect(told()).toEqual([{ CNT: 1 }, { CNT: 0, PRODUCT_ID: 7, FAVORITE: 'N' }])
  expect(posts()).toEqual(['Y', 'N'])
})

test('what is rejected is a notice; nothing is told of', async () => {
  intercept(({ method }) => (method === 'POST' ? 422 : undefined))
  const { kernel, change, told, isStale } = begin()
  change('Y')
  await waitFor(() => expect(kernel.notices.current()).toMatchObject([{ kind: 'error' }]))
  expect(told()).toEqual([])
  expect(isStale()).toBe(false)
})
