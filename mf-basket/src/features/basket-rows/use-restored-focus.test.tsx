import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { basketApi } from '../../testing/basket-api'
import { orderBasket } from '../../testing/basket-state'
import { testRows } from '../../testing/test-rows'
import { useRestoredFocus } from './use-restored-focus'

const { data: state, called } = basketApi()

interface View {
  hasRow?: boolean
  basket?: BasketType
  isKnown?: boolean
}
const outside: { show: (view: View) => void } = { show: () => undefined }

function Rows({ first }: { first: View }) {
  const [view, setView] = useState(first)
  outside.show = setView
  const { hasRow = true, basket = 'main', isKnown = true } = view
  const [answer, setAnswer] = useState({ view, data: orderBasket(state, basket, new URLSearchParams()) })
  if (answer.view !== view) setAnswer({ view, data: orderBasket(state, basket, new URLSearchParams()) })
  useRestoredFocus(isKnown ? answer.data : undefined)
  return (
    <>
      <button type="button">Оформить</button>
      <ul>
        {hasRow && (
          <li data-row="1">
            <a href="/product/1">Товар 1</a>
          </li>
        )}
      </ul>
    </>
  )
}
const rowHasFocus = () => screen.getByRole('listitem').contains(document.activeElement)
const button = () => screen.getByRole('button')
/** Another answer of the basket. */
const show = (view: View = {}) => act(() => outside.show({ ...view }))

beforeEach(() => {
  state.rows.main = testRows(2)
})
async function undoRemoval(kernel: Kernel) {
  const before = called('POST').length
  act(() => kernel.basket.set('main', { ID: 1, NAME: 'Товар 1', held: 10 }, 0, 'now'))
  await waitFor(() => expect(called('POST').length).toBeGreaterThan(before))
  await waitFor(() => expect(kernel.basket.changes.current().main.size).toBe(0))
  act(() => void kernel.basket.undo())
}
async function renderUndone(first: View = {}) {
  const kernel = partKernel()
  renderWithKernel(<Rows first={first} />, { kernel })
  await undoRemoval(kernel)
  expect(kernel.basket.restored()).toMatchObject({ productId: 1 })
  expect(document.body).toHaveFocus()
  return kernel
}

test('a row that comes back gets the focus', async () => {
  await renderUndone()
  show()
  expect(rowHasFocus()).toBe(true)
})

test('a focus that is elsewhere by then stays, also with later answers', async () => {
  await renderUndone()
  act(() => button().focus())
  show()
  expect(button()).toHaveFocus()
  act(() => button().blur())
  show()
  expect(document.body).toHaveFocus()
})

test('a button that is disabled by now holds no focus', async () => {
  await renderUndone()
  act(() => button().focus())
  button().setAttribute('disabled', '')
  show()
  expect(rowHasFocus()).toBe(true)
})

test('it comes once for each removal that is taken back', async () => {
  const kernel = await renderUndone()
  show()
  act(() => (document.activeElement as HTMLElement).blur())
  show()
  expect(document.body).toHaveFocus()
  await undoRemoval(kernel)
  show()
  expect(rowHasFocus()).toBe(true)
})

test('it waits for the row, and for the answer of the basket', async () => {
  await renderUndone({ hasRow: false })
  show({ hasRow: false })
  expect(document.body).toHaveFocus()
  show({ isKnown: false })
  expect(document.body).toHaveFocus()
  show()
  expect(rowHasFocus()).toBe(true)
})

test('a row of the other basket is none', async () => {
  await renderUndone()
  show({ basket: 'loyalty' })
  expect(document.body).toHaveFocus()
})

test('what was taken back before the page was opened moves nothing', async () => {
  const kernel = partKernel()
  await undoRemoval(kernel)
  renderWithKernel(<Rows first={{}} />, { kernel })
  show()
  expect(document.body).toHaveFocus()
})
