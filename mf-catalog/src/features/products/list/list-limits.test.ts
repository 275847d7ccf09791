import { testKernel } from '@prilavok/shared-kernel/testing'
import { fitLimit, isDefault, readParams, sortsOf } from './list-params'
import { moreUrl, pageUrl, readPages, urlWith } from './list-url'
import { paramsOf, saveParams, storageKey } from './stored-params'

const nowhere = new URLSearchParams()
const DEFAULTS = { limit: 36, sort: 'POPULARITY', order: 'DESC', view: 'list' } as const

test('no more than four further pages stand below the first one', () => {
  expect(readPages(new URLSearchParams('more=9'))).toEqual({ page: 1, more: 4 })
  expect(readPages(new URLSearchParams('more=-1')).more).toBe(0)
  const search = (more: number) => new URLSearchParams({ more: String(more) })
  expect(moreUrl('/catalog/12', search(3), 99)).toBe('/catalog/12?more=4')
  expect(moreUrl('/catalog/12', search(4), 99)).toBeNull()
})

test('«Показать ещё» ends with the last page', () => {
  expect(moreUrl('/catalog/12', nowhere, 2)).toBe('/catalog/12?more=1')
  expect(moreUrl('/catalog/12', nowhere, 1)).toBeNull()
  expect(moreUrl('/catalog/12', nowhere, 0)).toBeNull()
})

test('an address without parameters has no question mark', () => {
  expect(urlWith('/catalog/12', new URLSearchParams('sort=PRICE'), { sort: null })).toBe('/catalog/12')
  expect(urlWith('/catalog/12', nowhere, { page: 2, view: 'cards' })).toBe('/catalog/12?page=2&view=cards')
  expect(pageUrl('/catalog/12', new URLSearchParams('page=3'), 1)).toBe('/catalog/12')
})

test('the defaults are those of all four parameters', () => {
  expect(isDefault(DEFAULTS)).toBe(true)
  for (const other of [{ limit: 60 }, { sort: 'PRICE' }, { order: 'ASC' }, { view: 'cards' }] as const)
    expect(isDefault({ ...DEFAULTS, ...other })).toBe(false)
})

test.each([
  ['list', [36, 60, 84, 108]],
  ['cards', [12, 24, 36]],
] as const)('[CAT-017] the view %s has the page sizes %j', (view, sizes) => {
  for (const size of [12, 24, 36, 60, 84, 108])
    expect(fitLimit(size, view)).toBe((sizes as readonly number[]).includes(size) ? size : 36)
})

test('each parameter is read by itself; the order of a sort may be left out', () => {
  expect(readParams({ sort: 'PRICE', order: 'DESC' })).toEqual({ sort: 'PRICE', order: 'DESC' })
  expect(readParams({ sort: 'NAME' })).toEqual({ sort: 'NAME', order: 'ASC' })
  expect(readParams({ order: 'DESC' })).toEqual({})
  expect(readParams({ view: 'cards', limit: '24' })).toEqual({ view: 'cards', limit: 24 })
  expect(readParams({ limit: '37' })).toEqual({})
})

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

  test('for a search is no order of the next one, nor of anything else', () => {
    for (const listKey of ['search', '12', 'viewed'])
      expect(chosenFor('search', listKey)).toEqual({ ...DEFAULTS, limit: 12, view: 'cards' })
  })

  test('for the favourites stays theirs', () => {
    expect(chosenFor('favorite', 'favorite')).toEqual(chosen)
    expect(chosenFor('favorite', '12')).toEqual({ ...DEFAULTS, limit: 12, view: 'cards' })
  })

  test.each(['null', '5', '"list"', '[]'])('«%s» in the storage is nothing', (text) => {
    expect(paramsOf(testKernel(), '12', nowhere, text)).toEqual(DEFAULTS)
  })
})
