import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'

import { catalogApi } from '../../../testing/catalog-api'
import { listState } from '../../../testing/list-state'
import { appliedOf } from '../filters/applied-filters'
import { ListProducts } from './ListProducts'

import type { ProductListState } from './use-product-list'

catalogApi()
const focusHeading = jest.fn()
const apply = jest.fn()
beforeEach(() => {
  focusHeading.mockClear()
  apply.mockClear()
})

const filtered = (text: string) => ({ source: { sectionId: '12' }, applied: appliedOf(text), apply })
const show = (changes: Partial<ProductListState> = {}) =>
  renderWithKernel(
    <ListProducts list={listState({ products: testProducts(3), ...changes })} focusHeading={focusHeading} />,
    { kernel: partKernel() },
  )
const said = () => screen.getAllByRole('status')[0]?.textContent?.replaceAll('\u00a0', ' ')

test('how many products were found is said once they are there', () => {
  show()
  expect(said()).toBe('Найдено: 100 товаров')
})

test.each<[string, Partial<ProductListState>]>([
  ['while it loads', { state: 'loading' }],
  ['when it fails', { state: 'failed', error: new Error('broken') }],
  ['of the list of before', { stale: true }],
  ['on a page behind the last one', { products: [] }],
])('nothing is said %s', (_when, changes) => {
  show(changes)
  expect(said()).toBe('')
})

test('that nothing was found is said, too', () => {
  show({ products: [], count: 0, filters: filtered('base:stock') })
  expect(said()).toBe('Найдено: 0 товаров')
})
