import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { catalogApi } from '../../../testing/catalog-api'
import { PopularProducts } from './PopularProducts'

const { data, called } = catalogApi()

const show = () =>
  renderWithKernel(<PopularProducts source={{ sectionId: '12' }} />, { kernel: partKernel() })

test('the three products that are bought most, whatever is filtered', async () => {
  data.products = testProducts(5)
  show()
  const block = within(await screen.findByRole('region', { name: 'Популярное без фильтров' }))
  expect(block.getByRole('heading', { name: 'Популярное без фильтров' })).toBeVisible()
  const rows = within(block.getByRole('list', { name: 'Популярное без фильтров' }))
  expect(rows.getAllByRole('listitem')).toHaveLength(3)
  expect(called('/list/')).toEqual([
    'GET /v3/api/catalog/list/?filter[SECTION_ID]=12&sort=POPULARITY&order=DESC&limit=3&offset=0',
  ])
})

test.each([
  ['where there are none', 200],
  ['when they do not come', 500],
])('nothing %s', async (_when, status) => {
  data.listStatus = status
  const { kernel } = show()
  await waitFor(() => expect(called('/list/')).toHaveLength(1))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
