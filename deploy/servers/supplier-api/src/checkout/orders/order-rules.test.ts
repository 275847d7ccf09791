import type { OrderTerms } from '../basket/order-terms'
import {
  afterEvent,
  mayChoosePayment,
  mayPay,
  type PayEvent,
  type PayState,
  payUntil,
} from '../order-state/pay-states'
import { chooseDelivery } from './choose-delivery'
import { accessError } from './messages'
import { checkDeliveryType, chosenId, type OrderBody } from './order-form'
import { fingerprintOf } from './order-keys'

describe('delivery', () => {
  const point = (id: number) => ({ id, name: `Пункт ${id}`, phone: '', email: '', address: '' })

  const zone = (id: number) => ({
    ...{ id, name: `Зона ${id}`, description: '' },
    ...{ minSum: 500_000, deliveryPrice: 39_000 },
  })

  const TERMS: OrderTerms = {
    ...{ name: 'Магазин', currency: 'RUB', taxType: '', commercialOffer: false, paymentTypes: [] },
    ...{ minOrderSum: 0, checkOrderSum: true, minSum: 1_000_000, selfDeliveryOnly: false, loyaltyRate: 0 },
    ...{ mainTradePointId: 2, zones: [zone(1), zone(2)], tradePoints: [point(1), point(2), point(3)] },
  }

  const ADDRESS = 'Тверь, ул. Новая, 1'

  interface Asked {
    form?: OrderBody
    address?: string | null
    terms?: Partial<OrderTerms>
    sum?: number
    free?: boolean
  }

  const choose = ({ form = {}, address = ADDRESS, terms = {}, sum = 100, free = false }: Asked) =>
    chooseDelivery(form, address, { ...TERMS, ...terms }, { sum, free })

  const pickUpAt = (id: number | null) => ({
    ...{ isPickup: true, address: null, zone: null, price: 0 },
    tradePoint: id === null ? null : point(id),
  })

  const rejection = (code: string) => expect.objectContaining({ CODE: `order_${code}`, TYPE: 'ERROR' })

  const BROUGHT: OrderBody = { delivery_type: '2', delivery_zone: '2' }

  test.each<[string, OrderBody, Partial<OrderTerms>, unknown]>([
    ['nothing said: the main point', {}, {}, pickUpAt(2)],
    ['nothing said, no main point: the first', {}, { mainTradePointId: null }, pickUpAt(1)],
    ['nothing said, a main point that is gone: the first', {}, { mainTradePointId: 9 }, pickUpAt(1)],
    ['a point named, no way of receiving', { tradepoint_id: '3' }, {}, pickUpAt(3)],
    ['a point named', { delivery_type: '1', tradepoint_id: '3' }, {}, pickUpAt(3)],
    [
      'a point that nobody knows',
      { delivery_type: '1', tradepoint_id: '9' },
      {},
      rejection('no_trade_point'),
    ],
    ['a point that is no number', { tradepoint_id: 'x' }, {}, rejection('no_trade_point')],
    ['several points, none named', { delivery_type: '1' }, {}, rejection('no_trade_point')],
    ['one point, none named', { delivery_type: '1' }, { tradePoints: [point(3)] }, pickUpAt(3)],
    ['no points at all', { delivery_type: '1' }, { tradePoints: [] }, pickUpAt(null)],
    [
      'a shop that brings nothing, no way chosen',
      { delivery_type: '-1' },
      { selfDeliveryOnly: true },
      pickUpAt(2),
    ],
  ])('pick-up, %s', (_what, form, terms, expected) => {
    expect(choose({ form, terms })).toEqual(expected)
  })

  test('a delivery costs what its zone says, nothing from its threshold on, and nothing of a bonus order', () => {
    const brought = { isPickup: false, address: ADDRESS, tradePoint: null, zone: zone(2) }
    expect(choose({ form: BROUGHT, sum: 499_999 })).toEqual({ ...brought, price: 39_000 })
    expect(choose({ form: BROUGHT, sum: 500_000 })).toEqual({ ...brought, price: 0 })
    expect(choose({ form: BROUGHT, free: true })).toEqual({ ...brought, price: 0 })
  })

  test('a shop without zones brings for nothing; its only zone need not be chosen', () => {
    const form = { delivery_type: '2' }
    expect(choose({ form, terms: { zones: [] } })).toMatchObject({ isPickup: false, zone: null, price: 0 })
    expect(choose({ form, terms: { zones: [zone(1)] } })).toMatchObject({ zone: zone(1), price: 39_000 })
  })

  test('what is missing of a delivery is asked for: the address first, then the zone', () => {
    expect(choose({ form: { delivery_type: '-1' } })).toEqual(rejection('no_delivery_type'))
    expect(choose({ form: { delivery_type: '2' }, address: null })).toEqual(rejection('no_address'))
    expect(choose({ form: { delivery_type: '2' } })).toEqual(rejection('no_zone'))
    expect(choose({ form: { delivery_type: '2', delivery_zone: '9' } })).toEqual(rejection('no_zone'))
  })

  test('a shop that brings nothing makes no delivery', () => {
    expect(choose({ form: BROUGHT, terms: { selfDeliveryOnly: true } })).toEqual(rejection('no_delivery'))
  })
})

