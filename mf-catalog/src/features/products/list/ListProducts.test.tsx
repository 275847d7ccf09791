import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { listState } from '../../../testing/list-state'
import { appliedOf } from '../filters/applied-filters'
import { ListProducts } from './ListProducts'
import { DEFAULT_PARAMS } from './list-params'
import type { ProductListState } from './use-product-list'

const { data } = catalogApi()
const focusHeading = jest.fn()
const apply = jest.fn()
beforeEach(() => {
  focusHeading.mockClear()
  apply.mockClear()
})

const filtered = (text: string) => ({ source: { sectionId: '12' }, applied: appliedOf(text), apply })
const show = (changes: Partial<ProductListState> = {}) =>
  renderWithKernel(
    <ListProducts list={listState({ products: testProducts(3), ...changes })} focusHeading={focusHeading} />,
    { kernel: partKernel() },
  )
const said = () => screen.getAllByRole('status')[0]?.textContent?.replaceAll('\u00a0', ' ')
const list = () => screen.getByRole('list', { name: 'Товары' })

test('how many products were found is said once they are there', () => {
  show()
  expect(said()).toBe('Найдено: 100 товаров')
})

test.each<[string, Partial<ProductListState>]>([
  ['while it loads', { state: 'loading' }],
  ['when it fails', { state: 'failed', error: new Error('broken') }],
  ['of the list of before', { stale: true }],
  ['on a page behind the last one', { products: [] }],
])('nothing is said %s', (_when, changes) => {
  show(changes)
  expect(said()).toBe('')
})

test('that nothing was found is said, too', () => {
  show({ products: [], count: 0, filters: filtered('base:stock') })
  expect(said()).toBe('Найдено: 0 товаров')
})

test.each([
  ['list', 'listitem'],
  ['cards', 'article'],
] as const)('[CAT-014] the view %s shows each product as a %s', (view, role) => {
  show({ params: { ...DEFAULT_PARAMS, view } })
  for (const name of ['Товар 1', 'Товар 3']) expect(screen.getByRole(role, { name })).toBeVisible()
  expect(screen.queryAllByRole('article')).toHaveLength(view === 'cards' ? 3 : 0)
  expect(list()).toHaveAttribute('data-products', 'true')
  expect(screen.getByRole('navigation', { name: 'Страницы' })).toBeVisible()
})

test.each(['list', 'cards'] as const)('QuickView of the view %s goes on with what follows', async (view) => {
  const after = async () => [7]
  const { kernel } = show({ params: { ...DEFAULT_PARAMS, view }, after })
  const [name] = screen.getAllByRole('link', { name: 'Товар 1' })
  await userEvent.hover(name as HTMLElement)
  const [look] = screen.getAllByRole('button', { name: 'Быстрый просмотр' })
  await userEvent.click(look as HTMLElement)
  expect(kernel.modals.current()).toEqual([
    { name: 'QuickView', props: { productId: 1, among: [1, 2, 3], after } },
  ])
})

test.each([
  [true, 'true'],
  [false, null],
])('that the products are those of before is told: %s', (stale, busy) => {
  show({ stale })
  expect(list().closest('[aria-busy]')?.getAttribute('aria-busy') ?? null).toBe(busy)
})

test('while it loads there are no products, no pages and no reason', () => {
  show({ state: 'loading' })
  expect(screen.queryByRole('listitem', { name: 'Товар 1' })).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a list that has failed says so, that the basket is safe, and is tried again', async () => {
  const retry = jest.fn()
  show({ state: 'failed', error: new Error('broken'), retry })
  expect(screen.getByText('Список товаров не загрузился')).toBeVisible()
  expect(screen.getByText(/Корзина сохранена, повторите запрос\./)).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Товары' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Сбросить все фильтры' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('while it is tried again the button is busy', () => {
  show({ state: 'failed', error: new Error('broken'), retrying: true })
  expect(screen.getByRole('button', { name: 'Повторить' })).toHaveAttribute('aria-busy', 'true')
})

test.each(['base:stock', 'price:abc'])(
  'filters «%s» of a list that has failed can be dropped, and the focus goes to the heading',
  async (text) => {
    show({ state: 'failed', error: new Error('broken'), filters: filtered(text) })
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить все фильтры' }))
    expect(apply.mock.calls).toEqual([[{}]])
    expect(focusHeading).toHaveBeenCalledTimes(1)
  },
)

test('nothing fits: why, what can be taken back, and what is popular', async () => {
  data.products = testProducts(4)
  show({ products: [], count: 0, filters: filtered('base:stock') })
  expect(screen.getByRole('heading', { name: 'Таких товаров нет' })).toBeVisible()
  const popular = await screen.findByRole('region', { name: 'Популярное без фильтров' })
  expect(within(popular).getByRole('listitem', { name: 'Товар 1' })).toBeVisible()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить все фильтры' }))
  expect(apply.mock.calls).toEqual([[{}]])
  expect(focusHeading).toHaveBeenCalledTimes(1)
})

test('a page behind the last one leads to the first', () => {
  show({ products: [] })
  expect(screen.getByText('Такой страницы нет')).toBeVisible()
  expect(screen.getByRole('link', { name: 'На первую страницу' })).toHaveAttribute(
    'href',
    '/catalog/12?page=1',
  )
  expect(screen.queryByRole('list', { name: 'Товары' })).not.toBeInTheDocument()
  expect(screen.queryByText('Таких товаров нет')).not.toBeInTheDocument()
})

test('a page that is chosen leads to the heading', async () => {
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }))
  expect(focusHeading).toHaveBeenCalledTimes(1)
})
