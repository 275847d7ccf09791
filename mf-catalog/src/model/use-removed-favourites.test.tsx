import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'

import { useState } from 'react'
import { savedListKey } from '../api/saved-list-key'
import { useRemovedFavourites } from './use-removed-favourites'

interface Shown {
  state?: 'loading' | 'failed' | 'loaded'
  products?: Product[]
  count?: number
  search?: string
}
const product = (ID: number, FAVORITE: 'Y' | 'N') => testProduct({ ID, FAVORITE })
const OUT = [product(1, 'N'), product(2, 'N')]

function List({ state = 'loaded', products = OUT, count = 2, search = '' }: Shown) {
  const [query, setQuery] = useState(search)
  const { emptied } = useRemovedFavourites({ state, products, count }, new URLSearchParams(query))
  return (
    <>
      <p>{emptied ? 'пусто' : 'есть'}</p>
      {['', 'more=1'].map((next) => (
        <button key={next} type="button" onClick={() => setQuery(next)}>
          {`Дальше: ${next}`}
        </button>
      ))}
    </>
  )
}
const show = (shown: Shown = {}) => {
  const kernel = partKernel()
  const key = [...savedListKey('favorite'), {}]
  kernel.query.setQueryData(key, { ITEMS: [] })
  renderWithKernel(<List {...shown} />, { kernel })
  return { isStale: () => kernel.query.getQueryState(key)?.isInvalidated }
}
const said = () => screen.getByText(/^(пусто|есть)$/).textContent

test('a list whose products were all taken out is empty', () => {
  show()
  expect(said()).toBe('пусто')
})

test.each<[string, Shown]>([
  ['with a favourite left', { products: [product(1, 'N'), product(2, 'Y')] }],
  ['with more on other pages', { count: 3 }],
  ['that loads', { state: 'loading' }],
  ['that has failed', { state: 'failed' }],
  ['without products', { products: [], count: 0 }],
  ['under filters', { search: 'filter=base:stock' }],
])('a list %s is not', (_which, shown) => {
  show(shown)
  expect(said()).toBe('есть')
})
