import { partKernel, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { productsTexts } from '../features/products/texts'
import { catalogApi } from '../testing/catalog-api'
import { pageOf, renderPage } from '../testing/render-page'

const { data, calls, intercept } = catalogApi()

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки', CNT: 100 })]
  data.products = testProducts(3)
})

const lists = () => calls.filter((call) => call.includes('/list/'))
const rows = async () => (await screen.findByRole('list', { name: 'Товары' })).children.length

test('[CAT-003] [CAT-018] the products of the section, with the number of pages of all that fit', async () => {
  data.products = testProducts(100)
  renderPage('/catalog/12')
  expect(await rows()).toBe(36)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ручки')
  expect(screen.getByText('100 товаров')).toBeVisible()
  expect(screen.getAllByRole('link', { name: /^Страница/ }).map((link) => link.textContent)).toEqual([
    '1',
    '2',
    '3',
  ])
  expect(lists()).toEqual([
    'GET /v3/api/catalog/list/?filter[SECTION_ID]=12&sort=POPULARITY&order=DESC&limit=36&offset=0',
  ])
})

test('[KERN-040] [CAT-018] page 3 of 36 is asked for by offset 72', async () => {
  data.products = testProducts(74)
  renderPage('/catalog/12?page=3')
  expect(await rows()).toBe(2)
  expect(lists()[0]).toMatch(/&limit=36&offset=72$/)
})

test.each([
  [12, 0],
  [13, 2],
  [25, 3],
])('[CAT-018] %i products are on %i numbered pages of twelve', async (count, pages) => {
  data.products = testProducts(count)
  renderPage('/catalog/12?view=cards&limit=12')
  expect(await rows()).toBe(12)
  expect(screen.queryAllByRole('link', { name: /^Страница/ })).toHaveLength(pages)
})

test('[CAT-015] each sort asks for the list by its sort and order, on page 1; by popularity first', async () => {
  const { url } = renderPage('/catalog/12')
  const sort = await screen.findByRole('combobox', { name: 'Сортировка' })
  expect(sort).toHaveDisplayValue('по популярности')
  await waitFor(() => expect(lists().at(-1)).toContain('sort=POPULARITY&order=DESC'))
  const choices = within(sort).getAllByRole<HTMLOptionElement>('option')
  expect(choices.map(({ text }) => text)).toEqual([
    'по популярности',
    'сначала дешевле',
    'сначала дороже',
    'по названию',
  ])
  for (const [title, query] of [
    ['сначала дешевле', 'sort=PRICE&order=ASC'],
    ['сначала дороже', 'sort=PRICE&order=DESC'],
    ['по названию', 'sort=NAME&order=ASC'],
  ] as const) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), title)
    await waitFor(() => expect(lists().at(-1)).toContain(`${query}&limit=36&offset=0`))
    expect(url()).toBe(`/catalog/12?${query}`)
  }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'по популярности')
  await waitFor(() => expect(url()).toMatch(/^\/catalog\/12/))
  expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue('по популярности')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('[CAT-014] rows or cards, rows first, over the same products', async () => {
  renderPage('/catalog/12')
  expect(await screen.findByRole('radio', { name: 'Список' })).toBeChecked()
  const names = data.products.map(({ NAME }) => NAME)
  const shownBy = (role: string) => names.filter((name) => screen.queryByRole(role, { name }))
  await screen.findByRole('list', { name: 'Товары' })
  expect([shownBy('listitem'), shownBy('article')]).toEqual([names, []])
  await userEvent.click(screen.getByRole('radio', { name: 'Карточки' }))
  await screen.findAllByRole('article')
  expect([shownBy('listitem'), shownBy('article')]).toEqual([[], names])
  await userEvent.click(screen.getByRole('radio', { name: 'Список' }))
  await screen.findByRole('list', { name: 'Товары' })
  expect([shownBy('listitem'), shownBy('article')]).toEqual([names, []])
})

test('[CAT-017] each view has its own page sizes, 36 first; another size or view goes back to page 1', async () => {
  data.products = testProducts(40)
  const { url } = renderPage('/catalog/12?page=2')
  expect(await rows()).toBe(4)
  const sizes = () =>
    within(screen.getByRole('radiogroup', { name: 'На странице' }))
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'))
  expect(sizes()).toEqual(['36', '60', '84', '108'])
  expect(screen.getByRole('radio', { name: '36' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: '84' }))
  await waitFor(async () => expect(await rows()).toBe(40))
  expect(url()).toBe('/catalog/12?limit=84')
  await userEvent.click(screen.getByRole('radio', { name: 'Карточки' }))
  await waitFor(() => expect(sizes()).toEqual(['12', '24', '36']))
  expect(screen.getByRole('radio', { name: '36' })).toBeChecked()
  expect(url()).toBe('/catalog/12?limit=36&view=cards')
})

