import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type SlotRenderer, SlotRendererProvider } from '@prilavok/shared-kernel/slots'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import BasketPage from './BasketPage'

const { data: state } = basketApi()

const PopularProducts: SlotRenderer = ({ name }) => {
  const { basket } = useKernel()
  if (name !== 'basket.carousel') return null
  return (
    <section aria-label="Популярные товары">
      <button
        type="button"
        onClick={() => void basket.set('main', { ID: 5, NAME: 'Термокружка', held: 0 }, 2, 'now')}
      >
        В корзину
      </button>
    </section>
  )
}

test('a product that is added from those under an empty basket leaves them and the focus where they are until it is there', async () => {
  let answer: () => void = () => undefined
  state.gate = new Promise((resolve) => {
    answer = () => resolve(undefined)
  })
  renderWithKernel(
    <SlotRendererProvider value={PopularProducts}>
      <BasketPage page={{ params: {}, search: new URLSearchParams(), path: '/basket' }} />
    </SlotRendererProvider>,
    { path: '/basket', kernel: partKernel() },
  )
  await screen.findByText('Ваша корзина пуста')
  const popular = screen.getByRole('region', { name: 'Популярные товары' })
  const add = within(popular).getByRole('button', { name: 'В корзину' })
  await userEvent.click(add)
  await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1))
  expect(add).toHaveFocus()
  expect(screen.getByRole('region', { name: 'Популярные товары' })).toBe(popular)
  act(answer)
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Количество: / })[0]).toHaveValue('2'))
})
