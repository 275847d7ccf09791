import {
  partKernel,
  renderWithKernel,
  testDetail,
  testProducts,
  testSection,
} from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrandIndex } from '../features/brands/BrandIndex'
import { catalogApi } from '../testing/catalog-api'
import { pageOf, renderPage } from '../testing/render-page'

const { data, called, intercept } = catalogApi()

describe('mark-brand', () => {
  const paper = testSection({ ID: 1, NAME: 'Бумага', CNT: 30 })
  const office = testSection({ ID: 2, NAME: 'Для офиса', IBLOCK_SECTION_ID: 1, DEPTH_LEVEL: 2, CNT: 20 })
  const photo = testSection({ ID: 3, NAME: 'Фотобумага', IBLOCK_SECTION_ID: 1, DEPTH_LEVEL: 2, CNT: 10 })

  beforeEach(() => {
    data.products = testProducts(3)
    data.sections = [paper, office, photo]
    data.marks = [
      { CODE: 'hot', TITLE: 'Хит', COLOR: '#F9A726', PREDEFINED: 'N' },
      { CODE: 'delivery-exclude', TITLE: 'Не учитывается при доставке', COLOR: '', PREDEFINED: 'Y' },
    ]
    data.brands = [{ ID: 5, NAME: 'Литера', COUNTRY: 'Россия', CNT: 30 }]
  })

  const rows = async () => (await screen.findByRole('list', { name: 'Товары' })).children.length
  const title = () => screen.getByRole('heading', { level: 1 })
  const crumbs = () =>
    within(screen.getByRole('navigation', { name: 'Путь по сайту' }))
      .getAllByRole('listitem')
      .map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href')])
  const headOf = async (path: string) => {
    const found = pageOf(path)
    const { kernel } = renderPage(path)
    await screen.findAllByRole('heading', { level: 1 })
    await found?.module.prefetch?.(kernel, found.page)
    return found?.module.head?.(kernel, found.page)
  }

  test('[CAT-004] /catalog/marks/{code} shows the products that carry the mark, under its title, also for search engines', async () => {
    expect(await headOf('/catalog/marks/hot')).toMatchObject({
      title: 'Хит',
      description: expect.stringContaining('Хит'),
    })
    expect(await rows()).toBe(3)
    expect(title()).toHaveTextContent('Хит')
    expect(screen.getByText('3 товара')).toBeVisible()
    expect(called('/list/')).toContain(
      'GET /v3/api/catalog/marks/hot/list/?sort=POPULARITY&order=DESC&limit=36&offset=0',
    )
  })

  test('a mark that the shop does not have is not found', async () => {
    expect(await headOf('/catalog/marks/other')).toEqual({
      title: 'Отметка не найдена',
      robots: 'noindex',
      missing: true,
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Отметка не найдена' })).toBeVisible()
  })

  test('[CAT-005] /catalog/brand/{id} is the brand’s page: name, country, sections that hold its products, and the products', async () => {
    renderPage('/catalog/brand/5')
    expect(await rows()).toBe(3)
    expect(title()).toHaveTextContent('Литера')
    expect(screen.getByText('Страна бренда: Россия')).toBeVisible()
    expect(
      within(screen.getByRole('navigation', { name: 'Разделы' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Для офиса20', '/catalog/brand/5/2'],
      ['Фотобумага10', '/catalog/brand/5/3'],
    ])
    expect(called('/list/')).toEqual([
      'GET /v3/api/catalog/brands/5/list/?sort=POPULARITY&order=DESC&limit=36&offset=0',
    ])
  })

  test('[CAT-005] /catalog/brand/{id}/{section} shows the products of one section, and the way back', async () => {
    renderPage('/catalog/brand/5/2')
    expect(await rows()).toBe(3)
    expect(title()).toHaveTextContent('Литера: Для офиса')
    expect(called('/list/')).toEqual([
      'GET /v3/api/catalog/brands/5/2/list/?sort=POPULARITY&order=DESC&limit=36&offset=0',
    ])
    expect(crumbs()).toEqual([
      ['Главная', '/'],
      ['Каталог', '/catalog-list'],
      ['Бренды', '/catalog-list#brands'],
      ['Литера', '/catalog/brand/5'],
      ['Бумага', '/catalog/brand/5/1'],
      ['Для офиса', undefined],
    ])
  })

  test.each([
    ['/catalog/brand/99', 'Бренд не найден'],
    ['/catalog/brand/5/99', 'Раздел не найден'],
  ])('%s does not exist: «%s»', async (path, name) => {
    expect(await headOf(path)).toEqual({ title: name, robots: 'noindex', missing: true })
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('the product page links to its brand and to the list of each of its badges', async () => {
    data.detail = testDetail({
      ID: 7,
      MARKS: data.marks,
      SPECIAL_PERCENT: 15,
      UP_TM: { ID: 5, TITLE: 'Литера' },
    })
    renderPage('/product/7')
    expect(await screen.findByRole('link', { name: 'Литера' })).toHaveAttribute('href', '/catalog/brand/5')
    expect(screen.getByRole('link', { name: 'Хит' })).toHaveAttribute('href', '/catalog/marks/hot')
    expect(screen.getByRole('link', { name: 'Товар не учитывается при доставке' })).toHaveAttribute(
      'href',
      '/catalog/marks/delivery-exclude',
    )
    expect(screen.getByText(/^Спеццена/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Спеццена/ })).not.toBeInTheDocument()
  })
})

describe('brands', () => {
  describe('BrandIndex', () => {
    const brand = (ID: number, NAME: string, CNT: number) => ({ ID, NAME, COUNTRY: '', CNT })
    const scrolledTo: string[] = []
    beforeEach(() => {
      scrolledTo.length = 0
      // jsdom has no layout to scroll in.
      Element.prototype.scrollIntoView = function () {
        scrolledTo.push(this.id)
      }
      data.brands = [brand(5, 'Альфа', 1200), brand(6, 'Литера', 30)]
    })
    afterEach(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    })

    const show = (path = '/catalog-list') => renderWithKernel(<BrandIndex />, { path, kernel: partKernel() })

    test('brands that do not come say so, and are asked for again', async () => {
      intercept(() => 400)
      show()
      expect(await screen.findByText('Список брендов не загрузился')).toBeVisible()
      expect(screen.queryByRole('generic', { busy: true })).not.toBeInTheDocument()
      intercept(() => undefined)
      await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
      expect(await screen.findByRole('link', { name: 'Литера' })).toBeVisible()
      expect(screen.queryByText('Список брендов не загрузился')).not.toBeInTheDocument()
      expect(called('/brands/')).toHaveLength(2)
    })
  })

  describe('TopBrands', () => {})
})
