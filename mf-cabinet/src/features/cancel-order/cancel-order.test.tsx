import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { cabinetApi, rejected, succeeded } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'
import { testOrder } from '../../testing/test-order'

const { server, data, actions, called } = cabinetApi()
afterEach(() => server.resetHandlers())

const openModal = async () => {
  const rendered = renderPage('/cabinet/orders/390')
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }))
  await screen.findByRole('dialog', { name: 'Отмена заказа' })
  return rendered
}
const reason = () => screen.getByRole('textbox', { name: /Причина отмены/ })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }))
const reads = () => called('GET /v3/api/client/order/390/').length

test('[CAB-038] «Отменить» opens a dialog that asks for a reason; without one nothing is sent', async () => {
  await openModal()
  await userEvent.type(reason(), '  ')
  await send()
  await waitFor(() => expect(reason()).toHaveAccessibleDescription('Укажите причину отмены'))
  expect(reason()).toHaveFocus()
  expect(actions()).toEqual([])
})

test.each([
  ['an order', {}, true, ['Вернуть заказ в работу будет нельзя', 'можно будет повторить']],
  ['a paid one', { ONLINE_PAY_STATUS: { CODE: 'PAID', TITLE: 'Оплачен' } }, true, ['Деньги вернутся']],
  ['one that is not paid', { ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: '' } }, true, []],
  ['one for points', { IS_LOYALTY: 'Y' }, true, ['Баллы вернутся']],
  ['one of who may not order', {}, false, ['Вернуть заказ в работу будет нельзя']],
] as const)(
  'the dialog says what comes of cancelling %s, and promises nothing else',
  async (_what, order, mayOrder, told) => {
    data.orders = [testOrder(order)]
    renderPage('/cabinet/orders/390', { personal: { CLIENT_ALLOW_TO_ORDER: mayOrder ? 'Y' : 'N' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }))
    const dialog = await screen.findByRole('dialog', { name: 'Отмена заказа' })
    for (const text of told) expect(dialog).toHaveTextContent(text)
    const never = ['Деньги вернутся', 'Баллы вернутся', ...(mayOrder ? [] : ['повторить'])]
    for (const text of never)
      if (!told.some((one) => one === text)) expect(dialog).not.toHaveTextContent(text)
  },
)

test('[CAB-039] cancelling is sending, then sent: the order is loaded again and a notice says so', async () => {
  const answer: { send?: () => void } = {}
  server.use(
    http.post('http://localhost/v3/api/client/order/', async () => {
      await new Promise<void>((resolve) => {
        answer.send = resolve
      })
      return HttpResponse.json(succeeded)
    }),
  )
  const { kernel } = await openModal()
  await userEvent.type(reason(), 'Ошиблись адресом')
  await send()
  expect(await screen.findByRole('button', { name: 'Отменяем…' })).toHaveAttribute('aria-busy', 'true')
  expect(reads()).toBe(1)
  await waitFor(() => expect(answer.send).toBeDefined())
  answer.send?.()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(kernel.notices.current()).toEqual([
    expect.objectContaining({ kind: 'success', text: 'Заказ отменён' }),
  ])
  await waitFor(() => expect(reads()).toBe(2))
})

test('a ready-made reason is taken by its button and sent with the order', async () => {
  await openModal()
  await userEvent.click(screen.getByRole('button', { name: 'Изменился состав заказа' }))
  expect(reason()).toHaveValue('Изменился состав заказа')
  await userEvent.type(reason(), ' и срок ')
  await send()
  await waitFor(() => expect(actions()).toHaveLength(1))
  expect(actions()).toEqual([
    { action: 'cancel', order_id: '390', cancel_comment: 'Изменился состав заказа и срок' },
  ])
})

test.each([
  ['SUCCESS N', rejected, 'Не удалось отменить заказ'],
  ['a failed call', 500, 'Отказ сервера'],
])(
  '%s is told in the dialog, what was typed stays, the order is loaded again',
  async (_what, action, text) => {
    Object.assign(data, { action })
    const { kernel } = await openModal()
    await userEvent.type(reason(), 'Передумали')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(reason()).toHaveValue('Передумали')
    expect(kernel.notices.current()).toEqual([])
    await waitFor(() => expect(reads()).toBe(2))
  },
)

test('«Не отменять» closes the dialog and sends nothing', async () => {
  await openModal()
  await userEvent.click(screen.getByRole('button', { name: 'Не отменять' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(actions()).toEqual([])
})
