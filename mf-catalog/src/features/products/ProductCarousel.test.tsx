import type { ProductsAnswer } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { queryOptions } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keys } from '../../api/keys'
import { catalogApi } from '../../testing/catalog-api'
import { ProductCarousel } from './ProductCarousel'

catalogApi()

const show = (queryFn: () => Promise<ProductsAnswer>, except?: number) =>
  renderWithKernel(
    <ProductCarousel
      title="Новинки"
      query={queryOptions({ queryKey: [...keys.lastViewed, 'Новинки'], queryFn, retry: false })}
      aside={<a href="/catalog/marks/new">Все</a>}
      except={except}
    />,
    { kernel: partKernel() },
  )
const answer = (count: number) => async () => ({ ITEMS: testProducts(count) })
const names = () =>
  screen
    .getAllByRole('article')
    .map((card) => document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent)
const title = () => screen.queryByRole('heading', { name: 'Новинки' })

test('the products in their order, under the title with what belongs beside it', async () => {
  show(answer(3))
  await waitFor(() => expect(names()).toEqual(['Товар 1', 'Товар 2', 'Товар 3']))
  expect(title()).toBeVisible()
  expect(screen.getByRole('link', { name: 'Все' })).toBeVisible()
})

test('until they come five places are held under the same title', () => {
  const { container } = show(() => new Promise(() => undefined))
  expect(title()).toBeVisible()
  expect(screen.getByRole('link', { name: 'Все' })).toBeVisible()
  expect(container.querySelectorAll('[aria-hidden] .picture')).toHaveLength(5)
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

test('the product of the page itself is left out', async () => {
  show(answer(3), 2)
  await waitFor(() => expect(names()).toEqual(['Товар 1', 'Товар 3']))
})

test.each([
  ['without products', 0, undefined],
  ['with the product of the page alone', 1, 1],
])('%s there is nothing', async (_what, count, except) => {
  show(answer(count), except)
  await waitFor(() => expect(title()).not.toBeInTheDocument())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('what fails says so, and is asked for again', async () => {
  const queryFn = jest.fn<Promise<ProductsAnswer>, []>(() => Promise.reject(new Error('broken')))
  show(queryFn)
  expect(await screen.findByRole('alert')).toHaveTextContent('«Новинки»: товары не загрузились.')
  expect(title()).not.toBeInTheDocument()
  queryFn.mockImplementation(answer(2))
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(names()).toHaveLength(2))
})

test('QuickView goes through the products that are shown', async () => {
  const { kernel } = show(answer(3), 2)
  const [look] = await screen.findAllByRole('button', { name: 'Быстрый просмотр' })
  await userEvent.click(look as HTMLElement)
  expect(kernel.modals.current()).toEqual([{ name: 'QuickView', props: { productId: 1, among: [1, 3] } }])
})
