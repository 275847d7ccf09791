import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { DEFAULT_PARAMS, joinParams, type ListParams, readParams, sortsOf } from './list-params'
import { moreUrl, pageUrl, readPages } from './list-url'
import { clearParams, paramsOf, saveParams, storageKey } from './stored-params'

const nowhere = new URLSearchParams()

describe('list-limits', () => {
  const DEFAULTS = { limit: 36, sort: 'POPULARITY', order: 'DESC', view: 'list' } as const

  test.each([
    [{ sectionId: '12' }, 'по популярности'],
    [{ q: 'бумага' }, 'по релевантности'],
    [{ saved: 'viewed' }, 'сначала недавние'],
    [{ mark: 'hot' }, 'по популярности'],
  ] as const)('the list of %j begins with the sort «%s», the other three are the same', (source, title) => {
    const [first, ...others] = sortsOf(source)
    expect(first).toEqual({ sort: 'POPULARITY', order: 'DESC', title })
    expect(others.map((choice) => choice.title)).toEqual(['сначала дешевле', 'сначала дороже', 'по названию'])
  })

  describe('what is chosen', () => {
    const chosen = { limit: 12, sort: 'PRICE', order: 'ASC', view: 'cards' } as const
    const chosenFor = (listKey: string, other: string) => {
      const kernel = testKernel()
      saveParams(kernel, listKey, chosen)
      return paramsOf(kernel, other, nowhere, kernel.platform.local.get(storageKey(other)))
    }

    test('for a section begins another one, but no list that has an order of its own', () => {
      expect(chosenFor('12', '13')).toEqual(chosen)
      for (const listKey of ['search', 'favorite', 'viewed'])
        expect(chosenFor('12', listKey)).toEqual({ ...DEFAULTS, limit: 12, view: 'cards' })
    })

    test('for the favourites stays theirs', () => {
      expect(chosenFor('favorite', 'favorite')).toEqual(chosen)
      expect(chosenFor('favorite', '12')).toEqual({ ...DEFAULTS, limit: 12, view: 'cards' })
    })

    test.each(['null', '5', '"list"', '[]'])('«%s» in the storage is nothing', (text) => {
      expect(paramsOf(testKernel(), '12', nowhere, text)).toEqual(DEFAULTS)
    })
  })
})

describe('list-params', () => {
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
})

describe('list-url', () => {
  const search = (text: string) => new URLSearchParams(text)

  test.each([
    ['', { page: 1, more: 0 }],
    ['page=1', { page: 1, more: 0 }],
    ['page=2', { page: 2, more: 0 }],
    ['page=0', { page: 1, more: 0 }],
    ['page=-1', { page: 1, more: 0 }],
    ['page=1.5', { page: 1, more: 0 }],
    ['page=99999999999999999999', { page: 1, more: 0 }],
    ['page=Infinity', { page: 1, more: 0 }],
    ['more=1', { page: 1, more: 1 }],
    ['more=4', { page: 1, more: 4 }],
    ['more=5', { page: 1, more: 4 }],
    ['more=x', { page: 1, more: 0 }],
    ['more=-2', { page: 1, more: 0 }],
  ])('«%s» is %j', (text, pages) => {
    expect(readPages(search(text))).toEqual(pages)
  })

  test('the first page has no number in its address, and no page below it', () => {
    expect(pageUrl('/catalog/12', search('page=2&more=1'), 1)).toBe('/catalog/12')
    expect(pageUrl('/catalog/12', search('more=1'), 2)).toBe('/catalog/12?page=2')
  })

  test.each([
    ['', 1, null],
    ['', 2, '?more=1'],
    ['more=1', 2, null],
    ['more=1', 3, '?more=2'],
    ['page=2', 2, null],
    ['page=2', 3, '?page=2&more=1'],
    ['page=2&more=1', 3, null],
    ['more=3', 9, '?more=4'],
    ['more=4', 9, null],
  ])('after «%s» of %i pages one more stands at %s', (text, pageCount, url) => {
    expect(moreUrl('/catalog/12', search(text), pageCount)).toBe(url && `/catalog/12${url}`)
  })
})

describe('stored-params', () => {
  const DEFAULTS: ListParams = { limit: 36, sort: 'POPULARITY', order: 'DESC', view: 'list' }
  const CHOSEN: ListParams = { limit: 24, sort: 'PRICE', order: 'DESC', view: 'cards' }

  const own = ({ platform }: Kernel, listKey: string) => platform.local.get(storageKey(listKey))
  const last = ({ platform }: Kernel) => platform.cookies.get('params_products')
  const parsed = (text: string | undefined) => JSON.parse(text ?? 'null') as unknown
  const withCookie = (text: string) => {
    const kernel = testKernel()
    kernel.platform.cookies.set('params_products', text)
    return kernel
  }

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
})
