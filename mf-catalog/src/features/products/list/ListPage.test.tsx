import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, createRef } from 'react'
import { catalogApi } from '../../../testing/catalog-api'
import { listState } from '../../../testing/list-state'
import { ListPage } from './ListPage'
import type { ProductListState } from './use-product-list'

catalogApi()

type Props = Partial<Omit<ComponentProps<typeof ListPage>, 'list'>>
const show = (list: Partial<ProductListState> = {}, props: Props = {}) =>
  renderWithKernel(
    <ListPage
      list={listState({ products: testProducts(2), ...list })}
      crumbs={[{ title: 'Каталог', to: '/catalog-list' }, { title: 'Ручки' }]}
      title="Ручки"
      empty={<p>Раздел пуст</p>}
      {...props}
    />,
    { kernel: partKernel() },
  )
const heading = () => screen.getByRole('heading', { level: 1 })
/** Heading and count. */
const line = () => heading().parentElement?.textContent?.replaceAll('\u00a0', ' ')

test('the way to the list, its name with the count, what belongs between, the products', () => {
  show({}, { children: <p>Страна бренда: Россия</p> })
  const way = within(screen.getByRole('navigation', { name: 'Путь по сайту' }))
  expect(way.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog-list')
  expect(way.getByText('Ручки')).toHaveAttribute('aria-current', 'page')
  expect(line()).toBe('Ручки100 товаров')
  const between = screen.getByText('Страна бренда: Россия')
  expect(heading().compareDocumentPosition(between)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(between.compareDocumentPosition(screen.getByRole('list', { name: 'Товары' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test.each([
  ['that loads', { state: 'loading' }],
  ['that has failed', { state: 'failed', error: new Error('broken') }],
  ['that is the one of before', { stale: true }],
] as const)('a list %s has no count', (_which, changes) => {
  show(changes)
  expect(line()).toBe('Ручки')
})

test('until the name is known a place is held for it', () => {
  show({}, { title: undefined })
  expect(heading()).toHaveTextContent(/^$/)
  expect(heading()).not.toBeEmptyDOMElement()
})

test('a list without products is what stands in its place', () => {
  show({ products: [], count: 0 })
  expect(screen.getByText('Раздел пуст')).toBeVisible()
  expect(screen.queryByRole('complementary', { name: 'Фильтры' })).not.toBeInTheDocument()
})

test('a page that is chosen moves the focus to the heading, the page’s own or the given one', async () => {
  const { unmount } = show()
  await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }))
  expect(heading()).toHaveFocus()
  unmount()
  const given = createRef<HTMLHeadingElement>()
  show({}, { heading: given })
  expect(given.current).toBe(heading())
  await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }))
  expect(given.current).toHaveFocus()
})
