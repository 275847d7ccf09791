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
