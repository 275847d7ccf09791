import { partKernel, renderWithKernel, testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'

import { catalogApi } from '../../testing/catalog-api'
import { nearObserver } from '../../testing/near-observer'
import { Related } from './Related'

const { data, calls } = catalogApi()
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

test.each([
  ['whoever comes to the analogs by the address waits for nothing', true, '/product/77#analogs', true],
  ['but for the product itself', false, '/product/77#analogs', false],
  ['another place of the page is not theirs', true, '/product/77#about', false],
])('%s', async (_what, complete, path, due) => {
  show(complete, path)
  if (due) await expectBoth()
  else expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
