import type { BasketItem } from '@prilavok/shared-kernel/basket'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type AddedRow, type AddingOutcome, addProducts } from './add-products'
import { changesOf, listsServer, noticesOf, over } from './testing/lists-server'
import { useAddProducts } from './use-add-products'

describe('add-products', () => {
  const api = listsServer()
  const { data } = api
  const NBSP = '\u00a0'

  const product = (ID: number) =>
    testProduct({ ID, NAME: `Товар ${ID}`, PRICE: 10, LOYALTY_PRICE: 4, BASKET: 99 })
  const row = (number: number, id: number, count: number) => ({ number, product: product(id), count })
  const item = (ID: number, held: number): BasketItem => ({ ID, NAME: `Товар ${ID}`, held })

  describe('rows of a list', () => {
    test('go on top of what the basket holds, as one change that one undo takes back', async () => {
      data.held = { 1: 3, 2: 1, 9: 4 }
      const kernel = testKernel()
      const outcome = await addProducts(kernel, 'main', [row(10, 1, 2), row(20, 2, 5)])
      expect(outcome).toEqual({ added: new Set([10, 20]), rejections: new Map() })
      expect(changesOf(api)).toEqual(['POST /v3/api/client/basket/replace/ products[1]=5&products[2]=6'])
      expect(data.held).toEqual({ 1: 5, 2: 6, 9: 4 })
      expect(noticesOf(kernel)).toEqual([{ text: `Изменено в корзине: 2${NBSP}позиции` }])
      await over(kernel)
      expect(kernel.basket.undo()).toBe(true)
      await over(kernel)
      expect(data.held).toEqual({ 1: 3, 2: 1, 9: 4 })
      expect(kernel.basket.undo()).toBe(false)
    })

    test('stand on a change of the buyer that is on its way', async () => {
      data.held = { 1: 3 }
      const kernel = testKernel()
      kernel.basket.set('main', item(1, 3), 6)
      await addProducts(kernel, 'main', [row(1, 1, 2)])
      expect(data.held).toEqual({ 1: 8 })
    })

    test('go into the bonus basket, at its prices', async () => {
      data.held = { 1: 3 }
      const kernel = testKernel()
      const prices = new Set<number | undefined>()
      kernel.basket.changes.subscribe(() => {
        for (const change of kernel.basket.changes.current().loyalty.values()) prices.add(change.item.price)
      })
      const { added } = await addProducts(kernel, 'loyalty', [row(4, 1, 2)])
      expect(added).toEqual(new Set([4]))
      expect(changesOf(api)).toEqual(['POST /v4/api/client/order_basket/loyalty/replace/ products[1]=5'])
      expect([...prices]).toEqual([4])
      expect(kernel.basket.changes.current().main.size).toBe(0)
    })

    test('without a connection count as added: they wait for it', async () => {
      data.offline = true
      const kernel = testKernel()
      const outcome = await addProducts(kernel, 'main', [row(7, 1, 2)])
      expect(outcome).toEqual({ added: new Set([7]), rejections: new Map() })
      expect(kernel.basket.changes.current().main.get(1)).toMatchObject({ state: 'unsent', target: 2 })
      data.offline = false
      kernel.basket.retry()
      await over(kernel)
      expect(data.held).toEqual({ 1: 2 })
    })
  })

  describe('what the server rejects', () => {
    test('is told by the numbers of its rows, with the reason, and by no notice', async () => {
      data.rejection = 'Данного товара нет в наличии'
      data.held = { 2: 3 }
      const kernel = testKernel()
      const outcome = await addProducts(kernel, 'main', [row(10, 1, 2), row(20, 2, 5)])
      expect(outcome).toEqual({
        added: new Set(),
        rejections: new Map([
          [10, 'Данного товара нет в наличии'],
          [20, 'Данного товара нет в наличии'],
        ]),
      })
      expect(noticesOf(kernel)).toEqual([])
      expect(data.held).toEqual({ 2: 3 })
    })

    test('does not keep the other rows out', async () => {
      data.otherwise = { held: { 2: 5 }, reasons: { 1: 'Снят с продажи' } }
      const outcome = await addProducts(testKernel(), 'main', [row(10, 1, 2), row(20, 2, 5)])
      expect(outcome).toEqual({ added: new Set([20]), rejections: new Map([[10, 'Снят с продажи']]) })
    })

    test('leaves as many as before: the row is not in the basket', async () => {
      data.held = { 1: 3 }
      data.otherwise = { held: { 1: 3 }, reasons: { 1: 'Больше нет' } }
      const kernel = testKernel()
      const outcome = await addProducts(kernel, 'main', [row(10, 1, 2)])
      expect(outcome).toEqual({ added: new Set(), rejections: new Map([[10, 'Больше нет']]) })
      expect(noticesOf(kernel).filter(({ kind }) => kind === 'error')).toEqual([])
    })

    test('in part is in the basket, and a notice says of which product there are fewer', async () => {
      data.held = { 1: 3 }
      data.otherwise = { held: { 1: 4 }, reasons: { 1: 'Осталось 4' } }
      const kernel = testKernel()
      const outcome = await addProducts(kernel, 'main', [row(10, 1, 2)])
      expect(outcome).toEqual({ added: new Set([10]), rejections: new Map() })
      expect(noticesOf(kernel)).toContainEqual({ kind: 'error', text: 'Товар 1: Осталось 4' })
    })
  })
})

const ROWS: AddedRow[] = [1, 2].map((ID) => ({ number: ID * 10, product: testProduct({ ID }), count: ID }))

interface ListProps {
  rows?: readonly AddedRow[]
  basket?: BasketType
  done?: string
  onDone?: (outcome: AddingOutcome) => void
}

function List({ rows = ROWS, basket = 'main', done, onDone = () => undefined }: ListProps) {
  const { add, adding, error } = useAddProducts(basket, onDone, done)
  return (
    <>
      <button type="button" aria-busy={adding} onClick={() => void add(rows)}>
        Добавить
      </button>
      {error !== undefined && <p role="alert">{error}</p>}
    </>
  )
}

const button = () => screen.getByRole('button')

describe('use-add-products', () => {
  const api = listsServer()
  const { data } = api

  const press = () => fireEvent.click(button())
  const isBusy = (busy: boolean) => waitFor(() => expect(button()).toHaveAttribute('aria-busy', String(busy)))

  test('rows are added once however often it is pressed meanwhile, and then may be added again', async () => {
    let answer: () => void = () => undefined
    data.gate = new Promise<void>((resolve) => {
      answer = resolve
    })
    const onDone = jest.fn()
    renderWithKernel(<List onDone={onDone} />)
    expect(button()).toHaveAttribute('aria-busy', 'false')
    // Twice before the page is rendered again.
    act(() => {
      button().click()
      button().click()
    })
    await isBusy(true)
    press()
    expect(onDone).not.toHaveBeenCalled()
    answer()
    await isBusy(false)
    expect(onDone.mock.calls).toEqual([[{ added: new Set([10, 20]), rejections: new Map() }]])
    expect(data.held).toEqual({ 1: 1, 2: 2 })
    press()
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
    expect(data.held).toEqual({ 1: 2, 2: 4 })
  })

  test('why nothing was added is said until it is tried again', async () => {
    data.heldStatus = 503
    const onDone = jest.fn()
    renderWithKernel(<List onDone={onDone} />)
    expect(screen.queryByRole('alert')).toBeNull()
    press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ сервера')
    await isBusy(false)
    expect(onDone).not.toHaveBeenCalled()
    data.heldStatus = undefined
    press()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  })
})
