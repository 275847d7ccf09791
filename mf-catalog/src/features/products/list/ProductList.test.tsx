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
const heading = () => screen.getByRole('heading', { level: 1 })

test.each(['', 'price:abc'])('empty under «%s», which filters nothing, it is empty alone', (text) => {
  show({ products: [], count: 0, filters: filtered(text) })
  expect(screen.getByText('Раздел пуст')).toBeVisible()
  expect(panel()).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Сортировка' })).not.toBeInTheDocument()
})

test('empty under filters it keeps them', () => {
  show({ products: [], count: 0, filters: filtered('base:stock') })
  expect(screen.queryByText('Раздел пуст')).not.toBeInTheDocument()
  expect(panel()).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Таких товаров нет' })).toBeVisible()
})

test.each(['loading', 'failed'] as const)('a list that is %s is not empty', (state) => {
  show({ state, products: [], count: 0, error: state === 'failed' ? new Error('broken') : null })
  expect(screen.queryByText('Раздел пуст')).not.toBeInTheDocument()
  expect(panel()).toBeInTheDocument()
})

test('a sort that is chosen is set, and the focus goes to the heading', async () => {
  show()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'по названию')
  expect(change.mock.calls).toEqual([[{ sort: 'NAME', order: 'ASC' }]])
  expect(heading()).toHaveFocus()
})

test('a chip that is removed moves the focus to the heading', async () => {
  show({ filters: filtered('base:stock') })
  await userEvent.click(await screen.findByRole('button', { name: /^Убрать: Особенности/ }))
  expect(apply.mock.calls).toEqual([[{}]])
  expect(heading()).toHaveFocus()
})

test('a search begins with the sort by relevance', () => {
  show({ filters: { ...filtered(''), source: { q: 'ручка' } } })
  expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue('по релевантности')
})

test('the reset of the view is offered where there is one', async () => {
  const reset = jest.fn()
  show({ reset })
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить вид' }))
  expect(reset).toHaveBeenCalledTimes(1)
})

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