describe('the form', () => {
  test.each([
    ['1', 1],
    ['999999999', 999_999_999],
    ['1234567890', undefined],
    ['', undefined],
    [undefined, undefined],
    [' 1', undefined],
    ['1 ', undefined],
    ['1x', undefined],
    ['x1', undefined],
    ['-1', undefined],
    ['1.5', undefined],
  ])('«%s» as a chosen id is %p', (text, id) => {
    expect(chosenId(text)).toBe(id)
  })

  test('another way of receiving is a fault that names the ways there are', () => {
    const TEXT =
      'Неизвестный способ получения: 1\u00a0—\u00a0самовывоз, 2\u00a0—\u00a0доставка, -1\u00a0—\u00a0не\u00a0выбран'
    expect(() => checkDeliveryType({ delivery_type: '3' })).toThrow(
      expect.objectContaining({ body: { errors: expect.objectContaining({ delivery_type: TEXT }) } }),
    )
  })
})

describe('its key', () => {
  const FORM: OrderBody = {
    ...{ payment: 'CASH', delivery_type: '2', delivery_zone: '1', address_id: '5', tradepoint_id: '7' },
    ...{ comment: 'Позвоните', expected_sum: 100, expected_delivery: 390, confirm: 'code' },
  }

  const digest = (form: OrderBody) => fingerprintOf('main', form).toString('hex')

  test.each<[string, OrderBody]>([
    ['payment', { payment: 'INVOICE' }],
    ['way of receiving', { delivery_type: '1' }],
    ['zone', { delivery_zone: '2' }],
    ['address', { address_id: '6' }],
    ['pick-up point', { tradepoint_id: '8' }],
    ['comment', { comment: 'Не звоните' }],
    ['sum', { expected_sum: 0 }],
    ['price of delivery', { expected_delivery: 0 }],
    ['confirmation', { confirm: 'other' }],
  ])('another %s is another order, and so is none', (_what, other) => {
    const none = Object.fromEntries(Object.keys(other).map((name) => [name, undefined]))
    const digests = [FORM, { ...FORM, ...other }, { ...FORM, ...none }].map(digest)
    expect(new Set(digests).size).toBe(3)
  })

  test('another basket is another order', () => {
    expect(fingerprintOf('loyalty', FORM)).not.toEqual(fingerprintOf('main', FORM))
  })

  test('what decides nothing makes no other order, nor does an empty choice', () => {
    const repeated = { user_code: '1', sort: 'NAME', only_made: 'Y', idempotency_key: 'key-of-an-order' }
    expect(digest({ ...FORM, ...repeated, comment: ' Позвоните\n' })).toBe(digest(FORM))
    const empty = { payment: '', delivery_type: '', delivery_zone: '', address_id: '', tradepoint_id: '' }
    expect(digest({ ...empty, comment: ' ', confirm: '' })).toBe(digest({}))
  })
})

describe('who may order', () => {
  const client = { id: 1, hasPassword: true, loyalty: false, allowToOrder: true, blacklisted: false }

  test('what stands against ordering: no password comes first, then the blacklist, then the right itself', () => {
    const denied = { ...client, hasPassword: false, blacklisted: true, allowToOrder: false }
    expect(accessError(client)).toBeNull()
    expect(accessError(denied)).toEqual({
      ...{ CODE: 'order_limited_mode', TYPE: 'ERROR', SHOW_ADDRESS: 'N' },
      TEXT: 'В режиме ограниченного функционала отправка заказа невозможна',
    })
    expect(accessError({ ...denied, hasPassword: true })).toEqual({
      ...{ CODE: 'order_user_blacklist', TYPE: 'ERROR', SHOW_ADDRESS: 'Y' },
      TEXT: 'Поставщик ограничил доступ к отправке заказа',
    })
    expect(accessError({ ...denied, hasPassword: true, blacklisted: false })).toEqual({
      ...{ CODE: 'order_not_allowed', TYPE: 'ERROR', SHOW_ADDRESS: 'Y' },
      TEXT: 'Вы не можете отправлять заказы. Поставщик ограничил доступ к отправке заказа',
    })
  })
})

