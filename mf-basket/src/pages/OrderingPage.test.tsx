import type { OrderMessage } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, testCustomer, testStore } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { giveConsents, sendButton } from '../testing/order-form'
import { renderPage } from '../testing/render-page'
import { testAddress, testRow, testRows, testTradePoint } from '../testing/test-rows'

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
const reject = (message: Partial<OrderMessage>) => {
  state.order = {
    ORDER_ID: null,
    CREATE_ORDER: {
      CREATE: 'N',
      MESSAGE: { CODE: 'order_empty', TEXT: 'Нет товаров', TYPE: 'ERROR', SHOW_ADDRESS: 'N', ...message },
    },
  }
}

beforeEach(() => {
  state.rows.main = testRows(2)
  state.personal = testCustomer()
  state.addresses = [ADDRESS_POINT]
})

test('[BAS-002] the form offers delivery or pick-up and the payment types', async () => {
  await open()
  expect(radio(/^Доставка/)).toBeVisible()
  expect(radio(/^Самовывоз/)).toBeVisible()
  expect(radio(/^По счёту/)).toBeVisible()
})

test('an empty basket is nothing to order', async () => {
  state.rows.main = []
  renderPage(PATH)
  expect(await screen.findByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
})

describe('receiving', () => {
  test('[BAS-039] with nothing stored it is pick-up', async () => {
    await open()
    expect(radio(/^Самовывоз/)).toBeChecked()
  })

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

  test('[BAS-041] without trade points the type is pick-up', async () => {
    state.tradePoints = []
    await open({ cookies: { deliveryType: '2' } })
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

  test('[BAS-042] delivery lets one of the customer’s addresses be chosen', async () => {
    state.addresses = [ADDRESS_POINT, testAddress(32, 'Тверь, ул. Новая, 1')]
    await openAsClient({ deliveryType: '2', deliveryZoneId: '1' })
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /Адрес доставки/ }),
      'Тверь, ул. Новая, 1',
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Зона доставки/ }), 'Область')
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(field('address_id')).toBe('32'))
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

  test('[BAS-043] zones show their terms, and the chosen one decides what delivery costs', async () => {
    await openAsClient({ deliveryType: '2' })
    const zones = screen.getByRole('combobox', { name: /Зона доставки/ })
    await userEvent.selectOptions(zones, 'В пределах города')
    expect(zones).toHaveAccessibleDescription(/Бесплатно от 5\s000\s₽, иначе 390\s₽. На следующий день/)
    expect(order()).toHaveTextContent('Доставка (В пределах города)390,00 ₽')
    expect(order()).toHaveTextContent('К оплате2 390,00 ₽')
    await userEvent.selectOptions(zones, 'Область')
    expect(order()).toHaveTextContent('К оплате2 900,00 ₽')
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

  test('the zone follows the address: where it cannot be known it is asked for, and nothing is promised until then', async () => {
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

  test('the remembered zone is that of the remembered address: another first address does not get it', async () => {
    state.addresses = [ADDRESS_POINT]
    await openAsClient({ deliveryType: '2', deliveryZoneId: '1', addressId: '99' })
    expect(screen.getByRole('combobox', { name: /Зона доставки/ })).toHaveValue('')
  })

  test('a zone where everything is brought for nothing names no sums', async () => {
    state.info = {
      deliveryZones: [
        { ID: 1, NAME: 'Город', DESCRIPTION: '', MIN_SUM: 5000, DELIVERY_PRICE: 390 },
        { ID: 4, NAME: 'Транспортная компания', DESCRIPTION: 'По тарифу', MIN_SUM: 0, DELIVERY_PRICE: 0 },
      ],
    }
    await openAsClient({ deliveryType: '2', deliveryZoneId: '4' })
    const zones = screen.getByRole('combobox', { name: /Зона доставки/ })
    expect(zones).toHaveAccessibleDescription('Бесплатно. По тарифу')
    expect(order()).not.toHaveTextContent(/\D0,00/)
    expect(order().querySelector('[data-track-line]')).toBeNull()
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
    await userEvent.type(screen.getByRole('textbox', { name: /^Адрес/ }), 'Тверь, ул. Новая, 1')
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
    await userEvent.type(comment, ', звонить')
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
  await userEvent.type(screen.getByRole('textbox', { name: 'Для менеджера и водителя' }), 'Звонить')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() =>
    expect(called('/check/')).toEqual(['POST /v4/api/client/order_basket/main/check/ comment=Звонить']),
  )
})

test('a comment that could not be saved is sent again when its field is left again', async () => {
  await openAsClient()
  const comment = screen.getByRole('textbox', { name: 'Для менеджера и водителя' })
  state.status = 500
  await userEvent.type(comment, 'Звонить')
  await userEvent.tab()
  await waitFor(() => expect(called('/check/')).toHaveLength(1))
  state.status = 200
  await waitFor(async () => {
    await userEvent.click(comment)
    await userEvent.tab()
    expect(called('/check/')).toHaveLength(2)
  })
})

describe('who may send', () => {
  test('a visitor without a login is asked to log in, and nothing is sent', async () => {
    state.personal = { ID: null }
    const { kernel } = await open()
    const prompted = jest.fn()
    kernel.bus.on('session:prompted', prompted)
    await userEvent.click(sendButton())
    expect(prompted).toHaveBeenCalledWith({ returnTo: PATH })
    expect(created()).toEqual([])
  })

  test('whose login has ended behind the form is asked to log in beside it, and not told that the basket is empty', async () => {
    const { kernel } = await openAsClient()
    const prompted = jest.fn()
    kernel.bus.on('session:prompted', prompted)
    state.personal = { ID: null }
    state.rows.main = []
    kernel.platform.cookies.remove('has_refresh_token')
    act(() => kernel.bus.emit('session:changed', { state: 'visitor', expired: true }))
    await act(() => kernel.query.refetchQueries({ queryKey: queryKeys.personal }))
    await act(() => kernel.query.refetchQueries({ queryKey: queryKeys.basketRows }))
    await userEvent.click(await within(order()).findByRole('button', { name: 'Войти' }))
    expect(prompted).toHaveBeenCalledWith({ returnTo: PATH })
    expect(screen.queryByText('В корзине нет товаров, которые можно заказать')).toBeNull()
    expect(screen.queryByRole('region', { name: /Пока вы оформляли заказ/ })).toBeNull()
    expect(sendButton()).toBeDisabled()
  })

  test('consents that a visitor has given count for the login that sending leads to; one of them is not enough', async () => {
    state.personal = { ID: null }
    const { kernel } = await open()
    const given = () => kernel.platform.local.get('consents_of')
    const [agree, transfer] = screen.getAllByRole('checkbox', { name: /Согласен/ })
    if (!agree || !transfer) throw new Error('two consents are asked for')
    await userEvent.click(agree)
    await userEvent.click(sendButton())
    expect(given()).toBeFalsy()
    await userEvent.click(transfer)
    await userEvent.click(sendButton())
    expect(given()).toMatch(/^visitor\|/)
  })

  test('a login keeps what is filled in, though the basket is empty until the merge', async () => {
    state.personal = { ID: null }
    const { kernel } = await open()
    const comment = screen.getByRole('textbox', { name: 'Для менеджера и водителя' })
    await userEvent.type(comment, 'Позвонить')
    state.personal = testCustomer()
    state.rows.main = []
    kernel.platform.cookies.set('has_refresh_token', 'Y')
    act(() => kernel.bus.emit('session:changed', { state: 'customer' }))
    expect(await screen.findByText('В корзине нет товаров, которые можно заказать')).toBeVisible()
    state.rows.main = testRows(3)
    act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 3, SUM: 3000 }))
    await waitFor(() => expect(order()).toHaveTextContent('К оплате3 000,00 ₽'))
    expect(comment).toBeInTheDocument()
    expect(comment).toHaveValue('Позвонить')
    // What the login has brought into the basket is seen first.
    expect(screen.getByRole('region', { name: /Пока вы оформляли заказ/ })).toHaveTextContent(/Товар 3/)
    expect(screen.getByRole('button', { name: /Подтвердить и\sотправить/ })).toBeEnabled()
  })

  test('[BAS-055] a user without password reads of the limited mode', async () => {
    await open()
    expect(
      await screen.findByText('В режиме ограниченного функционала отправка заказа невозможна'),
    ).toBeVisible()
    expect(sendButton()).toBeDisabled()
  })

  test('[BAS-053] [BAS-054] without CLIENT_ALLOW_TO_ORDER the button does nothing but explain why', async () => {
    state.personal = testCustomer({ CLIENT_ALLOW_TO_ORDER: 'N' })
    await openAsClient()
    expect(sendButton()).toBeDisabled()
    expect(sendButton()).toHaveAccessibleDescription(
      /Вы не можете отправлять заказы\.\s*Поставщик ограничил доступ к отправке заказа/,
    )
    expect(within(order()).getByRole('link', { name: 'zakaz@shop.example' })).toBeVisible()
  })

  test('who is blocked is told of no sums that would let him order', async () => {
    state.personal = testCustomer({ CLIENT_ALLOW_TO_ORDER: 'N' })
    state.rows.main = [testRow({ QUANTITY: 4 })]
    await openAsClient({ deliveryType: '2', deliveryZoneId: '1' })
    expect(order()).toHaveTextContent('Поставщик ограничил доступ к отправке заказа.')
    expect(order()).not.toHaveTextContent(/До минимального заказа|бесплатной доставки/)
  })

  test('the products that are not shown are counted without the gifts', async () => {
    state.rows.main = [
      ...[91, 92].map((ID) => testRow({ ID, NAME: `Подарок ${ID}`, GIFT: 'Y', PRICE: 0, SUM: 0 })),
      ...testRows(5),
    ]
    await open()
    expect(order()).toHaveTextContent('5 товаров')
    expect(screen.getByRole('button', { name: /^Ещё/ })).toHaveTextContent(/^Ещё 1 товар и 2 подарка$/)
  })

  test('[BAS-056] the block is remembered, and forgotten when the customer may order again', async () => {
    state.personal = testCustomer({ CLIENT_ALLOW_TO_ORDER: 'N' })
    const blocked = await openAsClient()
    expect(blocked.cookies.get('disabled_to_order')).toBe('Y')
    blocked.unmount()
    state.personal = testCustomer()
    const allowed = await openAsClient({ disabled_to_order: 'Y' })
    await waitFor(() => expect(allowed.cookies.get('disabled_to_order')).toBeUndefined())
    expect(sendButton()).toBeEnabled()
  })

  test('[BAS-046] below the minimum order nothing can be sent', async () => {
    state.rows.main = [testRow({ QUANTITY: 4 })]
    await openAsClient()
    expect(sendButton()).toBeDisabled()
    expect(sendButton()).toHaveAccessibleDescription(/До минимального заказа осталось 600,00\s₽/)
  })
})

describe('sending', () => {
  test('without the consents the form is not sent', async () => {
    await openAsClient()
    await userEvent.click(sendButton())
    expect(
      await screen.findByText('Вы не подтвердили согласие на обработку персональных данных'),
    ).toBeVisible()
    expect(screen.getByText('Вы не подтвердили согласие на передачу персональных данных')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /обработку/ })).toHaveFocus()
    expect(created()).toEqual([])
  })

  test('[BAS-058] ORDER_ID opens the order and clears the basket', async () => {
    const { kernel, url } = await openAsClient({ deliveryType: '2', deliveryZoneId: '1' })
    const changed = jest.fn()
    kernel.bus.on('basket:changed', changed)
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(changed).toHaveBeenCalledWith({ basket: 'main', CNT: 0, SUM: 0 })
    expect([field('address_id'), field('delivery_zone'), field('expected_sum')]).toEqual(['31', '1', '2000'])
    expect(kernel.modals.current()).toEqual([])
  })

  test('[BAS-057] while it is sent the button is busy, and a second press sends no second order', async () => {
    const opening = { open: () => undefined as undefined }
    state.gate = new Promise((resolve) => {
      opening.open = () => void resolve(undefined)
    })
    const { url } = await openAsClient()
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(sendButton()).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(sendButton())
    await userEvent.keyboard('{Enter}')
    opening.open()
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(created()).toHaveLength(1)
  })

  test('[BAS-060] [BAS-062] an ERROR opens basketError with its TEXT, and with the contacts when it asks for them', async () => {
    reject({ TEXT: 'Нет товаров', SHOW_ADDRESS: 'Y' })
    const { kernel, url } = await openAsClient()
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() =>
      expect(kernel.modals.current()).toEqual([
        {
          name: 'basketError',
          props: { text: 'Нет товаров', showAddress: true },
        },
      ]),
    )
    expect(url()).toBe(PATH)
  })

  test('[BAS-061] the blacklist opens no error: the supplier has blocked the customer', async () => {
    reject({ CODE: 'order_user_blacklist', TEXT: 'В чёрном списке' })
    const { kernel, cookies } = await openAsClient()
    await giveConsents()
    await userEvent.click(sendButton())
    expect(await screen.findByText('Вы не можете отправлять заказы.')).toBeVisible()
    expect(kernel.modals.current()).toEqual([])
    expect(screen.queryByText('В чёрном списке')).toBeNull()
    expect(cookies.get('disabled_to_order')).toBe('Y')
  })

  test('a server that breaks down is told by its modal; the form says in Russian what became of the order, and no more', async () => {
    state.status = 500
    const { kernel } = await openAsClient()
    await giveConsents()
    await userEvent.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Заказ не отправлен. Сервер временно не отвечает. Введённое сохранено, попробуйте ещё раз.',
    )
    expect(kernel.modals.current()).toMatchObject([{ name: 'serverError' }])
  })

  test('a lost answer keeps the form; the next try is the same order', async () => {
    state.status = 0
    const { url } = await openAsClient()
    const comment = screen.getByRole('textbox', { name: 'Для менеджера и водителя' })
    await userEvent.type(comment, 'Позвонить')
    await giveConsents()
    await userEvent.click(sendButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('пока неизвестно, принят ли заказ')
    expect(comment).toHaveValue('Позвонить')
    const key = field('idempotency_key')
    state.status = 200
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(created()).toHaveLength(2)
    expect(field('idempotency_key')).toBe(key)
  })

  test('a changed form is another order', async () => {
    state.status = 0
    await openAsClient()
    await giveConsents()
    await userEvent.click(sendButton())
    await screen.findByRole('alert')
    const key = field('idempotency_key')
    await userEvent.click(radio(/^По счёту/))
    await userEvent.click(sendButton())
    await waitFor(() => expect(created()).toHaveLength(2))
    expect(field('idempotency_key')).not.toBe(key)
  })
})

