import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'

import { catalogApi } from '../../testing/catalog-api'
import { ProductCards } from './ProductCards'
import { ProductRows, type ProductRowsProps } from './ProductRows'

catalogApi()

const VIEWS = [
  ['rows', ProductRows],
  ['cards', ProductCards],
] as const
const show = (View: (props: ProductRowsProps) => React.ReactNode, props: Partial<ProductRowsProps> = {}) =>
  renderWithKernel(<View products={testProducts(8)} {...props} />, { kernel: partKernel() })
const eager = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading') !== 'lazy')

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
