import type { Product } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import {
  LOGGED_IN,
  partKernel,
  renderWithKernel,
  testDetail,
  testProduct,
  testProducts,
  testSection,
} from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { savedListKey } from '../api/saved-list-key'
import { useRemovedFavourites } from '../model/use-removed-favourites'
import { catalogApi } from '../testing/catalog-api'
import { pageOf, renderPage } from '../testing/render-page'

const { data, called, calls } = catalogApi()
interface Shown {
  state?: 'loading' | 'failed' | 'loaded'
  products?: Product[]
  count?: number
  search?: string
}
const OUT = [testProduct({ ID: 1, FAVORITE: 'N' }), testProduct({ ID: 2, FAVORITE: 'N' })]

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

describe('saved-lists', () => {
  const customer = { cookies: LOGGED_IN, personal: {} }
  const ON = 'В\u00a0избранное'

  beforeEach(() => {
    data.products = testProducts(50)
    data.favourites = new Set([1, 2])
    data.viewed = new Set([3, 4])
  })

  const names = async () =>
    within(await screen.findByRole('list', { name: 'Товары' }))
      .getAllByRole('link')
      .filter((link) => link.id)
      .map(({ textContent }) => textContent)
  const row = (id: number) => screen.getByRole('listitem', { name: `Товар ${id}` })
  const heart = (id: number) => within(row(id)).getByRole('button', { name: ON })

  test('[CAT-006] a customer sees the favourites', async () => {
    renderPage('/catalog/favorite', customer)
    expect(await names()).toEqual(['Товар 2', 'Товар 1'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Избранное')
    expect(pageOf('/catalog/favorite')?.module.head?.({} as never, {} as never)).toEqual({
      title: 'Избранное',
      robots: 'noindex',
    })
  })

  test('[CAT-006] a visitor is sent to the root and asked to log in; the list is not asked for', async () => {
    data.personal = { ID: null }
    const prompted = jest.fn()
    const { kernel, url } = renderPage('/catalog/favorite', { cookies: {} })
    kernel.bus.on('session:prompted', prompted)
    await waitFor(() => expect(url()).toBe('/'))
    expect(prompted).toHaveBeenCalledWith({ returnTo: '/catalog/favorite' })
    expect(called('/favorite/list/')).toEqual([])
  })

  test('a favourite that is taken out stays in its place and comes back with «Вернуть»', async () => {
    renderPage('/catalog/favorite', customer)
    await names()
    await userEvent.click(heart(2))
    expect(row(2)).toHaveTextContent('Убран из избранного.')
    await waitFor(() => expect([...data.favourites]).toEqual([1]))
    expect(await names()).toEqual(['Товар 2', 'Товар 1'])
    await userEvent.click(within(row(2)).getByRole('button', { name: 'Вернуть' }))
    expect(row(2)).not.toHaveTextContent('Убран')
    await waitFor(() => expect([...data.favourites]).toEqual([1, 2]))
    expect(heart(1)).toHaveAttribute('aria-pressed', 'true')
  })

  test('[CAT-051] the last favourite taken out leaves «Список избранного пуст», the way on and the way back', async () => {
    renderPage('/catalog/favorite', customer)
    await names()
    await userEvent.click(heart(1))
    await userEvent.click(heart(2))
    expect(await screen.findByRole('heading', { name: 'Список избранного пуст' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await waitFor(() => expect(data.favourites.size).toBe(0))
    await userEvent.click(screen.getByRole('button', { name: /^Вернуть 2\sтовара$/ }))
    expect((await names()).length).toBe(2)
    await waitFor(() => expect(data.favourites.size).toBe(2))
  })

  test('[CAT-051] a customer without favourites reads that the list is empty', async () => {
    data.favourites = new Set()
    renderPage('/catalog/favorite', customer)
    expect(await screen.findByRole('heading', { name: 'Список избранного пуст' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Вернуть/ })).not.toBeInTheDocument()
  })

  test('with «Показать ещё» what was taken out goes, and no product is left out', async () => {
    data.favourites = new Set(data.products.map(({ ID }) => ID))
    renderPage('/catalog/favorite', customer)
    await names()
    await userEvent.click(heart(50))
    await waitFor(() => expect(data.favourites.size).toBe(49))
    await userEvent.click(screen.getByRole('link', { name: /^Показать ещё/ }))
    await waitFor(async () =>
      expect(await names()).toEqual(Array.from({ length: 49 }, (_, at) => `Товар ${49 - at}`)),
    )
  })

  test('a list that the server answers before it hears of a heart does not take it back', async () => {
    data.sections = [testSection({ ID: 12 })]
    const { kernel } = renderPage('/catalog/12', customer)
    await names()
    let hear: () => void = () => undefined
    data.gate = new Promise<void>((resolve) => {
      hear = resolve
    })
    await userEvent.click(heart(9))
    await act(() => kernel.query.invalidateQueries({ queryKey: queryKeys.products }))
    expect(data.favourites.has(9)).toBe(false)
    expect(heart(9)).toHaveAttribute('aria-pressed', 'true')
    hear()
    await waitFor(() => expect(data.favourites.has(9)).toBe(true))
    expect(heart(9)).toHaveAttribute('aria-pressed', 'true')
  })

  test('what is made a favourite elsewhere is there when the list is opened again', async () => {
    data.sections = [testSection({ ID: 12 })]
    const first = renderPage('/catalog/favorite', customer)
    await names()
    first.unmount()
    const { kernel } = first
    const list = renderPage('/catalog/12', { kernel })
    await names()
    await userEvent.click(heart(9))
    await waitFor(() => expect(data.favourites.has(9)).toBe(true))
    list.unmount()
    renderPage('/catalog/favorite', { kernel })
    await waitFor(async () => expect(await names()).toEqual(['Товар 9', 'Товар 2', 'Товар 1']))
  })

  test.each([
    ['a visitor', {}],
    ['a customer', customer],
  ])('[CAT-007] %s sees the viewed products, the latest first', async (_who, who) => {
    renderPage('/catalog/viewed', who)
    expect(await names()).toEqual(['Товар 4', 'Товар 3'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Просмотренные товары')
  })

  test.each([
    ['a visitor', {}],
    ['a customer', customer],
  ])(
    '[CAT-053] a product page opened by %s is put into the viewed list, once, and the count follows',
    async (_who, who) => {
      data.detail = testDetail({ ID: 7 })
      const { kernel } = renderPage('/product/7', who)
      await waitFor(() => expect([...data.viewed]).toEqual([3, 4, 7]))
      await waitFor(() => expect(kernel.query.getQueryData(queryKeys.viewedCount)).toEqual({ CNT: 3 }))
      act(() => void kernel.query.invalidateQueries())
      await waitFor(() => expect(called('GET /v3/api/catalog/product/7/').length).toBeGreaterThan(1))
      expect(called('POST')).toEqual(['POST /v3/api/catalog/viewed/ product_id=7'])
    },
  )

  test('a product that is not there is not viewed', async () => {
    renderPage('/product/99')
    expect(await screen.findByRole('heading', { name: 'Товар не найден' })).toBeVisible()
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  test('nobody is told that a product could not be noted as viewed', async () => {
    data.detail = testDetail({ ID: 7 })
    data.savedStatus = 500
    const { kernel } = renderPage('/product/7')
    await waitFor(() => expect(called('POST /v3/api/catalog/viewed/')).toHaveLength(1))
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(kernel.notices.current()).toEqual([])
    expect(kernel.modals.current()).toEqual([])
  })
})

describe('use-removed-favourites', () => {
  const product = (ID: number, FAVORITE: 'Y' | 'N') => testProduct({ ID, FAVORITE })

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
})

describe('empty-lists', () => {
  beforeEach(() => {
    data.sections = [testSection({ ID: 12 })]
    data.marks = [{ CODE: 'hot', TITLE: 'Хит', COLOR: '', PREDEFINED: 'N' }]
    data.brands = [{ ID: 5, NAME: 'Литера', COUNTRY: '', CNT: 0 }]
  })

  test.each([
    ['/search?q=x', 'По вашему запросу ничего не найдено'],
    ['/catalog/viewed', 'Вы ещё не\u00a0смотрели товары'],
    ['/catalog/marks/hot', 'Нет товаров с\u00a0этой отметкой'],
    ['/catalog/brand/5', 'У\u00a0бренда пока нет товаров'],
    ['/catalog/brand/5/12', 'В\u00a0этом разделе у\u00a0бренда пока нет товаров'],
    ['/catalog/12', 'В разделе пока нет товаров'],
    ['/catalog/favorite', 'Список избранного пуст'],
  ])('[CAT-052] %s without products says so in its own words, and how to go on', async (path, text) => {
    renderPage(path, { cookies: LOGGED_IN, personal: {} })
    expect(await screen.findByRole('heading', { level: 2, name: text })).toBeVisible()
    expect(screen.getByRole('link', { name: /Открыть каталог|Все товары бренда/ })).toBeVisible()
  })

  test.each([
    '/search?q=x&filter=base:stock',
    '/catalog/viewed?filter=base:stock',
    '/catalog/marks/hot?filter=base:stock',
    '/catalog/brand/5?filter=base:stock',
    '/catalog/brand/5/12?filter=base:stock',
    '/catalog/12?filter=base:stock',
    '/catalog/favorite?filter=base:stock',
  ])('%s without products says that the filters leave none', async (path) => {
    renderPage(path, { cookies: LOGGED_IN, personal: {} })
    expect(await screen.findByRole('heading', { level: 2, name: 'Таких товаров нет' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Сбросить все фильтры' })).toBeVisible()
  })
})
