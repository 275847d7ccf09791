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
import { useRemovedFavourites } from '../model/use-removed-favourites'
import { catalogApi } from '../testing/catalog-api'
import { pageOf, renderPage } from '../testing/render-page'

const { data, called } = catalogApi()
interface Shown {
  state?: 'loading' | 'failed' | 'loaded'
  products?: Product[]
  count?: number
  search?: string
}
const OUT = [testProduct({ ID: 1, FAVORITE: 'N' }), testProduct({ ID: 2, FAVORITE: 'N' })]

function List({ state = 'loaded', products = OUT, count = 2, search = '' }: Shown) {
  const { emptied } = useRemovedFavourites({ state, products, count }, new URLSearchParams(search))
  return <p>{emptied ? 'пусто' : 'есть'}</p>
}

describe('saved-lists', () => {
  const customer = { cookies: LOGGED_IN, personal: {} }
  const ON = 'В\u00a0избранное'

  beforeEach(() => {
    data.products = testProducts(5)
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

  test('with «Показать ещё» what was taken out goes, and no product is left out', async () => {
    data.products = testProducts(38)
    data.favourites = new Set(data.products.map(({ ID }) => ID))
    renderPage('/catalog/favorite', customer)
    await names()
    await userEvent.click(heart(38))
    await waitFor(() => expect(data.favourites.size).toBe(37))
    await userEvent.click(screen.getByRole('link', { name: /^Показать ещё/ }))
    await waitFor(async () =>
      expect(await names()).toEqual(Array.from({ length: 37 }, (_, at) => `Товар ${37 - at}`)),
    )
  })

  test('[CAT-007] a visitor sees the viewed products, the latest first', async () => {
    renderPage('/catalog/viewed')
    expect(await names()).toEqual(['Товар 4', 'Товар 3'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Просмотренные товары')
  })

  test('[CAT-053] a product page that is opened is put into the viewed list, once, and the count follows', async () => {
    data.detail = testDetail({ ID: 7 })
    const { kernel } = renderPage('/product/7')
    await waitFor(() => expect([...data.viewed]).toEqual([3, 4, 7]))
    await waitFor(() => expect(kernel.query.getQueryData(queryKeys.viewedCount)).toEqual({ CNT: 3 }))
    act(() => void kernel.query.invalidateQueries())
    await waitFor(() => expect(called('GET /v3/api/catalog/product/7/').length).toBeGreaterThan(1))
    expect(called('POST')).toEqual(['POST /v3/api/catalog/viewed/ product_id=7'])
  })
})

describe('use-removed-favourites', () => {
  test.each<[string, Shown, string]>([
    ['whose products were all taken out', {}, 'пусто'],
    [
      'with a favourite left',
      { products: [testProduct({ ID: 1, FAVORITE: 'N' }), testProduct({ ID: 2, FAVORITE: 'Y' })] },
      'есть',
    ],
    ['with more on other pages', { count: 3 }, 'есть'],
    ['that loads', { state: 'loading' }, 'есть'],
    ['that has failed', { state: 'failed' }, 'есть'],
    ['without products', { products: [], count: 0 }, 'есть'],
    ['under filters', { search: 'filter=base:stock' }, 'есть'],
  ])('a list %s', (_which, shown, said) => {
    renderWithKernel(<List {...shown} />, { kernel: partKernel() })
    expect(screen.getByText(said)).toBeVisible()
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
  ])(
    '[CAT-051, CAT-052] %s without products says so in its own words, and how to go on',
    async (path, text) => {
      renderPage(path, { cookies: LOGGED_IN, personal: {} })
      expect(await screen.findByRole('heading', { level: 2, name: text })).toBeVisible()
      expect(screen.getByRole('link', { name: /Открыть каталог|Все товары бренда/ })).toBeVisible()
    },
  )

  test.each(['/search?q=x&filter=base:stock', '/catalog/favorite?filter=base:stock'])(
    '%s without products says that the filters leave none',
    async (path) => {
      renderPage(path, { cookies: LOGGED_IN, personal: {} })
      expect(await screen.findByRole('heading', { level: 2, name: 'Таких товаров нет' })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Сбросить все фильтры' })).toBeVisible()
    },
  )
})
