import { testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { pageOf, renderPage } from '../testing/render-page'

const { data, calls, intercept } = catalogApi()

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки', CNT: 100 })]
  data.products = testProducts(100)
})

const lists = () => calls.filter((call) => call.includes('/list/'))
const rows = async () => (await screen.findByRole('list', { name: 'Товары' })).children.length

test('[CAT-003] [CAT-018] the products of the section, with the number of pages of all that fit', async () => {
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

test('[KERN-040] [CAT-018] page 3 of 36 asks from 72 on', async () => {
  renderPage('/catalog/12?page=3')
  expect(await rows()).toBe(28)
  expect(lists()[0]).toContain('limit=36&offset=72')
})

test('[CAT-015] [CAT-016] another sort asks for it and goes back to page 1', async () => {
  const { url } = renderPage('/catalog/12?page=3')
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Сортировка' }),
    'сначала дешевле',
  )
  await waitFor(() => expect(lists().at(-1)).toContain('sort=PRICE&order=ASC&limit=36&offset=0'))
  expect(url()).toBe('/catalog/12?sort=PRICE&order=ASC')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'сначала дороже')
  await waitFor(() => expect(lists().at(-1)).toContain('sort=PRICE&order=DESC'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'по названию')
  await waitFor(() => expect(lists().at(-1)).toContain('sort=NAME&order=ASC'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('[CAT-014] [CAT-016] [CAT-017] cards show the same products, have their own page sizes and go back to page 1', async () => {
  const { url } = renderPage('/catalog/12?page=2')
  expect(await rows()).toBe(36)
  const sizes = () =>
    within(screen.getByRole('radiogroup', { name: 'На странице' }))
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'))
  expect(sizes()).toEqual(['36', '60', '84', '108'])
  await userEvent.click(screen.getByRole('radio', { name: 'Карточки' }))
  expect(await screen.findAllByRole('article')).toHaveLength(36)
  expect(screen.getByRole('article', { name: 'Товар 1' })).toBeVisible()
  expect(sizes()).toEqual(['12', '24', '36'])
  expect(url()).toBe('/catalog/12?view=cards')
})

test('[CAT-016] [CAT-017] another page size goes back to page 1', async () => {
  const { url } = renderPage('/catalog/12?page=2')
  await userEvent.click(await screen.findByRole('radio', { name: '84' }))
  await waitFor(async () => expect(await rows()).toBe(84))
  expect(url()).toBe('/catalog/12?limit=84')
})

test('[CAT-019] [CAT-020] a list keeps its parameters; a list without its own takes the last used', async () => {
  const first = renderPage('/catalog/12')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Сортировка' }), 'по названию')
  first.unmount()
  data.sections.push(testSection({ ID: 13 }), testSection({ ID: 14 }))
  const second = renderPage('/catalog/13', { kernel: first.kernel })
  expect(await screen.findByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue('по названию')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'сначала дороже')
  second.unmount()
  renderPage('/catalog/12', { kernel: first.kernel })
  expect(await screen.findByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue('по названию')
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить вид' }))
  expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue('по популярности')
})

test('«Показать ещё» puts the next page below', async () => {
  const { url } = renderPage('/catalog/12')
  await userEvent.click(await screen.findByRole('link', { name: 'Показать ещё 36' }))
  await waitFor(async () => expect(await rows()).toBe(72))
  expect(url()).toBe('/catalog/12?more=1')
  expect(screen.getByText(/1–72 из 100/)).toBeVisible()
})

test('a further page that fails says so in its place, leaves no hole, and is repeated', async () => {
  data.products = testProducts(36)
  const broken = { offset: '12' }
  intercept(({ query }) => (query.get('offset') === broken.offset ? 0 : undefined))
  renderPage('/catalog/12?view=cards&limit=12&more=2')
  expect(await screen.findByRole('alert')).toHaveTextContent('Следующие товары не загрузились. Ошибка сети.')
  expect(screen.getAllByRole('article')).toHaveLength(12)
  expect(screen.getByText(/1–12 из 36/)).toBeVisible()
  broken.offset = ''
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(36))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText(/1–36 из 36/)).toHaveFocus()
})

test('an empty section says so', async () => {
  data.products = []
  renderPage('/catalog/12')
  expect(await screen.findByText('В разделе пока нет товаров')).toBeVisible()
})

test('[KERN-018] while products load their places are held; a failure says so and can be retried', async () => {
  data.listStatus = 502
  const { container } = renderPage('/catalog/12')
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(await screen.findByText('Список товаров не загрузился')).toBeVisible()
  data.listStatus = 200
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await rows()).toBe(36)
})

test('[CAT-013] the way back leads over the parent sections to the catalogue', async () => {
  data.sections = [
    testSection({ ID: 1, NAME: 'Письменные принадлежности' }),
    testSection({ ID: 12, NAME: 'Ручки', IBLOCK_SECTION_ID: 1, DEPTH_LEVEL: 2 }),
  ]
  renderPage('/catalog/12')
  const crumbs = within(screen.getByRole('navigation', { name: 'Путь по сайту' }))
  await crumbs.findByText('Ручки')
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/catalog-list',
    '/catalog/1',
  ])
})

test('a section that the API does not know is not found and not indexed', async () => {
  const { kernel } = renderPage('/catalog/999')
  expect(await screen.findByRole('heading', { level: 1, name: 'Раздел не найден' })).toBeVisible()
  const known = pageOf('/catalog/999')
  expect(known?.module.head?.(kernel, known.page).robots).toBe('noindex')
})

test('what prefetch loaded is rendered at once', async () => {
  const first = renderPage('/')
  const known = pageOf('/catalog/12?page=2')
  await known?.module.prefetch?.(first.kernel, known.page)
  first.unmount()
  calls.length = 0
  renderPage('/catalog/12?page=2', { kernel: first.kernel })
  expect(screen.getByRole('listitem', { name: 'Товар 37' })).toBeVisible()
  expect(lists()).toEqual([])
})

test('a page behind the last one says so alone and leads to the first', async () => {
  renderPage('/catalog/12?page=999')
  expect(await screen.findByRole('heading', { name: 'Такой страницы нет' })).toBeVisible()
  expect(screen.getByText('100 товаров')).toBeVisible()
  expect(screen.queryByText(/Найдено/)).toBeNull()
  expect(screen.getByRole('link', { name: 'На первую страницу' })).toHaveAttribute('href', '/catalog/12')
})