test('[CAT-019] [CAT-020] a list keeps its parameters; a list without its own takes the last used', async () => {
  data.sections.push(testSection({ ID: 13 }), testSection({ ID: 14 }))
  const choose = async (sort: string, view: string, size: string) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Сортировка' }), sort)
    await userEvent.click(screen.getByRole('radio', { name: view }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'На странице' }), size)
  }
  const expectChosen = async (sort: string, view: string, size: string) => {
    expect(await screen.findByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue(sort)
    expect(screen.getByRole('radio', { name: view })).toBeChecked()
    expect(screen.getByRole('combobox', { name: 'На странице' })).toHaveDisplayValue(size)
  }
  const first = renderPage('/catalog/12')
  await choose('по названию', 'Карточки', '12')
  first.unmount()
  const second = renderPage('/catalog/13', { kernel: first.kernel })
  await expectChosen('по названию', 'Карточки', '12')
  await choose('сначала дороже', 'Список', '60')
  second.unmount()
  const again = renderPage('/catalog/12', { kernel: first.kernel })
  await expectChosen('по названию', 'Карточки', '12')
  again.unmount()
  const third = renderPage('/catalog/14', { kernel: first.kernel })
  await expectChosen('сначала дороже', 'Список', '60')
  third.unmount()
  renderPage('/catalog/12', { kernel: first.kernel })
  await userEvent.click(await screen.findByRole('button', { name: 'Сбросить вид' }))
  await expectChosen('по популярности', 'Список', '36')
})

test.each([
  [100, '1–36 из 100 товаров'],
  [101, '1–36 из 101 товара'],
  [302, '1–36 из 302 товаров'],
])('of %i products it says how many are shown, in the case that «из» asks for', (count, said) => {
  expect(productsTexts.list.range(1, 36, count).replaceAll('\u00a0', ' ')).toBe(said)
})

test('Enter on the last row leads to «Показать ещё», that to the first new row; on the very last one the next count takes the place', async () => {
  data.products = testProducts(38)
  renderPage('/catalog/12')
  const quantity = async (at: number) => {
    const list = within(await screen.findByRole('list', { name: 'Товары' }))
    return within(list.getAllByRole('listitem').at(at) as HTMLElement).getByRole('textbox')
  }
  const last = await quantity(-1)
  await userEvent.click(last)
  await userEvent.keyboard('{Control>}a{/Control}3{Enter}')
  const moreLink = screen.getByRole('link', { name: /^Показать ещё\s2$/ })
  expect(moreLink).toHaveFocus()
  expect(last).toHaveValue('3')
  await userEvent.keyboard('{Enter}')
  await screen.findByText(/^1–38 из 38/)
  const end = await quantity(-1)
  await userEvent.click(end)
  await userEvent.keyboard('{Control>}a{/Control}3{Enter}5')
  expect(end).toHaveValue('5')
})

test('a further page that fails says so in its place, leaves no hole, and is repeated', async () => {
  data.products = testProducts(14)
  const broken = { offset: '12' }
  intercept(({ query }) => (query.get('offset') === broken.offset ? 0 : undefined))
  renderPage('/catalog/12?view=cards&limit=12&more=1')
  expect(await screen.findByRole('alert')).toHaveTextContent('Следующие товары не загрузились. Ошибка сети.')
  expect(screen.getAllByRole('article')).toHaveLength(12)
  expect(screen.getByText(/1–12 из 14/)).toBeVisible()
  broken.offset = ''
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(14))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText(/1–14 из 14/)).toHaveFocus()
})

test('what asks for the list again asks for its section, too, when that has failed', async () => {
  intercept(({ path }) => (path.startsWith('/v3/api/catalog/') ? 502 : undefined))
  const { kernel } = renderPage('/catalog/12')
  expect(await screen.findByText('Список товаров не загрузился')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Товары' })).toBeVisible()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await rows()).toBe(3)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ручки'))
  const crumbs = within(screen.getByRole('navigation', { name: 'Путь по сайту' }))
  expect(crumbs.getByText('Ручки')).toHaveAttribute('aria-current', 'page')
  const known = pageOf('/catalog/12')
  expect(known?.module.head?.(kernel, known.page).title).toBe('Ручки')
})

test('[CAT-013] the way back leads over the parent sections to the catalogue', async () => {
  data.sections = [
    testSection({ ID: 1, NAME: 'Письменные принадлежности' }),
    testSection({ ID: 5, NAME: 'Для письма', IBLOCK_SECTION_ID: 1, DEPTH_LEVEL: 2 }),
    testSection({ ID: 12, NAME: 'Ручки', IBLOCK_SECTION_ID: 5, DEPTH_LEVEL: 3 }),
  ]
  renderPage('/catalog/12')
  const crumbs = within(screen.getByRole('navigation', { name: 'Путь по сайту' }))
  expect(await crumbs.findByText('Ручки')).toHaveAttribute('aria-current', 'page')
  expect(await crumbs.findByText('Письменные принадлежности')).toBeVisible()
  expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Главная', '/'],
    ['Каталог', '/catalog-list'],
    ['Письменные принадлежности', '/catalog/1'],
    ['Для письма', '/catalog/5'],
  ])
})

test('what prefetch loaded is rendered at once', async () => {
  data.products = testProducts(37)
  const kernel = partKernel()
  const known = pageOf('/catalog/12?page=2')
  await known?.module.prefetch?.(kernel, known.page)
  calls.length = 0
  renderPage('/catalog/12?page=2', { kernel })
  expect(screen.getByRole('listitem', { name: 'Товар 37' })).toBeVisible()
  expect(lists()).toEqual([])
})

test('a page behind the last one says so alone and leads to the first', async () => {
  renderPage('/catalog/12?page=999')
  expect(await screen.findByRole('heading', { name: 'Такой страницы нет' })).toBeVisible()
  expect(screen.getByText('3 товара')).toBeVisible()
  expect(screen.queryByText(/Найдено/)).toBeNull()
  expect(screen.getByRole('link', { name: 'На первую страницу' })).toHaveAttribute('href', '/catalog/12')
})
