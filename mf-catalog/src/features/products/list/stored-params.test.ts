import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { testKernel } from '@prilavok/shared-kernel/testing'
import type { ListParams } from './list-params'
import { clearParams, paramsOf, saveParams, storageKey } from './stored-params'

const DEFAULTS: ListParams = { limit: 36, sort: 'POPULARITY', order: 'DESC', view: 'list' }
const CHOSEN: ListParams = { limit: 24, sort: 'PRICE', order: 'DESC', view: 'cards' }
const WITHOUT_SORT = { limit: 24, view: 'cards' }

const nowhere = new URLSearchParams()
const own = ({ platform }: Kernel, listKey: string) => platform.local.get(storageKey(listKey))
const last = ({ platform }: Kernel) => platform.cookies.get('params_products')
const parsed = (text: string | undefined) => JSON.parse(text ?? 'null') as unknown
const withCookie = (text: string) => {
  const kernel = testKernel()
  kernel.platform.cookies.set('params_products', text)
  return kernel
}

test('a list has an entry of its own', () => {
  expect(storageKey('12')).toBe('params_products_12')
  expect(storageKey('search')).toBe('params_products_search')
})

test('of a section all is remembered, for it and for lists that have nothing of their own', () => {
  const kernel = testKernel()
  saveParams(kernel, '12', CHOSEN)
  expect(parsed(own(kernel, '12'))).toEqual(CHOSEN)
  expect(parsed(last(kernel))).toEqual(CHOSEN)
  expect(own(kernel, '13')).toBeUndefined()
})

test('of a search no sort is remembered', () => {
  const kernel = testKernel()
  saveParams(kernel, 'search', CHOSEN)
  expect(parsed(own(kernel, 'search'))).toEqual(WITHOUT_SORT)
  expect(parsed(last(kernel))).toEqual(WITHOUT_SORT)
})

test.each(['favorite', 'viewed'])('of %s the sort is remembered for that list alone', (listKey) => {
  const kernel = testKernel()
  saveParams(kernel, listKey, CHOSEN)
  expect(parsed(own(kernel, listKey))).toEqual(CHOSEN)
  expect(parsed(last(kernel))).toEqual(WITHOUT_SORT)
})

test('a list without a sort to pass on leaves the one that was used last', () => {
  const kernel = testKernel()
  saveParams(kernel, '12', { limit: 60, sort: 'NAME', order: 'ASC', view: 'list' })
  saveParams(kernel, 'search', CHOSEN)
  expect(parsed(last(kernel))).toEqual({ limit: 24, sort: 'NAME', order: 'ASC', view: 'cards' })
})

test('what the cookie holds besides what can be read is not kept', () => {
  const kernel = withCookie('{"sort":"PRICE","order":"ASC","colour":"green"}')
  saveParams(kernel, 'search', CHOSEN)
  expect(parsed(last(kernel))).toEqual({ ...WITHOUT_SORT, sort: 'PRICE', order: 'ASC' })
})

test('a search takes neither a sort of its own entry nor of the cookie, but of the address', () => {
  const kernel = withCookie(JSON.stringify({ ...CHOSEN, view: 'list', limit: 60 }))
  expect(paramsOf(kernel, 'search', nowhere, undefined)).toEqual({ ...DEFAULTS, limit: 60 })
  expect(paramsOf(kernel, 'search', nowhere, JSON.stringify(CHOSEN))).toEqual({
    ...DEFAULTS,
    ...WITHOUT_SORT,
  })
  expect(paramsOf(kernel, 'search', new URLSearchParams('sort=NAME'), undefined)).toMatchObject({
    sort: 'NAME',
    order: 'ASC',
  })
})

test.each(['favorite', 'viewed'])('%s takes a sort of its own entry, none of the cookie', (listKey) => {
  const kernel = withCookie(JSON.stringify({ sort: 'NAME', order: 'ASC' }))
  expect(paramsOf(kernel, listKey, nowhere, undefined)).toEqual(DEFAULTS)
  expect(paramsOf(kernel, listKey, nowhere, JSON.stringify(CHOSEN))).toEqual(CHOSEN)
})

test.each(['search', 'favorite', 'viewed'])(
  'a cookie that says a part of it counts for %s as far as it goes',
  (listKey) => {
    expect(paramsOf(withCookie('{"view":"cards"}'), listKey, nowhere, undefined)).toEqual({
      ...DEFAULTS,
      view: 'cards',
    })
    expect(paramsOf(withCookie('{"limit":60}'), listKey, nowhere, undefined)).toEqual({
      ...DEFAULTS,
      limit: 60,
    })
  },
)

test.each(['null', '5', '"list"', '{', ''])('a cookie «%s» is none', (text) => {
  expect(paramsOf(withCookie(text), '12', nowhere, undefined)).toEqual(DEFAULTS)
})

test('cleared, neither the list nor the others remember anything', () => {
  const kernel = testKernel()
  saveParams(kernel, '12', CHOSEN)
  saveParams(kernel, '13', CHOSEN)
  clearParams(kernel, '12')
  expect(own(kernel, '12')).toBeUndefined()
  expect(last(kernel)).toBeUndefined()
  expect(parsed(own(kernel, '13'))).toEqual(CHOSEN)
})
