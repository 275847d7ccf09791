import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { partKernel, renderWithKernel, testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { nearObserver } from '../../testing/near-observer'
import { Analogs } from './Analogs'
import { Related } from './Related'
import { ToAnalogs } from './ToAnalogs'

const { data, called, intercept, calls } = catalogApi()

/** A link to the analogs, as the buy box has one. */
function AnalogsLink() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate('#analogs')}>
      {`К аналогам${useLocation().hash}`}
    </button>
  )
}
describe('Analogs', () => {
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

  const show = (path = '/product/77') =>
    renderWithKernel(
      <>
        <Analogs product={testProduct({ ID: 77 })} />
        <AnalogsLink />
      </>,
      { path, kernel: partKernel() },
    )
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

  const tab = (name: RegExp) => screen.getByRole('tab', { name })
  const row = (name: string) => screen.queryByRole('listitem', { name })

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
})

describe('ToAnalogs', () => {
  const show = () =>
    renderWithKernel(<ToAnalogs product={testProduct({ ID: 77 })} />, { kernel: partKernel() })

  test.each(['absoluteAnalogs', 'partialAnalogs'])(
    'while %s are not known nothing is said',
    async (group) => {
      intercept(({ path }) => (path.includes(group) ? new Promise<undefined>(() => undefined) : undefined))
      const { container, kernel } = show()
      await waitFor(() => expect(called('Analogs/')).toHaveLength(2))
      await waitFor(() => expect(kernel.query.isFetching()).toBe(1))
      expect(container).toBeEmptyDOMElement()
    },
  )
})

describe('Related', () => {
  const near = nearObserver()

  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined
    data.related = { absoluteAnalogs: testProducts(1, 100), expendables: testProducts(1, 300) }
  })
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  const show = (complete: boolean, path = '/product/77', kernel = partKernel()) =>
    renderWithKernel(<Related product={testProduct({ ID: 77 })} complete={complete} />, { path, kernel })
  const come = () => near.tell(true)
  const expectBoth = async () => {
    expect(await screen.findByRole('listitem', { name: 'Товар 100' })).toBeVisible()
    expect(await screen.findByRole('article', { name: 'Товар 300' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Часто покупают вместе' })).toBeVisible()
  }

  test('analogs and what is bought together are asked for when the visitor comes near', async () => {
    show(true)
    expect(calls).toEqual([])
    come()
    await expectBoth()
    expect(calls.sort()).toEqual(
      ['absoluteAnalogs', 'expendables', 'partialAnalogs'].map(
        (group) => `GET /v3/api/catalog/product/77/${group}/`,
      ),
    )
  })
})
