import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { catalogApi } from '../../testing/catalog-api'
import { TopBrands } from './TopBrands'

const { data, called, intercept } = catalogApi()
const brand = (ID: number, CNT: number) => ({ ID, NAME: `Бренд ${ID}`, COUNTRY: '', CNT })

const show = () => renderWithKernel(<TopBrands />, { kernel: partKernel() })
const block = () => screen.queryByRole('region', { name: 'Бренды' })

test('[CAT-063] the brands with most products come first, each with its page', async () => {
  data.brands = [brand(1, 5), brand(2, 50), brand(3, 20)]
  show()
  await screen.findByRole('link', { name: 'Бренд 1' })
  expect(
    within(block() as HTMLElement)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Все бренды', '/catalog-list#brands'],
    ['Бренд 2', '/catalog/brand/2'],
    ['Бренд 3', '/catalog/brand/3'],
    ['Бренд 1', '/catalog/brand/1'],
  ])
})

test('no more than eighteen are shown', async () => {
  data.brands = Array.from({ length: 20 }, (_, at) => brand(at + 1, at))
  show()
  await screen.findByRole('link', { name: 'Бренд 20' })
  expect(screen.getAllByRole('listitem')).toHaveLength(18)
  expect(screen.queryByRole('link', { name: 'Бренд 2' })).not.toBeInTheDocument()
})

test('their order is not changed for those who list all of them', async () => {
  data.brands = [brand(1, 5), brand(2, 50)]
  const { kernel } = show()
  await screen.findByRole('link', { name: 'Бренд 2' })
  const [entry] = kernel.query.getQueriesData<{ ITEMS: { ID: number }[] }>({})
  expect(entry?.[1]?.ITEMS.map(({ ID }) => ID)).toEqual([1, 2])
})

test('while they are on their way the block stands there with the way to all', () => {
  intercept(() => new Promise<undefined>(() => undefined))
  show()
  expect(block()).toBeVisible()
  expect(screen.getByRole('link', { name: 'Все бренды' })).toBeVisible()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
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
