import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { catalogApi } from '../../../testing/catalog-api'
import { listState } from '../../../testing/list-state'
import { penFilters, pens } from '../../../testing/pens'
import { ListMore } from './ListMore'
import { ListPaging } from './ListPaging'
import { ListProducts } from './ListProducts'
import { ListToolbar } from './ListToolbar'
import { DEFAULT_PARAMS, type ListParams, sortsOf } from './list-params'
import { ProductList } from './ProductList'
import type { ProductListState } from './use-product-list'

const { data, called } = catalogApi()
const onMore = jest.fn()
/** Says where the router is, and leads back. */
function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>{`Адрес: ${pathname}${search}`}</p>
      <button type="button" onClick={() => navigate('/catalog/12')}>
        Раздел
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
    </>
  )
}
const change = jest.fn()
const apply = jest.fn()
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

describe('ListMore', () => {
  beforeEach(() => onMore.mockClear())

  const show = (changes: Partial<ProductListState> = {}) =>
    renderWithKernel(
      <>
        <ListMore list={listState(changes)} onMore={onMore} />
        <Address />
      </>,
    )
  const more = () => screen.getByRole('link')

  test.each([
    [100, 36, 'Показать ещё 36'],
    [100, 72, 'Показать ещё 28'],
    [37, 36, 'Показать ещё 1'],
  ])('of %i products, %i shown, it offers «%s»', (count, to, text) => {
    show({ count, range: { from: 1, to } })
    expect(more()).toHaveTextContent(text)
    expect(more()).toHaveAttribute('href', '/catalog/12?more=1')
    expect(more()).not.toHaveAttribute('aria-busy')
  })

  test('while the next page is on its way it is busy and a press asks for no other', async () => {
    show({ loadingMore: true })
    expect(more()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(more())
    expect(onMore).not.toHaveBeenCalled()
    expect(screen.getByText('Адрес: /')).toBeVisible()
  })
})

describe('ListPaging', () => {
  test.each([
    ['list', 36, false],
    ['list', 37, true],
    ['cards', 12, false],
    ['cards', 13, true],
  ] as const)('in the view %s, %i products have sizes of a page to choose: %s', (view, count, has) => {
    renderWithKernel(
      <ListPaging
        list={listState({ count, params: { ...DEFAULT_PARAMS, view } })}
        onPage={() => undefined}
        onMore={onMore}
      />,
    )
    expect(screen.queryByRole('radiogroup', { name: 'На странице' }) !== null).toBe(has)
  })
})

describe('ListProducts', () => {
  const focusHeading = jest.fn()

  beforeEach(() => {
    focusHeading.mockClear()
    apply.mockClear()
  })

  const show = (changes: Partial<ProductListState> = {}) =>
    renderWithKernel(
      <ListProducts
        list={listState({ products: testProducts(3), ...changes })}
        focusHeading={focusHeading}
      />,
      { kernel: partKernel() },
    )
  const said = () => screen.getAllByRole('status')[0]?.textContent?.replaceAll('\u00a0', ' ')

  test('how many products were found is said once they are there', () => {
    show()
    expect(said()).toBe('Найдено: 100 товаров')
  })
})

describe('ListToolbar', () => {
  beforeEach(() => change.mockClear())

  interface Shown {
    params?: Partial<ListParams>
    reset?: () => void
    kernel?: ReturnType<typeof partKernel>
  }
  const show = ({ params, reset, kernel = partKernel() }: Shown = {}) =>
    renderWithKernel(
      <ListToolbar
        params={{ ...DEFAULT_PARAMS, ...params }}
        change={change}
        reset={reset}
        sorts={sortsOf({ sectionId: '12' })}
        filterButton={<button type="button">Фильтры</button>}
      />,
      { kernel },
    )

  test('a list of products is inserted, where the shop can read one', async () => {
    const kernel = partKernel()
    const { unmount } = show({ kernel })
    await userEvent.click(screen.getByRole('button', { name: 'Вставить список товаров' }))
    expect(kernel.modals.current()).toEqual([{ name: 'pastePreview', props: { text: '', basket: 'main' } }])
    unmount()
    show({ kernel: partKernel({ plan: { modals: {} } }) })
    expect(screen.queryByRole('button', { name: 'Вставить список товаров' })).not.toBeInTheDocument()
  })
})

describe('ProductList', () => {
  beforeEach(() => {
    change.mockClear()
    apply.mockClear()
    data.products = pens()
    data.filters = penFilters()
  })

  const show = (changes: Partial<ProductListState> = {}) =>
    renderWithKernel(<Page list={listState({ products: testProducts(2), change, ...changes })} />, {
      kernel: partKernel(),
    })

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
})
