import { partKernel, renderWithKernel, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BestSellers } from '../features/products/BestSellers'
import { catalogApi } from '../testing/catalog-api'
import { nearObserver } from '../testing/near-observer'
import { renderSlot } from '../testing/render-page'
import { prefetch } from './HomeBlocks'

const { data, calls, intercept, called } = catalogApi()

describe('HomeBlocks', () => {
  beforeEach(() => {
    data.sections = [testSection({ ID: 9, NAME: 'Бумага' })]
    data.products = testProducts(2)
  })

  test('[CAT-064, CAT-062, SHELL-019, SHELL-016, CAT-063] sections, banners, carousels of 12 products each and brands stand in their places and lead on', async () => {
    data.sections.push(testSection({ ID: 10, NAME: 'Ручки' }))
    data.brands = [
      { ID: 5, NAME: 'Альфа', COUNTRY: '', CNT: 3 },
      { ID: 6, NAME: 'Литера', COUNTRY: '', CNT: 30 },
    ]
    const { kernel } = renderSlot('home.blocks', {
      banners: ['1', '2', '3'].map((at) => <h2 key={at}>Баннер {at}</h2>),
    })
    expect(await screen.findByRole('link', { name: /Бумага/ })).toHaveAttribute('href', '/catalog/9')
    expect(screen.getByRole('link', { name: /Ручки/ })).toHaveAttribute('href', '/catalog/10')
    expect(calls).toContain('GET /v3/api/catalog/sectionsmain/')
    expect(screen.getByRole('link', { name: 'Все разделы' })).toHaveAttribute('href', '/catalog-list')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.slice(0, 7)).toEqual([
      ...['Каталог', 'Баннер 1', 'Хиты продаж', 'Баннер 2', 'Распродажа', 'Баннер 3', 'Новинки'],
    ])
    expect(
      screen
        .getAllByRole('link', { name: /^Смотреть все: (Хиты|Расп|Нов)/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/catalog/marks/hot', '/catalog/marks/sale', '/catalog/marks/new'])
    const brands = within(await screen.findByRole('region', { name: 'Бренды' }))
    await brands.findByRole('link', { name: 'Литера' })
    expect(brands.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Все бренды', '/catalog-list#brands'],
      ['Литера', '/catalog/brand/6'],
      ['Альфа', '/catalog/brand/5'],
    ])
    await waitFor(() => expect(calls).toContain('GET /v3/api/catalog/viewed/list/?limit=12'))
    // Who has viewed nothing sees nothing of it.
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Вы смотрели' })).toBeNull())
    await prefetch(kernel)
    expect(called('carousel').sort()).toEqual([
      'GET /v3/api/catalog/marks/hot/carousel/?limit=12',
      'GET /v3/api/catalog/marks/new/carousel/?limit=12',
      'GET /v3/api/catalog/marks/sale/carousel/?limit=12',
    ])
  })

  test('[KERN-018] the sections say that they load, then why they failed, then what there is', async () => {
    intercept(({ path }) =>
      path === '/v3/api/catalog/sectionsmain/'
        ? Response.json({ meta: { errorDetail: 'Нет связи с базой' } }, { status: 502 })
        : undefined,
    )
    renderSlot('home.blocks', {})
    expect(screen.getAllByRole('generic', { busy: true })[0]).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с базой')
    expect(screen.queryAllByRole('generic', { busy: true })).toEqual([])
    expect(await screen.findByRole('heading', { name: 'Хиты продаж' })).toBeVisible()
    intercept(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('link', { name: /Бумага/ })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('[SHELL-019] a carousel says that it loads, then why it failed, then what there is; an empty one is not there', async () => {
    intercept(({ path }) =>
      path.includes('/sale/') ? 500 : path.includes('/new/') ? { ITEMS: [] } : undefined,
    )
    renderSlot('home.blocks', {})
    for (const name of ['Хиты продаж', 'Распродажа', 'Новинки'])
      expect(screen.getByRole('heading', { name })).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('«Распродажа»: товары не загрузились.')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Новинки' })).toBeNull())
    expect(screen.getByRole('heading', { name: 'Хиты продаж' })).toBeVisible()
    intercept(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('heading', { name: 'Распродажа' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a product that stands in several carousels has one count, changed by the page’s queue', async () => {
    const { kernel } = renderSlot('home.blocks', {})
    const name = data.products[0]?.NAME ?? ''
    const cards = await waitFor(() => {
      const found = screen.getAllByRole('article', { name })
      expect(found).toHaveLength(3)
      return found.map((card) => within(card))
    })
    await userEvent.click(cards[0]?.getByRole('button', { name: 'В корзину' }) as HTMLElement)
    for (const card of cards) expect(card.getByRole('textbox', { name: /^Количество/ })).toHaveValue('1')
    await userEvent.click(cards[2]?.getByRole('button', { name: 'Увеличить' }) as HTMLElement)
    for (const card of cards) expect(card.getByRole('textbox', { name: /^Количество/ })).toHaveValue('2')
    const id = data.products[0]?.ID ?? 0
    await waitFor(() => expect(data.basket.get(id)).toBe(2))
    expect(kernel.notices.current()).toHaveLength(1)
    act(() => void kernel.basket.undo())
    act(() => void kernel.basket.undo())
    await waitFor(() => expect(data.basket.has(id)).toBe(false))
  })

  describe('where the browser tells what is near', () => {
    const near = nearObserver()

    test('brands and viewed products load when the visitor comes near, not before', async () => {
      data.viewed = new Set([2])
      data.brands = [{ ID: 6, NAME: 'Литера', COUNTRY: '', CNT: 30 }]
      const { kernel } = renderSlot('home.blocks', {})
      await screen.findByRole('heading', { name: 'Новинки' })
      near.tell(false)
      for (const name of ['last-viewed', 'top-brands'])
        expect(kernel.query.getQueryState(['mf-catalog', 'code', name])?.fetchStatus).toBe('idle')
      expect(calls.filter((call) => /brands|viewed/.test(call))).toEqual([])
      near.tell(true)
      expect(await screen.findByRole('link', { name: 'Литера' })).toBeVisible()
      expect(await screen.findByRole('link', { name: 'Смотреть все: Вы смотрели' })).toHaveAttribute(
        'href',
        '/catalog/viewed',
      )
    })
  })
})

describe('best-sellers', () => {
  const shown = () => waitFor(() => screen.getAllByRole('article'))

  test('[CAT-062] the carousel of the basket asks for 5 products of any badge', async () => {
    data.products = testProducts(20)
    renderSlot('basket.carousel', {}, { path: '/basket' })
    expect(await shown()).toHaveLength(5)
    expect(screen.getByRole('heading', { name: 'Популярные товары' })).toBeVisible()
    expect(called('carousel')).toEqual(['GET /v3/api/catalog/marks/carousel/?limit=5'])
  })

  test('a product does not stand among the best sellers of its own page', async () => {
    data.products = testProducts(5)
    renderWithKernel(<BestSellers except={2} />, { kernel: partKernel() })
    expect(await shown()).toHaveLength(4)
    expect(screen.queryByRole('article', { name: 'Товар 2' })).toBeNull()
  })
})
