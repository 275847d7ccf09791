import type { ModalFrame } from '@prilavok/shared-kernel/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderApp } from '../../testing/render-app'

function CancelOrderModal({ orderId, close }: { orderId: number } & ModalFrame) {
  return (
    <div role="dialog" aria-label={`Отмена заказа ${orderId}`}>
      <button type="button" onClick={close}>
        Не отменять
      </button>
    </div>
  )
}
function OrdersPage() {
  const [text, setText] = useState('')
  return <input aria-label="Поиск" value={text} onChange={(event) => setText(event.target.value)} />
}
const withPage = (modal: object | (() => Promise<object>)) => ({
  'mf-catalog/./CatalogListPage': { default: OrdersPage },
  'mf-cabinet/./CancelOrderModal': modal,
})

test('[SHELL-055] a modal of any part opens by its name over any route; closing keeps the page below and its focus', async () => {
  const modules = withPage({ default: CancelOrderModal })
  const { kernel } = renderApp({ path: '/catalog-list', modules })
  const search = screen.getByLabelText('Поиск')
  await userEvent.type(search, '48 390')
  act(() => kernel.modals.open('cancelOrder', { orderId: 5 }))
  expect(screen.getByRole('dialog', { name: 'Отмена заказа 5' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Не отменять' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(search).toHaveValue('48 390')
  await waitFor(() => expect(search).toHaveFocus())
})

test('while its code is on the way that is said, and Esc gives it up', async () => {
  const modules = withPage(() => new Promise(() => undefined))
  const { kernel } = renderApp({ path: '/catalog-list', modules })
  act(() => kernel.modals.open('cancelOrder', { orderId: 5 }))
  expect(await screen.findByText('Окно загружается')).toBeInTheDocument()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(kernel.modals.current()).toBeUndefined()
})

test('a modal that does not load leaves the page alone and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const loads = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValueOnce({ default: CancelOrderModal })
  const { kernel } = renderApp({ path: '/catalog-list', modules: withPage(loads) })
  const failed = jest.fn()
  kernel.bus.on('part:failed', failed)
  await act(async () => kernel.modals.open('cancelOrder', { orderId: 5 }))
  expect(await screen.findByRole('alertdialog', { name: 'Не удалось открыть окно' })).toBeInTheDocument()
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ part: 'mf-cabinet', phase: 'load' }))
  expect(screen.getByLabelText('Поиск')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('dialog', { name: 'Отмена заказа 5' })).toBeInTheDocument()
})

test('a name that no part owns opens nothing', () => {
  const { kernel } = renderApp()
  act(() => kernel.modals.open('paymentType', {}))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toBeInTheDocument()
})
