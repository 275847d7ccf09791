import type { BusEventName, BusEvents } from '@prilavok/shared-kernel/contract'
import { BUS_EVENT_NAMES } from '@prilavok/shared-kernel/contract/bus-event-names'
import { payloadViolation } from './payloads'

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
  'favourites:changed': { CNT: 3, PRODUCT_ID: 1, FAVORITE: 'Y' },
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

const NO_TEXT = [1, true, null, ['a'], {}]
const NO_COUNT = ['1', null, true, [1], Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
const NO_YES_NO = ['true', 'Y', 0, 1, null, {}]
const NO_BASKET = ['', 'Main', 'other', ['main'], 1, null]
const NO_FLAG = ['', 'y', 'yes', true, 1, null, ['Y']]

interface Rule {
  wrong: readonly unknown[]
  /** Values that fit besides the one of `FULL`. */
  right?: readonly unknown[]
  optional?: true
}
const rule = (wrong: readonly unknown[], right?: readonly unknown[]): Rule => ({ wrong, right })
const optional = (wrong: readonly unknown[], right?: readonly unknown[]): Rule => ({
  ...rule(wrong, right),
  optional: true,
})

const RULES: { [Name in BusEventName]: { [Field in keyof Required<BusEvents[Name]>]: Rule } } = {
  'basket:changed': {
    basket: rule(NO_BASKET, ['main', 'loyalty']),
    CNT: rule(NO_COUNT, [1, -1]),
    SUM: rule(NO_COUNT, [0]),
    DELIVERY_CNT: optional(NO_COUNT),
    DELIVERY_SUM: optional(NO_COUNT),
    CURRENCY: optional(NO_TEXT, ['']),
    LOYALTY_BONUS_SUM: optional(NO_COUNT),
    MIN_ORDER_SUM: optional(NO_COUNT),
    NO_CHECK_ORDER_SUM: optional(NO_FLAG, ['Y', 'N']),
    ROWS_HASH: optional(NO_TEXT),
  },
  'basket:overwritten': {
    basket: rule(NO_BASKET, ['main', 'loyalty']),
    PRODUCTS: rule(['', 'list', null, {}, { 0: OVERWRITTEN, length: 1 }, 1], [[], [OVERWRITTEN]]),
  },
  'favourites:changed': {
    CNT: rule(NO_COUNT),
    PRODUCT_ID: optional(NO_COUNT),
    FAVORITE: optional(NO_FLAG, ['Y', 'N']),
  },
  'viewed:changed': { CNT: rule(NO_COUNT, [0]) },
  'session:changed': {
    state: rule(['', 'user', 'Visitor', null, true, ['visitor']], ['visitor', 'partial', 'customer']),
    expired: optional(NO_YES_NO, [true, false]),
    replaced: optional(NO_YES_NO, [true, false]),
    unexplained: optional(NO_YES_NO, [true, false]),
  },
  'session:prompted': { returnTo: optional(NO_TEXT) },
  'order:made': { basket: rule(NO_BASKET, ['main', 'loyalty']) },
  'part:failed': {
    part: rule(NO_TEXT),
    version: rule(NO_TEXT),
    expose: rule(NO_TEXT),
    phase: rule(['', 'start', 'Load', null, 1], ['load', 'init', 'render']),
    reason: rule(NO_TEXT, ['']),
    curedBy: optional(NO_TEXT),
  },
}

const FIELDS = BUS_EVENT_NAMES.flatMap((name) =>
  Object.entries<Rule>(RULES[name]).map(([field, rules]) => [name, field, rules] as const),
)
const violationOf = (name: BusEventName, changes: object = {}) =>
  payloadViolation(name, { ...FULL[name], ...changes })
const told = (name: string, field: string, value: unknown) =>
  `Bus event «${name}»: field ${field} is ${JSON.stringify(value)}, see contract/bus.ts`

test.each(BUS_EVENT_NAMES)(
  'nothing is wrong with «%s» as the contract has it, nor with more fields',
  (name) => {
    expect(violationOf(name)).toBeUndefined()
    expect(violationOf(name, { later: 'field' })).toBeUndefined()
  },
)

test.each(FIELDS)('«%s» is told by the field %s, whatever does not fit there', (name, field, { wrong }) => {
  for (const value of wrong) expect(violationOf(name, { [field]: value })).toBe(told(name, field, value))
})

test.each(FIELDS)(
  '«%s» may do without the field %s, or must not',
  (name, field, { optional: mayBeLeftOut }) => {
    const expected = mayBeLeftOut ? undefined : told(name, field, undefined)
    expect(violationOf(name, { [field]: undefined })).toBe(expected)
    const { [field]: _left, ...others }: Record<string, unknown> = FULL[name]
    expect(payloadViolation(name, others)).toBe(expected)
  },
)

describe('a list of overwritten counts', () => {
  const violationOfRow = (row: unknown) =>
    violationOf('basket:overwritten', { PRODUCTS: [OVERWRITTEN, row, OVERWRITTEN] })

  test.each([
    ['PRODUCT_ID', NO_COUNT],
    ['NAME', NO_TEXT],
    ['QUANTITY', NO_COUNT],
    ['NOW', NO_COUNT],
  ])('has a right %s in every row', (field, wrong) => {
    for (const value of [...wrong, undefined])
      expect(violationOfRow({ ...OVERWRITTEN, [field]: value })).toMatch(/: field PRODUCTS is \[/)
  })
})
