import { partKernel, renderWithKernel, testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { catalogApi } from '../../testing/catalog-api'
import { AnalogsView, type AnalogView } from './AnalogsView'

catalogApi()
beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
})
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia')
})

const show = (view: AnalogView) =>
  renderWithKernel(
    <AnalogsView
      current={testProduct({ ID: 77, NAME: 'Ручка' })}
      analogs={testProducts(2, 100)}
      view={view}
    />,
    { kernel: partKernel() },
  )

test('as a list the analogs are rows, without the product itself', () => {
  show('list')
  const rows = within(screen.getByRole('list', { name: 'Аналоги' })).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(screen.queryByText('Ручка')).not.toBeInTheDocument()
})

test('as a comparison they stand beside it, once its code has come', async () => {
  const { container } = show('compare')
  expect(container).not.toHaveTextContent('Товар')
  expect(container).not.toBeEmptyDOMElement()
  const table = within(await screen.findByRole('table', { name: 'Сравнение с аналогами' }))
  expect(table.getByText('Ручка')).toBeVisible()
  expect(table.getByRole('link', { name: 'Товар 101' })).toBeVisible()
})
