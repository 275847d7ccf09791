import { testKernel } from '@prilavok/shared-kernel/testing'
import { sortsOf } from './list-params'

import { paramsOf, saveParams, storageKey } from './stored-params'

const nowhere = new URLSearchParams()
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
