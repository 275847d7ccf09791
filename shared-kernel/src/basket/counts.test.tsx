import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { renderWithKernel, testKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { skipToken, useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { BasketItem, Change, Changes } from './change'
import { basketServer } from './testing/basket-server'
import { useBasketCounts } from './use-basket-counts'
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

  const says = () => JSON.parse(screen.getByRole('status').textContent ?? '')
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const over = (kernel: Kernel) => waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))

  test.each([
    [{ BASKET: 0 }, {}, { value: 1, inBasket: false }],
    [{ BASKET: 3 }, {}, { value: 3, inBasket: true }],
    [{ BASKET: 3, isNewApi: true, QUANTITY: 5 }, {}, { value: 5, inBasket: true }],
    [{ BASKET: 3, isNewApi: true, QUANTITY: null }, {}, { inBasket: false }],
    [{ BASKET: 3 }, { held: 7 }, { value: 7, inBasket: true }],
    [{ REMAIN: 0 }, {}, { buyable: true, missing: true }],
    [{ ASSORTMENT: 'N' }, {}, { buyable: false, missing: false }],
    [{ PRICE: 0 }, {}, { buyable: false }],
    [{}, {}, { buyable: true, missing: false, unsent: false }],
  ])('a product with %j, held %j, is shown as %j', (fields, options, shown) => {
    renderWithKernel(<Place product={testProduct({ ID: 1, ...fields } as Partial<Product>)} {...options} />)
    expect(says()).toMatchObject(shown)
  })

  test('Enter puts the count in where the product is not there yet and can be bought', async () => {
    const { kernel, unmount } = renderWithKernel(<Place />)
    await press('Ввести')
    await over(kernel)
    expect(data.held.get(1)).toBe(6)
    unmount()
    for (const product of [testProduct({ ID: 1, BASKET: 3 }), testProduct({ ID: 1, PRICE: 0 })]) {
      const shown = renderWithKernel(<Place product={product} />)
      await press('Ввести')
      expect(shown.kernel.basket.changes.current().main.size).toBe(0)
      shown.unmount()
    }
  })

  test('what was rejected says why, with the count that the server holds, and has nothing to try again', async () => {
    data.rejection = 'Нет в наличии'
    renderWithKernel(<Place />)
    await press('Добавить')
    await waitFor(() =>
      expect(says()).toMatchObject({ rejection: 'Нет в наличии', inBasket: false, unsent: false }),
    )
    expect(says()).not.toHaveProperty('asked')
  })

  test('after a breakdown of the server the count that was asked for is tried again', async () => {
    Object.assign(data, { noAnswer: 'before', instead: 500 })
    const { kernel } = renderWithKernel(<Place />)
    await press('Добавить')
    await waitFor(() => expect(says()).toMatchObject({ asked: 4 }))
    data.noAnswer = undefined
    await press('Повторить')
    await waitFor(() => expect(data.held.get(1)).toBe(4))
    await over(kernel)
  })

  test('without a connection it waits, and is sent by «Повторить»', async () => {
    data.noAnswer = 'before'
    const { kernel } = renderWithKernel(<Place />)
    await press('Добавить')
    await waitFor(() => expect(says()).toMatchObject({ unsent: true, value: 4, inBasket: true }))
    data.noAnswer = undefined
    await press('Повторить')
    await over(kernel)
    expect(data.held.get(1)).toBe(4)
  })
})

function Counts() {
  const counts = useBasketCounts()
  if (!counts) return <output>нет</output>
  const { CNT, SUM, DELIVERY_CNT, DELIVERY_SUM, LOYALTY } = counts
  return <output>{JSON.stringify([CNT, SUM, DELIVERY_CNT, DELIVERY_SUM, LOYALTY.CNT, LOYALTY.SUM])}</output>
}

describe('use-basket-counts', () => {
  basketServer()

  const change = (
    held: number,
    target: number,
    item: Partial<BasketItem> = {},
    state: Change['state'] = 'waiting',
  ) => ({
    item: { ID: 1, NAME: 'Ручка', held, price: 0.1, ...item },
    held,
    target,
    state,
  })
  const KNOWN = { CNT: 2, SUM: 30, DELIVERY_CNT: 2, DELIVERY_SUM: 25, LOYALTY: { CNT: 1, SUM: 50 } }

  function estimated(changes: Change[], basket: 'main' | 'loyalty' = 'main', known: object = KNOWN) {
    const kernel = testKernel()
    kernel.query.setQueryData(queryKeys.basketCounts, known)
    renderWithKernel(<Counts />, { kernel })
    const { put } = kernel.basket.changes as Changes
    act(() =>
      put(
        basket,
        changes.map((one, at) => [at, one]),
      ),
    )
    return JSON.parse(screen.getByRole('status').textContent ?? '')
  }

  test.each<[string, Change[], number[]]>([
    ['a product that is added', [change(0, 3)], [3, 30.3, 3, 25.3]],
    ['more of one that is there', [change(1, 3)], [2, 30.2, 2, 25.2]],
    ['a removal', [change(3, 0)], [1, 29.7, 1, 24.7]],
    ['several', [change(0, 3), change(0, 1, { price: 10 })], [4, 40.3, 4, 35.3]],
    ['one that does not count for delivery', [change(0, 3, { undelivered: true })], [3, 30.3, 2, 25]],
    ['one that an order would not take', [change(0, 3, { price: undefined })], [2, 30, 2, 25]],
    ['one that the server has', [change(0, 3, {}, 'confirmed')], [2, 30, 2, 25]],
    ['one that was rejected', [change(0, 3, {}, 'rejected')], [2, 30, 2, 25]],
    ['one without a connection', [change(0, 3, {}, 'unsent')], [3, 30.3, 3, 25.3]],
    ['more than there is', [change(1000, 0), change(1, 0), change(1, 0)], [0, 0, 0, 0]],
  ])('the counts with %s', (_what, changes, expected) => {
    expect(estimated(changes)).toEqual([...expected, 1, 50])
  })

  test('the bonus basket has counts of its own; for delivery everything counts where nothing else is said', () => {
    const known = { CNT: 2, SUM: 30, LOYALTY: { CNT: 1, SUM: 50 } }
    expect(estimated([change(0, 2, { price: 20 })], 'loyalty', known)).toEqual([2, 30, 2, 30, 2, 90])
  })
})
