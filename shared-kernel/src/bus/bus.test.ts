import {
  BUS_VERSION,
  type BusEventName,
  type BusEvents,
  EVENTS_BETWEEN_TABS,
} from '@prilavok/shared-kernel/contract'
import { BUS_EVENT_NAMES } from '@prilavok/shared-kernel/contract/bus-event-names'
import { browserOfTabs, createTestPlatform } from '@prilavok/shared-kernel/testing'
import { type Bus, createBus } from './bus'

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

test.each(BUS_EVENT_NAMES)('what a tab has found out for itself, as «%s», the others do not hear', (name) => {
  const { here, inThisTab, inTheOther } = twoTabs()
  here.emitHere(name, PAYLOADS[name])
  expect(inThisTab.heard).toEqual([[name, PAYLOADS[name]]])
  expect(inTheOther.heard).toEqual([])
})

test('what goes to the other tabs names version, event and payload, for tabs of other releases', () => {
  const { bus, posted } = withChannel()
  bus.emit('viewed:changed', { CNT: 2 })
  expect(posted).toEqual([{ bus: 1, name: 'viewed:changed', payload: { CNT: 2 } }])
})

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
  test.each(EVENTS_BETWEEN_TABS)('«%s» of this version is heard', (name) => {
    const { receive, heard, posted } = withChannel()
    receive(message({ name, payload: PAYLOADS[name] }))
    expect(heard).toEqual([[name, PAYLOADS[name]]])
    expect(posted).toEqual([])
  })

  test.each([
    ['an older version', message({ bus: BUS_VERSION - 1 })],
    ['a later version', message({ bus: BUS_VERSION + 1 })],
    ['a version that is a text', message({ bus: String(BUS_VERSION) })],
    ['no version', message({ bus: undefined })],
    ['an unknown event', message({ name: 'viewed:forgotten' })],
    ['an event that stays in its tab', message({ name: 'order:made', payload: { basket: 'main' } })],
    ['a name of every object', message({ name: 'constructor' })],
    ['no name', message({ name: undefined })],
    ['another payload', message({ payload: { CNT: '5' } })],
    ['no payload', message({ payload: undefined })],
    ['null', null],
    ['nothing', undefined],
    ['a text', 'viewed:changed'],
    ['a number', 1],
    ['a list', ['viewed:changed']],
  ])('%s is not', (_what, received) => {
    const { receive, heard } = withChannel()
    expect(() => receive(received)).not.toThrow()
    expect(heard).toEqual([])
  })
})

describe('a payload that is not what the contract says', () => {
  test.each(['emit', 'emitHere'] as const)('is a mistake of whoever calls %s, and nobody hears it', (how) => {
    const { bus, posted, heard } = withChannel()
    expect(() => bus[how]('viewed:changed', WRONG)).toThrow(
      new TypeError('Bus event «viewed:changed»: field CNT is "many", see contract/bus.ts'),
    )
    expect(() => bus[how]('viewed:changed', WRONG)).toThrow(TypeError)
    expect([posted, heard]).toEqual([[], []])
  })

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
