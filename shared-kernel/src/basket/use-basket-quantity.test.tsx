import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
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
      <QuantityStepper
        {...quantity.rule}
        value={quantity.value}
        inBasket={quantity.inBasket}
        onChange={quantity.change}
        onEnter={(value) => !quantity.inBasket && quantity.add(value)}
      />
      <button type="button" onClick={() => hold(data.held.get(1) ?? 0)}>
        Обновить
      </button>
      {quantity.inBasket ? 'В корзине' : 'Не в корзине'}
    </>
  )
}
const count = () => screen.getByRole('textbox', { name: 'Количество' })

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
