import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { BrandIndex } from './BrandIndex'

const { data, called, intercept } = catalogApi()
const brand = (ID: number, NAME: string, CNT: number) => ({ ID, NAME, COUNTRY: '', CNT })
const scrolledTo: string[] = []
beforeEach(() => {
  scrolledTo.length = 0
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id)
  }
  data.brands = [brand(5, 'Альфа', 1200), brand(6, 'Литера', 30)]
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

const show = (path = '/catalog-list') => renderWithKernel(<BrandIndex />, { path, kernel: partKernel() })
const block = () => screen.queryByRole('region', { name: 'Бренды' })

test('a shop without brands has no place for them', async () => {
  data.brands = []
  show()
  await waitFor(() => expect(block()).not.toBeInTheDocument())
})

test('brands that do not come say so, and are asked for again', async () => {
  intercept(() => 400)
  show()
  expect(await screen.findByText('Список брендов не загрузился')).toBeVisible()
  expect(screen.queryByRole('generic', { busy: true })).not.toBeInTheDocument()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('link', { name: 'Литера' })).toBeVisible()
  expect(screen.queryByText('Список брендов не загрузился')).not.toBeInTheDocument()
  expect(called('/brands/')).toHaveLength(2)
})
