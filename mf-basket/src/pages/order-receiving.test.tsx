import { LOGGED_IN, put, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { giveConsents, sendButton } from '../testing/order-form'
import { renderPage } from '../testing/render-page'
import { testAddress, testRows, testTradePoint } from '../testing/test-rows'

const { data: state, called } = basketApi()

const PATH = '/basket/ordering'
const ADDRESS_POINT = testAddress(31, 'Москва, ул. Вавилова, 19')

const radio = (name: RegExp) => screen.getByRole('radio', { name })
const order = () => screen.getByRole('complementary', { name: 'Ваш заказ' })
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

describe('receiving', () => {
  test.each([
    ['1', 'Самовывоз', 'Доставка'],
    ['2', 'Доставка', 'Самовывоз'],
  ])('[BAS-037] %s is «%s»: stored it is chosen, chosen it is stored and sent', async (type, name, other) => {
    const { cookies } = await openAsClient({ deliveryType: type, deliveryZoneId: '1' })
    expect(radio(new RegExp(`^${name}`))).toBeChecked()
    expect(radio(new RegExp(`^${name}`))).toHaveAttribute('value', type)
    expect(radio(new RegExp(`^${other}`))).not.toBeChecked()
    await userEvent.click(radio(new RegExp(`^${other}`)))
    expect(cookies.get('deliveryType')).not.toBe(type)
    await userEvent.click(radio(new RegExp(`^${name}`)))
    expect(cookies.get('deliveryType')).toBe(type)
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(field('delivery_type')).toBe(type))
    expect(field(type === '1' ? 'tradepoint_id' : 'address_id')).not.toBeNull()
    expect(field(type === '1' ? 'address_id' : 'tradepoint_id')).toBeNull()
  })

  test("[BAS-038] '-1' marks nothing, and nothing is sent until a type is chosen", async () => {
    await openAsClient({ deliveryType: '-1' })
    expect(radio(/^Самовывоз/)).not.toBeChecked()
    expect(radio(/^Доставка/)).not.toBeChecked()
    await giveConsents()
    await userEvent.click(sendButton())
    expect(await screen.findByText('Выберите способ получения')).toBeVisible()
    expect(created()).toEqual([])
    await userEvent.click(radio(/^Самовывоз/))
    await userEvent.click(sendButton())
    await waitFor(() => expect(field('delivery_type')).toBe('1'))
  })

  test('[BAS-040] a self-delivery-only shop hides the courier, whatever the cookie says', async () => {
    state.info = { selfDeliveryOnly: 'Y' }
    await open({ cookies: { deliveryType: '2' } })
    expect(screen.queryByRole('radio', { name: /^Доставка/ })).toBeNull()
    expect(radio(/^Самовывоз/)).toBeChecked()
  })

  test('[BAS-041] without trade points the type is pick-up, and no other one is offered', async () => {
    state.tradePoints = []
    await open({ cookies: { deliveryType: '2' } })
    expect(screen.queryByRole('radio', { name: /^Доставка/ })).toBeNull()
    expect(radio(/^Самовывоз/)).toBeChecked()
  })

  test('[BAS-042] pick-up lets a trade point be chosen', async () => {
    state.tradePoints = [testTradePoint(1, 'Складская, 4'), testTradePoint(2, 'Заречная, 8')]
    await openAsClient()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Пункт выдачи' }), 'Заречная, 8')
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(field('tradepoint_id')).toBe('2'))
  })

  test('a trade point can be chosen on the map, too, and the form stays as it is', async () => {
    state.tradePoints = [testTradePoint(1, 'Складская, 4'), testTradePoint(2, 'Заречная, 8')]
    await openAsClient()
    await userEvent.click(screen.getByRole('button', { name: 'Показать на карте' }))
    const places = within(await screen.findByRole('list', { name: 'Пункты выдачи на карте' }))
    await userEvent.click(places.getByRole('button', { name: 'Выбрать' }))
    expect(screen.getByRole('combobox', { name: 'Пункт выдачи' })).toHaveDisplayValue('Заречная, 8')
    expect(screen.getByRole('button', { name: 'Скрыть карту' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('delivery says what it costs before it is chosen, and begins with the first address and the zone of its latest order', async () => {
    state.addresses = [testAddress(31, ADDRESS_POINT.ADDRESS, 1), testAddress(32, 'Тверь')]
    const { cookies } = await openAsClient()
    expect(radio(/^Доставка/)).toHaveAccessibleName(/от\s390,00\s₽\s*В пределах города/)
    await userEvent.click(radio(/^Доставка/))
    expect(screen.getByRole('combobox', { name: /Адрес доставки/ })).toHaveValue('31')
    expect(screen.getByRole('combobox', { name: /Зона доставки/ })).toHaveValue('1')
    expect([cookies.get('addressId'), cookies.get('deliveryZoneId')]).toEqual(['31', '1'])
  })

  test('[BAS-042] one of the customer’s addresses is chosen, and its zone follows: where it cannot be known it is asked for, and nothing is promised until then', async () => {
    state.rows.main = testRows(12)
    state.addresses = [
      testAddress(31, ADDRESS_POINT.ADDRESS, 1),
      testAddress(32, 'Химки'),
      testAddress(33, 'Тверь', 2),
    ]
    const { cookies } = await openAsClient({ deliveryType: '2', deliveryZoneId: '1', addressId: '31' })
    const zones = screen.getByRole('combobox', { name: /Зона доставки/ })
    const addresses = screen.getByRole('combobox', { name: /Адрес доставки/ })
    expect(order()).toHaveTextContent('Доставка (В пределах города)Бесплатно')
    await userEvent.selectOptions(addresses, 'Тверь')
    expect(zones).toHaveDisplayValue('Область')
    expect(order()).toHaveTextContent('Доставка (Область)900,00 ₽')
    await userEvent.selectOptions(addresses, 'Химки')
    expect(zones).toHaveDisplayValue('Выберите')
    expect(zones).toHaveAccessibleDescription(/Выберите зону, в\sкоторой лежит адрес/)
    expect(cookies.get('deliveryZoneId')).toBeUndefined()
    expect(order()).toHaveTextContent(/Доставказависит от\sзоны/)
    expect(order()).toHaveTextContent('Доставка бесплатно, но не во всех зонах')
    await giveConsents()
    await userEvent.click(sendButton())
    expect(await screen.findByText('Выберите зону доставки')).toBeVisible()
    expect(created()).toEqual([])
    await userEvent.selectOptions(zones, 'Область')
    await userEvent.click(sendButton())
    await waitFor(() => expect([field('address_id'), field('delivery_zone')]).toEqual(['32', '2']))
  })

  test('delivery asks for an address', async () => {
    state.addresses = []
    await openAsClient({ deliveryType: '2' })
    await giveConsents()
    await userEvent.click(sendButton())
    expect(await screen.findByText('Выберите адрес доставки')).toBeVisible()
    expect(screen.getByRole('combobox', { name: /Адрес доставки/ })).toHaveFocus()
    expect(created()).toEqual([])
  })

  test('[BAS-051] an added address is chosen in the form', async () => {
    const { kernel } = await openAsClient({ deliveryType: '2' })
    await userEvent.click(screen.getByRole('button', { name: 'Добавить адрес' }))
    expect(kernel.modals.current()).toEqual([{ name: 'addAddress', props: { variant: 'base' } }])
    await put(screen.getByRole('textbox', { name: /^Адрес/ }), 'Тверь, ул. Новая, 1')
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }))
    const chosen = await screen.findByRole('combobox', { name: /Адрес доставки/ })
    await waitFor(() => expect(chosen).toHaveDisplayValue('Тверь, ул. Новая, 1'))
    expect(kernel.platform.cookies.get('addressId')).toBe(String(state.addresses[0]?.ID))
  })

  test('[BAS-052] who is not registered cannot add an address', async () => {
    state.personal = { ID: null }
    await open({ cookies: { deliveryType: '2' } })
    expect(screen.getByText('Чтобы указать адрес доставки необходимо зарегистрироваться')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Добавить адрес' })).toBeNull()
    expect(called('/client/point')).toEqual([])
  })
})
