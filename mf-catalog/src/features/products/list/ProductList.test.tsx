import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { catalogApi } from '../../../testing/catalog-api'
import { listState } from '../../../testing/list-state'
import { penFilters, pens } from '../../../testing/pens'
import { appliedOf } from '../filters/applied-filters'
import { ProductList } from './ProductList'
import type { ProductListState } from './use-product-list'

const { data, called } = catalogApi()
const change = jest.fn()
const apply = jest.fn()
beforeEach(() => {
  change.mockClear()
  apply.mockClear()
  data.products = pens()
  data.filters = penFilters()
})

function Page({ list }: { list: ProductListState }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Ручки
      </h1>
      <ProductList list={list} empty={<p>Раздел пуст</p>} heading={heading} />
    </>
  )
}
const show = (changes: Partial<ProductListState> = {}) =>
  renderWithKernel(<Page list={listState({ products: testProducts(2), change, ...changes })} />, {
    kernel: partKernel(),
  })
const filtered = (text: string, source = { sectionId: '12' }) => ({ source, applied: appliedOf(text), apply })
const panel = () => screen.queryByRole('complementary', { name: 'Фильтры' })

test.each([
  ['loaded', true],
  ['failed', false],
] as const)('filters that fail beside a list that is %s say so: %s', async (state, says) => {
  data.filtersStatus = 400
  show({ state, error: state === 'failed' ? new Error('broken') : null })
  await waitFor(() => expect(called('/property/')).not.toEqual([]))
  if (says) expect(await screen.findByText(/Фильтры не загрузились/)).toBeInTheDocument()
  else await waitFor(() => expect(panel()).not.toBeInTheDocument())
})

/** Two searches on the page that they share. */
function Searches() {
  const [q, search] = useState('ручка')
  return (
    <>
      <button type="button" onClick={() => search('папка')}>
        Другой поиск
      </button>
      <Page list={listState({ products: [], filters: { ...filtered(''), source: { q } } })} />
    </>
  )
}

test('another search begins with closed groups', async () => {
  renderWithKernel(<Searches />, { kernel: partKernel() })
  const opener = () => screen.findByRole('button', { name: 'Преимущества' })
  await userEvent.click(await opener())
  expect(await opener()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Другой поиск' }))
  await waitFor(async () => expect(await opener()).toHaveAttribute('aria-expanded', 'false'))
})
