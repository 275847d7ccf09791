import type { Order } from '@prilavok/shared-kernel/contract'
import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { orderQuery } from '../../api/get-order'
import { cabinetApi, rejected, succeeded } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'
import { testOrder } from '../../testing/test-order'
import { CancelResults } from './CancelResults'

describe('cancel-order', () => {
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
})

describe('CancelResults', () => {
  const FINAL = 'Магазин узнает об отмене сразу. Вернуть заказ в работу будет нельзя.'
  const MONEY = 'Деньги вернутся туда, откуда пришли.'
  const POINTS = 'Баллы вернутся на ваш счёт.'
  const REPEAT = 'Если товары снова понадобятся, заказ можно будет повторить.'

  const show = (order: Partial<Order> | undefined, CLIENT_ALLOW_TO_ORDER: 'Y' | 'N' = 'Y') => {
    const kernel = partKernel({ cookies: LOGGED_IN, personal: { CLIENT_ALLOW_TO_ORDER } })
    if (order)
      kernel.query.setQueryData(orderQuery(kernel, '390').queryKey, {
        ITEM: { ...testOrder(order), PRODUCTS: [] },
      })
    renderWithKernel(<CancelResults orderId={390} />, { kernel })
    expect(kernel.query.isFetching()).toBe(0)
    return screen.getByRole('paragraph').textContent?.replace(/\s/g, ' ')
  }

  test.each<[string, Partial<Order> | undefined, string[]]>([
    ['an order', {}, [FINAL, REPEAT]],
    ['one that is paid', { ONLINE_PAY_STATUS: { CODE: 'PAID', TITLE: '' } }, [FINAL, MONEY, REPEAT]],
    ['one that is not paid', { ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: '' } }, [FINAL, REPEAT]],
    ['one for points', { IS_LOYALTY: 'Y' }, [FINAL, POINTS, REPEAT]],
    ['one that is not known', undefined, [FINAL, REPEAT]],
  ])('what comes of cancelling %s', (_what, order, texts) => {
    expect(show(order)).toBe(texts.join(' '))
  })

  test('who may not order is promised no repetition', () => {
    expect(show({}, 'N')).toBe(FINAL)
  })
})
