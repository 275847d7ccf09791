import { testProducts } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPalette } from '../../../testing/render-page'

const { data, called } = catalogApi()

const show = () => renderPalette(['palette.products'])
const group = () => screen.queryByRole('rowgroup', { name: 'Вы смотрели' })

test('the three products that were viewed last, the latest first', async () => {
  data.products = testProducts(5)
  data.viewed = new Set([1, 2, 3, 4])
  show()
  await waitFor(() => expect(group()).toBeInTheDocument())
  const rows = within(group() as HTMLElement).getAllByRole('row')
  expect(rows.map((row) => row.getAttribute('aria-label')?.split(',')[0])).toEqual([
    ...['Товар 4', 'Товар 3', 'Товар 2'],
  ])
  expect(called('/viewed/')).toEqual([
    'GET /v3/api/catalog/viewed/list/?sort=POPULARITY&order=DESC&limit=3&offset=0',
  ])
})

test.each([
  ['nothing was viewed', 200],
  ['they do not come', 500],
])('where %s there is no group, and no error is told', async (_what, status) => {
  data.listStatus = status
  const { kernel } = show()
  await waitFor(() => expect(called('/viewed/')).toHaveLength(1))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(group()).not.toBeInTheDocument()
  expect(kernel.notices.current()).toEqual([])
  expect(kernel.modals.current()).toEqual([])
})
