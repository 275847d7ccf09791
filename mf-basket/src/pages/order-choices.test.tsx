import { LOGGED_IN, put, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { giveConsents, sendButton } from '../testing/order-form'
import { renderPage } from '../testing/render-page'
import { testAddress, testRows, testTradePoint } from '../testing/test-rows'

const { data: state, called } = basketApi()

const PATH = '/basket/ordering'
const ADDRESS_POINT = testAddress(31, 'Москва, ул. Вавилова, 19')

const radio = (name: RegExp) => screen.getByRole('radio', { name })
const created = () => called('/create/')
const field = (name: string) => new URLSearchParams(created().at(-1)?.split(' ').slice(2).join(' ')).get(name)

const open = async (options: Parameters<typeof renderPage>[1] = {}, path = PATH) => {
  const rendered = renderPage(path, options)
  await screen.findByRole('complementary', { name: 'Ваш заказ' })
  return rendered
}
const openAsClient = async (cookies: Record<string, string> = {}) => {
  const rendered = await open({ cookies: { ...LOGGED_IN, ...cookies } })
  await screen.findByText('ООО «Вектор»')
  return rendered
}
beforeEach(() => {
  state.rows.main = testRows(2)
  state.personal = testCustomer()
  state.addresses = [ADDRESS_POINT]
})

describe('choices', () => {
  test('[BAS-048] payment types are shown by NAME and DESCRIPTION and chosen by CODE; the default is CASH', async () => {
    await openAsClient()
    expect(radio(/^По счёту/)).toHaveAccessibleName(/Счёт придёт на почту/)
    expect(radio(/^Наличными/)).toBeChecked()
    await userEvent.click(radio(/^По счёту/))
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(field('payment')).toBe('INVOICE'))
  })

  test('[BAS-049] choices are remembered in the cookies of the specification', async () => {
    state.tradePoints = [testTradePoint(1, 'Складская, 4'), testTradePoint(2, 'Заречная, 8')]
    state.addresses = [ADDRESS_POINT, testAddress(32, 'Тверь')]
    const { cookies } = await openAsClient()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Пункт выдачи' }), 'Заречная, 8')
    await userEvent.click(radio(/^Доставка/))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Адрес доставки/ }), 'Тверь')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Зона доставки/ }), 'Область')
    await userEvent.click(radio(/^По счёту/))
    const names = [
      'addressId',
      'addressName',
      'deliveryId',
      'deliveryName',
      'deliveryZoneId',
      'deliveryZoneName',
      'paymentType',
      'deliveryType',
    ]
    expect(names.map((name) => cookies.get(name))).toEqual([
      '32',
      'Тверь',
      '2',
      'Заречная, 8',
      '2',
      'Область',
      'INVOICE',
      '2',
    ])
  })

  test('[BAS-049] remembered choices are preselected', async () => {
    state.addresses = [ADDRESS_POINT, testAddress(32, 'Тверь')]
    await openAsClient({ deliveryType: '2', deliveryZoneId: '2', addressId: '32', paymentType: 'INVOICE' })
    expect(radio(/^Доставка/)).toBeChecked()
    expect(radio(/^По счёту/)).toBeChecked()
    expect(screen.getByRole('combobox', { name: /Адрес доставки/ })).toHaveDisplayValue('Тверь')
    expect(screen.getByRole('combobox', { name: /Зона доставки/ })).toHaveDisplayValue('Область')
    expect(called('order_basket')[0]).toContain('deliveryType=2&deliveryZoneId=2')
  })

  test('[BAS-018] the comment is saved with the basket when its field is left', async () => {
    state.info = { comment: 'Пропуск на охране' }
    await openAsClient()
    const comment = screen.getByRole('textbox', { name: 'Для менеджера и водителя' })
    expect(comment).toHaveValue('Пропуск на охране')
    expect(comment).toHaveAccessibleDescription('Осталось 483 знака')
    await put(comment, 'Пропуск на охране, звонить')
    await userEvent.tab()
    await waitFor(() =>
      expect(called('/check/')).toEqual([
        'POST /v4/api/client/order_basket/main/check/ comment=Пропуск на охране, звонить',
      ]),
    )
  })
})

test('a comment is saved with the basket when the page is left while it is being typed', async () => {
  await open()
  await put(screen.getByRole('textbox', { name: 'Для менеджера и водителя' }), 'Звонить')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() =>
    expect(called('/check/')).toEqual(['POST /v4/api/client/order_basket/main/check/ comment=Звонить']),
  )
})