describe('its payment', () => {
  const EVENTS: PayEvent[] = [
    ...(['started', 'paid', 'rejected', 'returned', 'refunded'] as const),
    ...(['chosen', 'dropped', 'overdue'] as const),
  ]

  const STATES: PayState[] = [
    { status: 'sent', pay: null },
    { status: 'online-not-paid', pay: 'NOT_PAID' },
    { status: 'online-processing', pay: 'PROCESSING' },
    { status: 'online-to-payment', pay: 'TO_PAYMENT' },
    { status: 'online-paid', pay: 'PAID' },
    { status: 'in-progress', pay: 'PAID' },
    { status: 'in-progress', pay: null },
    { status: 'completed', pay: null },
    { status: 'canceled', pay: null },
    { status: 'canceled', pay: 'PROCESSING' },
    { status: 'online-canceled', pay: 'NOT_PAID' },
  ]

  test('the whole machine', () => {
    const table = STATES.flatMap((state) =>
      EVENTS.flatMap((event) => {
        const next = afterEvent(state, event)
        return next ? [`${state.status}/${state.pay} ${event} → ${next.status}/${next.pay}`] : []
      }),
    )
    expect(table).toEqual([
      'sent/null paid → online-paid/PAID',
      'sent/null chosen → online-not-paid/NOT_PAID',
      'online-not-paid/NOT_PAID started → online-processing/PROCESSING',
      'online-not-paid/NOT_PAID paid → online-paid/PAID',
      'online-not-paid/NOT_PAID dropped → sent/null',
      'online-not-paid/NOT_PAID overdue → online-canceled/NOT_PAID',
      'online-processing/PROCESSING started → online-processing/PROCESSING',
      'online-processing/PROCESSING paid → online-paid/PAID',
      'online-processing/PROCESSING rejected → online-not-paid/NOT_PAID',
      'online-processing/PROCESSING dropped → sent/null',
      'online-to-payment/TO_PAYMENT paid → online-paid/PAID',
      'online-paid/PAID refunded → online-not-paid/NOT_PAID',
      'in-progress/PAID refunded → in-progress/NOT_PAID',
      'in-progress/null paid → in-progress/PAID',
      'completed/null paid → completed/PAID',
      'canceled/PROCESSING returned → canceled/NOT_PAID',
      'online-canceled/NOT_PAID returned → online-canceled/NOT_PAID',
    ])
  })

  test('nothing but a refund leaves a paid order unpaid, and nothing makes a cancelled order paid', () => {
    for (const event of EVENTS) {
      if (event !== 'refunded') expect(afterEvent({ status: 'online-paid', pay: 'PAID' }, event)).toBeNull()
      for (const status of ['canceled', 'online-canceled'] as const)
        expect(afterEvent({ status, pay: 'PROCESSING' }, event)?.pay).not.toBe('PAID')
    }
    expect(STATES.filter(mayPay).map((state) => state.pay)).toEqual(['NOT_PAID', 'PROCESSING'])
  })

  test('another way of paying can be chosen while nothing is paid and nobody works on the order', () => {
    const open = STATES.filter(mayChoosePayment).map(({ status, pay }) => `${status}/${pay}`)
    expect(open).toEqual(['sent/null', 'online-not-paid/NOT_PAID', 'online-processing/PROCESSING'])
    expect(mayChoosePayment({ status: 'sent', pay: 'PAID' })).toBe(false)
  })

  test('an order that waits for its payment can be paid; one whose money is elsewhere cannot', () => {
    for (const status of ['online-not-paid', 'online-processing'] as const) {
      expect((['NOT_PAID', 'PROCESSING'] as const).every((pay) => mayPay({ status, pay }))).toBe(true)
      expect((['PAID', 'TO_PAYMENT', null] as const).some((pay) => mayPay({ status, pay }))).toBe(false)
    }
  })

  test('an order waits for its payment for three days', () => {
    const [before, until, after] = [Date.now(), payUntil().getTime(), Date.now()]
    expect(until).toBeGreaterThanOrEqual(before + 3 * 24 * 3_600_000)
    expect(until).toBeLessThanOrEqual(after + 3 * 24 * 3_600_000)
  })
})
