import type { BasketType } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { AddedRow, AddingOutcome } from './add-products'
import { listsServer } from './testing/lists-server'
import { useAddProducts } from './use-add-products'

const api = listsServer()
const { data } = api
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
