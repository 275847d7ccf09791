import type { Product } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { skipToken, useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { basketServer } from './testing/basket-server'
import { useBasketQuantity } from './use-basket-quantity'

const { data } = basketServer()

/** A row of a list, which a click loads anew. */
function ProductToAdd() {
  const [held, hold] = useState(0)
  const quantity = useBasketQuantity(testProduct({ ID: 1, BASKET: held }))
  return (
    <>
      <QuantityStepper {...quantity.stepper} onEnter={quantity.enter} />
      <button type="button" onClick={() => hold(data.held.get(1) ?? 0)}>
        Обновить
      </button>
      {quantity.inBasket ? 'В корзине' : 'Не в корзине'}
    </>
  )
}

/** Whether the product was shown as in the basket, render by render. */
const renders: boolean[] = []

/** A product of a cached answer, below the component that reads the answer. */
function ListedProduct() {
  const { data } = useQuery({
    queryKey: [...queryKeys.products, 'listed'],
    queryFn: skipToken,
    initialData: { PRODUCT: testProduct({ ID: 1, BASKET: 0 }) },
  })
  return data && <AddButton product={data.PRODUCT} />
}
function AddButton({ product }: { product: Product }) {
  const { inBasket, add } = useBasketQuantity(product)
  renders.push(inBasket)
  return (
    <button type="button" onClick={() => add()}>
      Добавить
    </button>
  )
}

const count = () => screen.getByRole('textbox', { name: /^Количество/ })

test('a product that is taken out of the basket shows the count it began with, not the one that was chosen', async () => {
  const { kernel } = renderWithKernel(<ProductToAdd />)
  expect(count()).toHaveValue('1')
  await userEvent.clear(count())
  await userEvent.type(count(), '7{Enter}')
  await waitFor(() => expect(data.held.get(1)).toBe(7))
  await userEvent.click(screen.getByRole('button', { name: 'Обновить' }))
  expect(count()).toHaveValue('7')
  data.gate = new Promise(() => undefined)
  act(() => void kernel.basket.undo())
  expect(await screen.findByText('Не в корзине')).toBeVisible()
  expect(count()).toHaveValue('1')
})

test('a chosen count belongs to the product: whoever shows it next shows that count, until the server has it', async () => {
  const { unmount, kernel } = renderWithKernel(<ProductToAdd />)
  await userEvent.clear(count())
  await userEvent.type(count(), '7{Tab}')
  expect(kernel.basket.chosen.of('main', 1)).toBe(7)
  expect(kernel.basket.chosen.of('loyalty', 1)).toBeUndefined()
  unmount()
  renderWithKernel(<ProductToAdd />, { kernel })
  expect(count()).toHaveValue('7')
  await userEvent.type(count(), '{Enter}')
  await waitFor(() => expect(data.held.get(1)).toBe(7))
  await waitFor(() => expect(kernel.basket.chosen.of('main', 1)).toBeUndefined())
})

test('what one visitor has chosen is not for who comes next', async () => {
  const { kernel } = renderWithKernel(<ProductToAdd />)
  await userEvent.clear(count())
  await userEvent.type(count(), '7{Tab}')
  act(() => kernel.bus.emit('session:changed', { state: 'visitor' }))
  await waitFor(() => expect(count()).toHaveValue('1'))
})

test('what was added is never shown as not in the basket, also while lists learn of it', async () => {
  const { kernel } = renderWithKernel(<ListedProduct />)
  await userEvent.click(screen.getByRole('button', { name: 'Добавить' }))
  await waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
  expect(renders).toContain(true)
  expect(renders.slice(renders.indexOf(true))).not.toContain(false)
})
