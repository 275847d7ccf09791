import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'

import { listState } from '../../../testing/list-state'
import { ListPaging } from './ListPaging'
import { DEFAULT_PARAMS } from './list-params'
import type { ProductListState } from './use-product-list'

const onPage = jest.fn()
const onMore = jest.fn()
const change = jest.fn()
beforeEach(() => {
  for (const heard of [onPage, onMore, change]) heard.mockClear()
})

const paging = (changes: Partial<ProductListState> = {}) => (
  <ListPaging list={listState({ change, ...changes })} onPage={onPage} onMore={onMore} />
)
const show = (changes: Partial<ProductListState> = {}) => renderWithKernel(paging(changes))
const sizes = () => screen.queryByRole('radiogroup', { name: 'На странице' })

test.each([
  ['list', 36, false],
  ['list', 37, true],
  ['cards', 12, false],
  ['cards', 13, true],
] as const)('in the view %s, %i products have sizes of a page to choose: %s', (view, count, has) => {
  show({ count, params: { ...DEFAULT_PARAMS, view } })
  expect(sizes() !== null).toBe(has)
})
