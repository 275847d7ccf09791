import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { catalogApi } from '../../testing/catalog-api'
import { TopBrands } from './TopBrands'

const { data, called, intercept } = catalogApi()
const brand = (ID: number, CNT: number) => ({ ID, NAME: `Бренд ${ID}`, COUNTRY: '', CNT })

const show = () => renderWithKernel(<TopBrands />, { kernel: partKernel() })
const block = () => screen.queryByRole('region', { name: 'Бренды' })

test('no more than eighteen are shown', async () => {
  data.brands = Array.from({ length: 20 }, (_, at) => brand(at + 1, at))
  show()
  await screen.findByRole('link', { name: 'Бренд 20' })
  expect(screen.getAllByRole('listitem')).toHaveLength(18)
  expect(screen.queryByRole('link', { name: 'Бренд 2' })).not.toBeInTheDocument()
})

test.each([
  ['a shop without brands', 200],
  ['brands that do not come', 400],
])('of %s nothing is said', async (_what, status) => {
  intercept(() => (status === 200 ? undefined : status))
  show()
  await waitFor(() => expect(called('/brands/')).toHaveLength(1))
  await waitFor(() => expect(block()).not.toBeInTheDocument())
})
