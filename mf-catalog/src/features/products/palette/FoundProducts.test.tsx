import { testProducts } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPalette } from '../../../testing/render-page'

const { data, called } = catalogApi()
beforeEach(() => {
  data.products = testProducts(5)
})

const type = async (text: string) => {
  renderPalette(['palette.products'])
  await userEvent.type(screen.getByRole('combobox'), text)
}
const group = (name: RegExp | string) => screen.findByRole('rowgroup', { name })

test('the group says how many products there are and shows the first', async () => {
  await type('товар')
  const found = within(await group(/^Товары\s*5$/))
  expect(found.getAllByRole('row')).toHaveLength(3)
  expect(found.getAllByText('Товар')[0]?.tagName).toBe('B')
})

test('until they come their places are held', async () => {
  data.listGate = new Promise(() => undefined)
  await type('товар')
  const waiting = await group('Товары')
  expect(waiting).toHaveAttribute('aria-busy', 'true')
  expect(within(waiting).getByRole('gridcell', { name: 'Ищем…' }).children).toHaveLength(3)
})

test('with products in sight no places are held for the next ones', async () => {
  await type('товар')
  await group(/^Товары\s*5$/)
  data.listGate = new Promise(() => undefined)
  await userEvent.type(screen.getByRole('combobox'), ' 1')
  expect(await group(/^Товары/)).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('gridcell', { name: 'Ищем…' })).not.toBeInTheDocument()
})

test('products that were meant say by which query, and match that', async () => {
  data.found = { njdfh: [] }
  data.search = { SUGGEST: 'товар', SECTIONS: [], CNT: 0 }
  await type('njdfh')
  const found = within(await group(/^Товары по запросу «товар»\s*5$/))
  expect(found.getAllByText('Товар')[0]?.tagName).toBe('B')
})

test('where nothing is found there is no group', async () => {
  data.products = []
  await type('товар')
  await waitFor(() => expect(called('/search/catalog/')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('rowgroup')).not.toBeInTheDocument())
})

test('an answer that does not come says so and is asked for again', async () => {
  data.listStatus = 500
  await type('товар')
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  data.listStatus = 200
  await userEvent.click(retry)
  expect(await group(/^Товары\s*5$/)).toBeInTheDocument()
})
