import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { skipToken, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
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

/** What a place of a product can do and say. */
function Place({
  product = testProduct({ ID: 1 }),
  ...options
}: {
  product?: Product
  basket?: BasketType
  held?: number
}) {
  const { value, inBasket, unsent, rejection, buyable, missing, remove, enter, add, note, stepper } =
    useBasketQuantity(product, options)
  const { pending } = stepper
  return (
    <>
      <output>
        {JSON.stringify({
          value,
          inBasket,
          unsent,
          rejection,
          buyable,
          missing,
          asked: note.asked,
          pending,
        })}
      </output>
      <button type="button" onClick={() => add(4)}>
        Добавить
      </button>
      <button type="button" onClick={() => enter(6)}>
        Ввести
      </button>
      <button type="button" onClick={remove}>
        Убрать
      </button>
      <button type="button" onClick={note.onRetry}>
        Повторить
      </button>
    </>
  )
}

describe('use-basket-quantity', () => {
  const press = (name: string) => fireEvent.click(screen.getByText(name))
  const count = () => screen.getByRole('textbox')
  const choose = (text: string) => {
    act(() => count().focus())
    fireEvent.change(count(), { target: { value: text } })
  }

  test('a product that is taken out of the basket shows the count it began with, not the one that was chosen', async () => {
    const { kernel } = renderWithKernel(<ProductToAdd />)
    expect(count()).toHaveValue('1')
    choose('7')
    fireEvent.keyDown(count(), { key: 'Enter' })
    await waitFor(() => expect(data.held.get(1)).toBe(7))
    press('Обновить')
    expect(count()).toHaveValue('7')
    data.gate = new Promise(() => undefined)
    act(() => void kernel.basket.undo())
    expect(await screen.findByText('Не в корзине')).toBeVisible()
    expect(count()).toHaveValue('1')
  })

  test('a chosen count belongs to the product: whoever shows it next shows that count, until the server has it', async () => {
    const { unmount, kernel } = renderWithKernel(<ProductToAdd />)
    choose('7')
    fireEvent.blur(count())
    expect(kernel.basket.chosen.of('main', 1)).toBe(7)
    expect(kernel.basket.chosen.of('loyalty', 1)).toBeUndefined()
    unmount()
    renderWithKernel(<ProductToAdd />, { kernel })
    expect(count()).toHaveValue('7')
    fireEvent.keyDown(count(), { key: 'Enter' })
    await waitFor(() => expect(data.held.get(1)).toBe(7))
    await waitFor(() => expect(kernel.basket.chosen.of('main', 1)).toBeUndefined())
  })

  test('what was added is never shown as not in the basket, also while lists learn of it', async () => {
    const { kernel } = renderWithKernel(<ListedProduct />)
    press('Добавить')
    await waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
    expect(renders).toContain(true)
    expect(renders.slice(renders.indexOf(true))).not.toContain(false)
  })

  const says = () => JSON.parse(screen.getByRole('status').textContent ?? '')
  const over = (kernel: Kernel) => waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))

  test.each([
    [{ BASKET: 3, isNewApi: true, QUANTITY: 5 }, {}, { value: 5, inBasket: true }],
    [{ BASKET: 3, isNewApi: true, QUANTITY: null }, {}, { inBasket: false }],
    [{ BASKET: 3 }, { held: 7 }, { value: 7, inBasket: true }],
    [{ ASSORTMENT: 'N' }, {}, { buyable: false, missing: false }],
  ])('a product with %j, held %j, is shown as %j', (fields, options, shown) => {
    renderWithKernel(<Place product={testProduct({ ID: 1, ...fields } as Partial<Product>)} {...options} />)
    expect(says()).toMatchObject(shown)
  })

  test('Enter puts the count in where the product is not there yet and can be bought', async () => {
    const { kernel, unmount } = renderWithKernel(<Place />)
    press('Ввести')
    await over(kernel)
    expect(data.held.get(1)).toBe(6)
    unmount()
    const shown = renderWithKernel(<Place product={testProduct({ ID: 1, PRICE: 0 })} />)
    press('Ввести')
    expect(shown.kernel.basket.changes.current().main.size).toBe(0)
  })

  test('after a breakdown of the server the count that was asked for is tried again', async () => {
    Object.assign(data, { noAnswer: 'before', instead: 500 })
    const { kernel } = renderWithKernel(<Place />)
    press('Добавить')
    await waitFor(() => expect(says()).toMatchObject({ asked: 4 }))
    data.noAnswer = undefined
    press('Повторить')
    await waitFor(() => expect(data.held.get(1)).toBe(4))
    await over(kernel)
  })

  test('without a connection it waits, and is sent by «Повторить»', async () => {
    data.noAnswer = 'before'
    const { kernel } = renderWithKernel(<Place />)
    press('Добавить')
    await waitFor(() => expect(says()).toMatchObject({ unsent: true, value: 4, inBasket: true }))
    data.noAnswer = undefined
    press('Повторить')
    await over(kernel)
    expect(data.held.get(1)).toBe(4)
  })
})
