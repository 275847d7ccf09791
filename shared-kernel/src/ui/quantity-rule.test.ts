import {
  countOf,
  draftOf,
  fitQuantity,
  NO_LIMIT,
  quantityHint,
  quantityRuleOf,
  startQuantity,
  stepDown,
  stepUp,
} from './quantity-rule'

const product = (fields: Partial<Parameters<typeof startQuantity>[0]> = {}) => ({
  BASKET: 0,
  QUANTITY: null,
  REMAIN: 500,
  UP_MULTIPLICITY: { MIN: 12, STEP: 6 },
  ...fields,
})

test('[CAT-043] the control starts with the count in the basket, else with QUANTITY', () => {
  expect(startQuantity(product({ BASKET: 48, QUANTITY: 24 }))).toBe(48)
  expect(startQuantity(product({ QUANTITY: 24 }))).toBe(24)
})

test('[CAT-044] with neither it starts with MIN, limited by the stock', () => {
  expect(startQuantity(product())).toBe(12)
  expect(startQuantity(product({ REMAIN: 5 }))).toBe(5)
  expect(startQuantity(product({ UP_MULTIPLICITY: { MIN: 0, STEP: 0 } }))).toBe(1)
})

test('QUANTITY is fitted to what can be bought', () => {
  expect(startQuantity(product({ QUANTITY: 50, REMAIN: 7 }))).toBe(7)
  expect(startQuantity(product({ QUANTITY: 20 }))).toBe(24)
})

test('[CAT-045] without stock the limit is 99999', () => {
  expect(quantityRuleOf(product({ REMAIN: 0 })).limit).toBe(NO_LIMIT)
  expect(NO_LIMIT).toBe(99999)
  expect(startQuantity(product({ REMAIN: 0 }))).toBe(12)
})

test('[CAT-046] the count goes by STEP from MIN, not below MIN and not above the stock', () => {
  const rule = { min: 12, step: 6, limit: 40 }
  expect(stepUp(12, rule)).toBe(18)
  expect(stepUp(36, rule)).toBe(40)
  expect(stepUp(40, rule)).toBe(40)
  expect(stepUp(3, rule)).toBe(12)
  expect(stepDown(40, rule)).toBe(36)
  expect(stepDown(18, rule)).toBe(12)
  expect(stepDown(12, rule)).toBe(12)
  expect(stepDown(5, { min: 12, step: 6, limit: 5 })).toBe(5)
})

test('a typed count goes up to the next allowed one and stops at the limit', () => {
  const rule = { min: 12, step: 6, limit: 40 }
  expect(fitQuantity(1, rule)).toEqual({ value: 12, fit: 'rounded' })
  expect(fitQuantity(18, rule)).toEqual({ value: 18, fit: 'as-typed' })
  expect(fitQuantity(19, rule)).toEqual({ value: 24, fit: 'rounded' })
  expect(fitQuantity(39, rule)).toEqual({ value: 40, fit: 'rounded' })
  expect(fitQuantity(40, rule)).toEqual({ value: 40, fit: 'as-typed' })
  expect(fitQuantity(5000, rule)).toEqual({ value: 40, fit: 'capped' })
})

test.each([
  [{ min: 1, step: 1, limit: 500 }, null],
  [{ min: 1, step: 1, limit: 1 }, null],
  [{ min: 5, step: 5, limit: 500 }, 'кратно 5'],
  [{ min: 5, step: 5, limit: 5 }, 'кратно 5'],
  [{ min: 12, step: 6, limit: 500 }, 'кратно 6, от 12'],
  [{ min: 10, step: 4, limit: 500 }, 'от 10, шаг 4'],
  [{ min: 1, step: 5, limit: 500 }, 'от 1, шаг 5'],
  [{ min: 3, step: 1, limit: NO_LIMIT }, 'от 3'],
  [{ min: 5, step: 5, limit: 4 }, 'остаток 4 вместо 5'],
])('what can be bought by %o is said as «%s»', (rule, hint) => {
  expect(quantityHint(rule)?.replaceAll('\u00a0', ' ') ?? null).toBe(hint)
})

test.each([
  ['12', '12', 12],
  ['1,5', '1,5', 1.5],
  ['1.5', '1.5', 1.5],
  ['1,5,7', '1,5', 1.5],
  ['10\u00a0000 шт.', '10000.', 10_000],
  ['шт', '', 0],
  ['', '', 0],
  [',', ',', 0],
  ['-5', null, undefined],
  ['\u22125', null, undefined],
  ['\u20135', null, undefined],
])('of the text «%s» the field keeps %j', (text, draft, count) => {
  expect(draftOf(text)).toBe(draft)
  if (count !== undefined) expect(countOf(draft ?? '')).toBe(count)
})

test('without a rule of its own a product goes by ones', () => {
  expect(quantityRuleOf(product({ UP_MULTIPLICITY: undefined }))).toEqual({ min: 1, step: 1, limit: 500 })
  expect(quantityRuleOf(product({ UP_MULTIPLICITY: { MIN: 0, STEP: 0 } }))).toEqual({
    min: 1,
    step: 1,
    limit: 500,
  })
})

test('the stock is the limit from one piece on, and never above 99999', () => {
  expect(quantityRuleOf(product({ REMAIN: 1 })).limit).toBe(1)
  expect(quantityRuleOf(product({ REMAIN: -3 })).limit).toBe(NO_LIMIT)
  expect(quantityRuleOf(product({ REMAIN: 200_000 })).limit).toBe(NO_LIMIT)
})

test('a count off the grid steps to the nearest one of it', () => {
  const rule = { min: 12, step: 6, limit: 40 }
  expect([stepUp(20, rule), stepDown(20, rule)]).toEqual([24, 18])
  expect([stepUp(13, rule), stepDown(13, rule)]).toEqual([18, 12])
  expect(stepDown(1, rule)).toBe(12)
})
