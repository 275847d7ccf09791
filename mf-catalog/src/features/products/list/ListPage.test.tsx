import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
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

test('until the name is known a place is held for it', () => {
  show({}, { title: undefined })
  expect(heading()).toHaveTextContent(/^$/)
  expect(heading()).not.toBeEmptyDOMElement()
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
