import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keys } from '../../api/keys'
import { cabinetApi, rejected } from '../../testing/cabinet-api'
import { CancelOrderForm } from './CancelOrderForm'

const { data, actions, intercept } = cabinetApi()
const onClose = jest.fn()
const LIST = [...keys.orders, 'a list']

const show = (orderId = 390, kernel = partKernel({ cookies: LOGGED_IN, personal: {} })) => {
  onClose.mockClear()
  for (const key of [LIST, ['another']]) kernel.query.setQueryData(key, 'known')
  return renderWithKernel(
    <Modal open onClose={onClose} title="Отмена заказа" size="m">
      <CancelOrderForm orderId={orderId} onClose={onClose} />
    </Modal>,
    { kernel },
  )
}
type Kernel = ReturnType<typeof show>['kernel']
const isOutOfDate = (kernel: Kernel, key: readonly unknown[]) =>
  kernel.query.getQueryState(key)?.isInvalidated
const reason = () => screen.getByRole('textbox', { name: /Причина отмены/ })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }))

test('[CAB-038] a reason is wanted, and spaces are none', async () => {
  const { kernel } = show()
  expect(reason()).toHaveValue('')
  await userEvent.type(reason(), '   ')
  await send()
  await waitFor(() => expect(reason()).toHaveAccessibleDescription('Укажите причину отмены'))
  expect(actions()).toEqual([])
  expect(isOutOfDate(kernel, LIST)).toBe(false)
})

test('[CAB-039] it is sent without spaces around it; the order is cancelled, its lists are out of date, nothing else', async () => {
  const { kernel } = show()
  await userEvent.type(reason(), ' Ошиблись адресом ')
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(actions()).toEqual([{ action: 'cancel', order_id: '390', cancel_comment: 'Ошиблись адресом' }])
  expect(kernel.notices.current()).toMatchObject([{ kind: 'success', text: 'Заказ отменён' }])
  expect(isOutOfDate(kernel, LIST)).toBe(true)
  expect(isOutOfDate(kernel, ['another'])).toBe(false)
})

test.each([
  ['is not done', rejected, 'Не удалось отменить заказ'],
  ['fails', 422, 'Отказ сервера'],
])(
  'a cancellation that %s is told here; what was typed stays, and the order is read again',
  async (_how, answer, text) => {
    data.action = answer
    const { kernel } = show()
    await userEvent.type(reason(), 'Передумали')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(reason()).toHaveValue('Передумали')
    expect(onClose).not.toHaveBeenCalled()
    expect(kernel.notices.current()).toEqual([])
    expect(isOutOfDate(kernel, LIST)).toBe(true)
  },
)

test('what the server says of the reason stands at the reason', async () => {
  intercept(({ method }) =>
    method === 'POST'
      ? Response.json({ errors: { cancel_comment: 'Слишком длинная причина' } }, { status: 400 })
      : undefined,
  )
  show()
  await userEvent.type(reason(), 'Передумали')
  await send()
  await waitFor(() => expect(reason()).toHaveAccessibleDescription('Слишком длинная причина'))
})

test('ready-made reasons are taken by their buttons, each in place of the last', async () => {
  show()
  for (const text of [
    'Заказ оформлен по ошибке',
    'Изменился состав заказа',
    'Не устраивает срок доставки',
    'Товары больше не нужны',
  ]) {
    await userEvent.click(screen.getByRole('button', { name: text }))
    expect(reason()).toHaveValue(text)
  }
})

test.each([
  [390, 'Передумали'],
  [391, ''],
])('what was typed before the page was loaded anew is there, for its own order only: %i', (orderId, text) => {
  const kernel = partKernel({ cookies: LOGGED_IN, personal: {} })
  const drafts = { 'mf-cabinet.cancel-order.390': { reason: 'Передумали' } }
  kernel.platform.session.set('drafts', JSON.stringify(drafts))
  show(orderId, kernel)
  expect(reason()).toHaveValue(text)
})

test('«Не отменять» sends nothing', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Не отменять' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(actions()).toEqual([])
})

test('while it is sent the button says so', async () => {
  intercept(({ method }) => (method === 'POST' ? new Promise<undefined>(() => undefined) : undefined))
  show()
  await userEvent.type(reason(), 'Передумали')
  await send()
  expect(await screen.findByRole('button', { name: 'Отменяем…' })).toHaveAttribute('aria-busy', 'true')
})