test('[BAS-066] a loyalty customer orders the bonus basket for points, without a payment type', async () => {
  state.personal = testCustomer({ LOYALTY: 'Y' })
  state.rows.loyalty = [testRow({ ID: 5, NAME: 'Термокружка', SUM: 400 })]
  const { kernel, url } = await open({ cookies: LOGGED_IN }, `${PATH}?type=loyalty`)
  expect(await screen.findByText('Термокружка')).toBeVisible()
  const changed = jest.fn()
  kernel.bus.on('basket:changed', changed)
  expect(screen.queryByRole('radio', { name: /^Наличными/ })).toBeNull()
  expect(order()).toHaveTextContent('К оплате400 Б')
  await giveConsents()
  await userEvent.click(sendButton())
  await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
  expect(created()[0]).toContain('/order_basket/loyalty/create/')
  expect(field('payment')).toBeNull()
  expect(changed).toHaveBeenCalledWith({ basket: 'loyalty', CNT: 0, SUM: 0 })
})

test.each([
  [400, /^На счёте 1 250 Б, после заказа останется 850 Б$/],
  [1250, /^На счёте 1 250 Б, после заказа останется 0 Б$/],
  [4000, /^На счёте 1 250 Б: не хватает 2 750 Б$/],
])(
  'a bonus order of %i points tells what it leaves of those on the account, here and in the basket',
  async (SUM, text) => {
    state.personal = testCustomer({ LOYALTY: 'Y' })
    state.rows.loyalty = [testRow({ ID: 5, NAME: 'Термокружка', SUM })]
    const isEnough = SUM <= 1250
    const ordering = await open({ cookies: LOGGED_IN }, `${PATH}?type=loyalty`)
    expect(await within(order()).findByText(text)).toBeVisible()
    expect(sendButton())[isEnough ? 'toBeEnabled' : 'toBeDisabled']()
    const described = expect.stringMatching(new RegExp(text.source.replaceAll(' ', '\\s')))
    if (!isEnough) expect(sendButton()).toHaveAccessibleDescription(described)
    ordering.unmount()
    renderPage('/basket?type=loyalty', { cookies: LOGGED_IN })
    expect(await screen.findByText(text)).toBeVisible()
    const ways = screen.queryAllByRole('link', { name: /^Оформить/ })
    expect(ways).toHaveLength(isEnough ? 2 : 0)
    if (isEnough) return
    expect(screen.getByText(/^Не хватает 2 750 Б$/)).toBeVisible()
    for (const button of screen.getAllByRole('button', { name: /^Оформить/ })) {
      expect(button).toBeDisabled()
      expect(button).toHaveAccessibleDescription(described)
    }
  },
)

