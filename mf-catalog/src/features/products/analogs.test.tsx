import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { partKernel, renderWithKernel, testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { catalogApi } from '../../testing/catalog-api'
import { nearObserver } from '../../testing/near-observer'
import { Analogs } from './Analogs'
import { Related } from './Related'

const { data, calls } = catalogApi()

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

  test('an address that ends in «#analogs» comes to them once they are there', async () => {
    data.related = { absoluteAnalogs: testProducts(1, 100) }
    show('/product/77#analogs')
    expect(scrolledTo).toEqual([])
    await waitFor(() => expect(scrolledTo).toEqual(['analogs']))
  })
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
