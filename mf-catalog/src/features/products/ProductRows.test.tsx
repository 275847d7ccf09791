import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { ProductCards } from './ProductCards'
import { ProductRows, type ProductRowsProps, RowsHeader } from './ProductRows'

catalogApi()

const VIEWS = [
  ['rows', ProductRows],
  ['cards', ProductCards],
] as const
const show = (View: (props: ProductRowsProps) => React.ReactNode, props: Partial<ProductRowsProps> = {}) =>
  renderWithKernel(<View products={testProducts(8)} {...props} />, { kernel: partKernel() })
const eager = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading') !== 'lazy')

test.each(VIEWS)('the %s have a name, their own or the given one', (_what, View) => {
  const { unmount } = show(View)
  expect(screen.getByRole('list', { name: 'Товары' }).children).toHaveLength(8)
  unmount()
  show(View, { label: 'Аналоги' })
  expect(screen.getByRole('list', { name: 'Аналоги' })).toBeVisible()
})

test.each(VIEWS)('at the top of a page the pictures of the first six %s load at once', (_what, View) => {
  const { container } = show(View, { top: true })
  expect(eager(container)).toEqual([true, true, true, true, true, true, false, false])
  expect(screen.getByRole('list')).toHaveAttribute('data-products', 'true')
})

test.each(VIEWS)('further down the pictures of the %s wait', (_what, View) => {
  const { container } = show(View)
  expect(eager(container)).not.toContain(true)
  expect(screen.getByRole('list')).not.toHaveAttribute('data-products')
})

test.each(VIEWS)('QuickView goes through the %s, and on with what follows', async (_what, View) => {
  const after = async () => []
  const { kernel } = show(View, { after, products: testProducts(2) })
  await userEvent.hover(screen.getByRole('link', { name: 'Товар 2' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Быстрый просмотр' }).at(-1) as HTMLElement)
  expect(kernel.modals.current()).toEqual([
    { name: 'QuickView', props: { productId: 2, among: [1, 2], after } },
  ])
})

test('the columns of the rows name the currency of the shop', () => {
  const { container } = renderWithKernel(<RowsHeader />, {
    kernel: partKernel({ shop: { CURRENCY: 'RUB' } }),
  })
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    ...['', 'Товар', 'Наличие', 'Цена, ₽', 'Количество', 'Сумма, ₽', ''],
  ])
})