test('each consent leads to its text, as it does at the login', async () => {
  const { kernel } = await openAsClient()
  await userEvent.click(screen.getByRole('button', { name: 'передачу персональных данных' }))
  expect(kernel.modals.current()).toEqual([{ name: 'consentText', props: { consent: 'transfer' } }])
  expect(screen.getByRole('checkbox', { name: 'Согласен на передачу персональных данных' })).not.toBeChecked()
})

describe('consents that were given at the login of this sitting', () => {
  const openAfter = async (stamp: string) => {
    const consents_of = `${stamp}|${Date.now()}`
    const cookies = { ...LOGGED_IN, login_stamp: 'this' }
    const opened = await open({ cookies, platform: { local: testStore({ consents_of }) } })
    await screen.findByText('ООО «Вектор»')
    return opened
  }

  test('are not asked for again', async () => {
    await openAfter('this')
    expect(within(order()).getByText(/дали при входе/)).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /обработку/ })).not.toBeInTheDocument()
    await userEvent.click(sendButton())
    await waitFor(() => expect(created()).toHaveLength(1))
  })

  test('are asked for anew, unticked, when the session has ended by itself', async () => {
    const { cookies } = await openAfter('this')
    expect(await within(order()).findByText(/дали при входе/)).toBeVisible()
    // Another tab has found the session over; this one is about to hear of it.
    cookies.remove('has_refresh_token')
    await userEvent.type(screen.getByRole('textbox', { name: /Для менеджера/ }), 'а')
    for (const consent of await screen.findAllByRole('checkbox', { name: /Согласен/ }))
      expect(consent).not.toBeChecked()
  })

  test('count for nobody who has logged in since', async () => {
    await openAfter('another')
    expect(screen.getByRole('checkbox', { name: /обработку/ })).not.toBeChecked()
    await userEvent.click(sendButton())
    expect(created()).toEqual([])
  })
})
