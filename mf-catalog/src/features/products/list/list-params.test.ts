import { testKernel } from '@prilavok/shared-kernel/testing'
import { DEFAULT_PARAMS, joinParams, readParams } from './list-params'

import { paramsOf, saveParams, storageKey } from './stored-params'

const nowhere = new URLSearchParams()

test('[CAT-017] a page size that the view does not offer becomes 36', () => {
  expect(joinParams({ view: 'list', limit: 12 }).limit).toBe(36)
  expect(joinParams({ view: 'cards', limit: 108 }).limit).toBe(36)
  expect(joinParams({ view: 'cards', limit: 12 }).limit).toBe(12)
  expect(joinParams({ view: 'list', limit: 108 }).limit).toBe(108)
})

test('[CAT-014] [CAT-015] the defaults: list, POPULARITY descending', () => {
  expect(paramsOf(testKernel(), '12', nowhere, undefined)).toEqual({
    limit: 36,
    sort: 'POPULARITY',
    order: 'DESC',
    view: 'list',
  })
})

test('what cannot be used is left out', () => {
  expect(readParams({ sort: 'ID; drop', order: 'UP', view: 'map', limit: '1000000' })).toEqual({})
  expect(readParams({ sort: 'PRICE', order: 'UP' })).toEqual({ sort: 'PRICE', order: 'ASC' })
  expect(paramsOf(testKernel(), '12', nowhere, '{not json')).toEqual(DEFAULT_PARAMS)
})

test('[CAT-020] URL, then the list’s own entry, then the cookie, then the defaults', () => {
  const kernel = testKernel()
  saveParams(kernel, '12', { limit: 84, sort: 'NAME', order: 'ASC', view: 'list' })
  const own = (listKey: string) => kernel.platform.local.get(storageKey(listKey))
  kernel.platform.cookies.set(
    'params_products',
    JSON.stringify({ limit: 24, sort: 'PRICE', order: 'DESC', view: 'cards' }),
  )
  expect(paramsOf(kernel, '12', nowhere, own('12'))).toEqual({
    limit: 84,
    sort: 'NAME',
    order: 'ASC',
    view: 'list',
  })
  const last = { limit: 24, sort: 'PRICE', order: 'DESC', view: 'cards' }
  expect(paramsOf(kernel, '13', nowhere, own('13'))).toEqual(last)
  const address = new URLSearchParams('view=list&limit=60&sort=PRICE&order=ASC')
  for (const listKey of ['12', '13'])
    expect(paramsOf(kernel, listKey, address, own(listKey))).toEqual({
      limit: 60,
      sort: 'PRICE',
      order: 'ASC',
      view: 'list',
    })
})
