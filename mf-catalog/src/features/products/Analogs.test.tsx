import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { partKernel, renderWithKernel, testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { Analogs } from './Analogs'

const { data, called } = catalogApi()
const scrolledTo: string[] = []
beforeEach(() => {
  scrolledTo.length = 0
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id)
  }
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

/** A link to the analogs, as the buy box has one. */
function ToAnalogs() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate('#analogs')}>
      {`К аналогам${useLocation().hash}`}
    </button>
  )
}
const show = (path = '/product/77') =>
  renderWithKernel(
    <>
      <Analogs product={testProduct({ ID: 77 })} />
      <ToAnalogs />
    </>,
    { path, kernel: partKernel() },
  )
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

const tab = (name: RegExp) => screen.getByRole('tab', { name })
const row = (name: string) => screen.queryByRole('listitem', { name })

test('without analogs there is nothing, and nothing to scroll to', async () => {
  const { kernel } = show('/product/77#analogs')
  await waitFor(() => expect(called('Analogs/')).toHaveLength(2))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(scrolledTo).toEqual([])
})

test('the rows become a comparison and rows again; the view stays the same for the other group', async () => {
  data.related = { absoluteAnalogs: testProducts(1, 100), partialAnalogs: testProducts(1, 200) }
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
  show()
  await waitFor(() => expect(tabs()).toHaveLength(2))
  const view = (name: string) => screen.getByRole('radio', { name })
  expect(screen.getByRole('radiogroup', { name: 'Вид аналогов' })).toBeVisible()
  expect(view('Список')).toBeChecked()
  await userEvent.click(view('Сравнение'))
  const table = () => screen.findByRole('table', { name: 'Сравнение с аналогами' })
  expect(within(await table()).getByRole('link', { name: 'Товар 100' })).toBeVisible()
  expect(row('Товар 100')).not.toBeInTheDocument()
  await userEvent.click(tab(/Частичные/))
  expect(view('Сравнение')).toBeChecked()
  expect(within(await table()).getByRole('link', { name: 'Товар 200' })).toBeVisible()
  await userEvent.click(view('Список'))
  expect(row('Товар 200')).toBeVisible()
  Reflect.deleteProperty(window, 'matchMedia')
})

test('an address that ends in «#analogs» comes to them once they are there', async () => {
  data.related = { absoluteAnalogs: testProducts(1, 100) }
  show('/product/77#analogs')
  expect(scrolledTo).toEqual([])
  await waitFor(() => expect(scrolledTo).toEqual(['analogs']))
})

test('any other address does not; each press of the link does', async () => {
  data.related = { absoluteAnalogs: testProducts(1, 100) }
  show('/product/77#about')
  await waitFor(() => expect(tabs()).toHaveLength(1))
  expect(scrolledTo).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /^К аналогам/ }))
  expect(scrolledTo).toEqual(['analogs'])
  await userEvent.click(screen.getByRole('button', { name: /^К аналогам/ }))
  expect(scrolledTo).toEqual(['analogs', 'analogs'])
})
