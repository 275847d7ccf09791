import { BUS_VERSION, type BusEventName, type BusEvents } from '@prilavok/shared-kernel/contract'
import { BUS_EVENT_NAMES } from '@prilavok/shared-kernel/contract/bus-event-names'
import { browserOfTabs, createTestPlatform } from '@prilavok/shared-kernel/testing'
import { type Bus, createBus } from './bus'
import { payloadViolation } from './payloads'

describe('bus', () => {
  const PAYLOADS: BusEvents = {
    'basket:changed': { basket: 'main', CNT: 1, SUM: 10 },
    'basket:overwritten': { basket: 'main', PRODUCTS: [] },
    'favourites:changed': { CNT: 1 },
    'viewed:changed': { CNT: 2 },
    'session:changed': { state: 'customer' },
    'session:prompted': { returnTo: '/cabinet' },
    'order:made': { basket: 'loyalty' },
    'part:failed': { part: 'shell', version: '1', expose: './HomePage', phase: 'init', reason: 'broken' },
  }
  const WRONG = { CNT: 'many' } as unknown as BusEvents['viewed:changed']

  /** What a bus hears from now on. */
  function heardBy(bus: Bus) {
    const heard: [BusEventName, unknown][] = []
    const ends = BUS_EVENT_NAMES.map((name) => bus.on(name, (payload) => heard.push([name, payload])))
    const end = () => {
      for (const one of ends) one()
    }
    return { heard, end }
  }

  function twoTabs() {
    const { tab } = browserOfTabs()
    const [here, other] = [createBus(tab()), createBus(tab())]
    return { here, other, inThisTab: heardBy(here), inTheOther: heardBy(other) }
  }

  /** A bus whose channel to the other tabs the test holds. */
  function withChannel() {
    const posted: unknown[] = []
    const listeners = new Set<(message: unknown) => void>()
    const { tabs } = createTestPlatform({
      tabs: {
        post: (message) => void posted.push(message),
        subscribe(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
    })
    const bus = createBus({ tabs })
    const receive = (message: unknown) => {
      for (const listener of listeners) listener(message)
    }
    return { bus, posted, listeners, receive, ...heardBy(bus) }
  }
  const message = (changes: object = {}) => ({
    bus: BUS_VERSION,
    name: 'viewed:changed',
    payload: { CNT: 5 },
    ...changes,
  })

  test.each([
    'basket:changed',
    'basket:overwritten',
    'favourites:changed',
    'viewed:changed',
    'session:changed',
  ] as const)('«%s» is heard once in every tab', (name) => {
    const { here, inThisTab, inTheOther } = twoTabs()
    here.emit(name, PAYLOADS[name])
    expect(inThisTab.heard).toEqual([[name, PAYLOADS[name]]])
    expect(inTheOther.heard).toEqual([[name, PAYLOADS[name]]])
  })

  test.each(['session:prompted', 'order:made', 'part:failed'] as const)(
    '«%s» is heard in its tab alone',
    (name) => {
      const { here, inThisTab, inTheOther } = twoTabs()
      here.emit(name, PAYLOADS[name])
      expect(inThisTab.heard).toEqual([[name, PAYLOADS[name]]])
      expect(inTheOther.heard).toEqual([])
    },
  )

  test.each(BUS_EVENT_NAMES)(
    'what a tab has found out for itself, as «%s», the others do not hear',
    (name) => {
      const { here, inThisTab, inTheOther } = twoTabs()
      here.emitHere(name, PAYLOADS[name])
      expect(inThisTab.heard).toEqual([[name, PAYLOADS[name]]])
      expect(inTheOther.heard).toEqual([])
    },
  )

  test('a subscription that was ended hears nothing, the others go on', () => {
    const { here, other, inThisTab } = twoTabs()
    const { heard } = heardBy(here)
    inThisTab.end()
    here.emit('viewed:changed', { CNT: 1 })
    other.emit('viewed:changed', { CNT: 2 })
    expect(inThisTab.heard).toEqual([])
    expect(heard).toEqual([
      ['viewed:changed', { CNT: 1 }],
      ['viewed:changed', { CNT: 2 }],
    ])
  })

  describe('of what comes from other tabs', () => {
    test.each([
      ['a later version', message({ bus: BUS_VERSION + 1 })],
      ['a version that is a text', message({ bus: String(BUS_VERSION) })],
      ['an unknown event', message({ name: 'viewed:forgotten' })],
      ['an event that stays in its tab', message({ name: 'order:made', payload: { basket: 'main' } })],
      ['a name of every object', message({ name: 'constructor' })],
      ['another payload', message({ payload: { CNT: '5' } })],
      ['null', null],
      ['a text', 'viewed:changed'],
    ])('%s is not', (_what, received) => {
      const { receive, heard } = withChannel()
      expect(() => receive(received)).not.toThrow()
      expect(heard).toEqual([])
    })
  })

  describe('a payload that is not what the contract says', () => {
    test.each(['emit', 'emitHere'] as const)(
      'is a mistake of whoever calls %s, and nobody hears it',
      (how) => {
        const { bus, posted, heard } = withChannel()
        expect(() => bus[how]('viewed:changed', WRONG)).toThrow(
          new TypeError('Bus event «viewed:changed»: field CNT is "many", see contract/bus.ts'),
        )
        expect(() => bus[how]('viewed:changed', WRONG)).toThrow(TypeError)
        expect([posted, heard]).toEqual([[], []])
      },
    )

    test('is not looked for in production, but where it comes from another tab', () => {
      jest.replaceProperty(process.env, 'NODE_ENV', 'production')
      const { bus, posted, heard, receive } = withChannel()
      bus.emit('viewed:changed', WRONG)
      expect(heard).toEqual([['viewed:changed', WRONG]])
      expect(posted).toEqual([message({ payload: WRONG })])
      receive(message({ payload: WRONG }))
      expect(heard).toHaveLength(1)
    })
  })
})

describe('payloads', () => {
  const OVERWRITTEN = { PRODUCT_ID: 1, NAME: 'Ручка', QUANTITY: 5, NOW: 0 }

  /** Each event with all that it may carry. */
  const FULL: { [Name in BusEventName]: Required<BusEvents[Name]> } = {
    'basket:changed': {
      basket: 'main',
      CNT: 0,
      SUM: 10.5,
      DELIVERY_CNT: 1,
      DELIVERY_SUM: 390,
      CURRENCY: 'RUB',
      LOYALTY_BONUS_SUM: 12,
      MIN_ORDER_SUM: 3000,
      NO_CHECK_ORDER_SUM: 'N',
      ROWS_HASH: 'a1',
    },
    'basket:overwritten': { basket: 'loyalty', PRODUCTS: [OVERWRITTEN, { ...OVERWRITTEN, PRODUCT_ID: 2 }] },
    'favourites:changed': { CNT: 3, PRODUCT_ID: 1, PRODUCT_IDS: [1, 2], FAVORITE: 'Y' },
    'viewed:changed': { CNT: 7 },
    'session:changed': { state: 'customer', expired: false, replaced: true, unexplained: false },
    'session:prompted': { returnTo: '/cabinet/orders' },
    'order:made': { basket: 'main' },
    'part:failed': {
      part: 'mf-basket',
      version: '1.2.0',
      expose: './BasketPage',
      phase: 'load',
      reason: 'no answer',
      curedBy: '1.1.0',
    },
  }

  const NO_COUNT = ['1', null, true, [1], Number.NaN, Number.POSITIVE_INFINITY, undefined]
  const NO_TEXT = [1, true, null, ['a'], {}, undefined]

  test.each(BUS_EVENT_NAMES)('what «%s» may carry is right, and so is what is added later', (name) => {
    expect(payloadViolation(name, { ...FULL[name], later: 'field' })).toBeUndefined()
  })

  test.each<[BusEventName, string, readonly unknown[]]>([
    ['basket:changed', 'basket', ['', 'Main', 'other', ['main'], 1, null, undefined]],
    ['basket:changed', 'CNT', NO_COUNT],
    ['basket:changed', 'NO_CHECK_ORDER_SUM', ['', 'y', 'yes', true, 1, null, ['Y']]],
    ['basket:overwritten', 'PRODUCTS', ['list', null, {}, [OVERWRITTEN, { ...OVERWRITTEN, NOW: '5' }]]],
    ['session:changed', 'state', ['', 'user', 'Visitor', null, true, ['visitor'], undefined]],
    ['session:changed', 'expired', ['true', 'Y', 0, 1, null, {}]],
    ['part:failed', 'part', NO_TEXT],
    ['part:failed', 'phase', ['', 'start', 'Load', null, 1]],
  ])('what is wrong with a payload of «%s» is told by its field %s', (name, field, values) => {
    for (const value of values)
      expect(payloadViolation(name, { ...FULL[name], [field]: value })).toBe(
        `Bus event «${name}»: field ${field} is ${JSON.stringify(value)}, see contract/bus.ts`,
      )
  })

  test('what may be left out may be left out', () => {
    for (const field of ['DELIVERY_CNT', 'CURRENCY', 'NO_CHECK_ORDER_SUM'])
      expect(
        payloadViolation('basket:changed', { ...FULL['basket:changed'], [field]: undefined }),
      ).toBeUndefined()
  })
})
