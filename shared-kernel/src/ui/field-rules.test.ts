import fc from 'fast-check'
import { dateProblem, dateText, dayDigits, dayNearest, dayOfText, withWholeYear } from './date-text'
import { fitPrices, priceBounds, typedPrice } from './price-range-rule'
import { priceScale } from './price-scale'
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

describe('date-text', () => {
  test.each([
    ['2024-03-05', '05.03.2024'],
    ['', ''],
    ['2024-3-5', ''],
    ['12024-03-05', ''],
    ['2024-03-055', ''],
    ['2024-13-05x', ''],
  ])('the day «%s» is written «%s»', (day, text) => {
    expect(dateText(day)).toBe(text)
  })

  test.each([
    ['05.03.2024', '2024-03-05'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2023', undefined],
    ['31.02.2024', undefined],
    ['32.01.2024', undefined],
    ['5.3.2024', undefined],
    ['05.03.20245', undefined],
    ['105.03.2024', undefined],
    ['', undefined],
  ])('«%s» is the day %s', (text, day) => {
    expect(dayOfText(text)).toBe(day)
  })

  test.each([
    ['1.9.26', '010926'],
    ['1.9.', '0109'],
    ['1', '1'],
    ['1.', '01'],
    ['11.9.', '1109'],
    ['11.', '11'],
    ['.', ''],
    ['01..', '01'],
    ['1.9.2.', '01092'],
  ])('the digits of «%s» are %s', (text, digits) => {
    expect(dayDigits(text)).toBe(digits)
  })

  test.each([
    ['01.09.26', '01.09.2026'],
    ['01.09.2026', '01.09.2026'],
    ['01.09.2', '01.09.2'],
    ['x01.09.26', 'x01.09.26'],
    ['01.09.', '01.09.'],
  ])('«%s» with its whole year is «%s»', (text, whole) => {
    expect(withWholeYear(text)).toBe(whole)
  })

  test.each([
    ['', undefined],
    ['05.03', 'Введите день как ДД.ММ.ГГГГ'],
    ['05.03.20', 'Введите день как ДД.ММ.ГГГГ'],
    ['05.03.20245', 'Введите день как ДД.ММ.ГГГГ'],
    ['105.03.2024', 'Введите день как ДД.ММ.ГГГГ'],
    ['31.02.2024', 'Такого дня нет'],
    ['04.03.2024', 'Не раньше 05.03.2024'],
    ['05.03.2024', undefined],
    ['10.03.2024', undefined],
    ['11.03.2024', 'Не позже 10.03.2024'],
  ])('of «%s» is said: %s', (text, problem) => {
    expect(dateProblem(text, '2024-03-05', '2024-03-10')).toBe(problem)
  })

  test('a calendar opens today, or at the last day where all that may be chosen is past', () => {
    expect(dayNearest('2026-11-20', undefined)).toBe('2026-11-20')
    expect(dayNearest('2026-11-20', '2027-05-05')).toBe('2026-11-20')
    expect(dayNearest('2026-11-20', '2025-02-03')).toBe('2025-02-03')
  })
})

describe('price-range-rule', () => {
  const BOUNDS = { from: 500, to: 5000 }

  test.each([
    [undefined, undefined, { from: 0, to: 500_000 }],
    [null, null, { from: 0, to: 500_000 }],
    [0, 0, { from: 0, to: 0 }],
    [12.4, 99.2, { from: 12, to: 100 }],
    [12.6, 99.8, { from: 12, to: 100 }],
    [-5, 700_000, { from: 0, to: 500_000 }],
    [300, 200, { from: 200, to: 300 }],
    [300, null, { from: 300, to: 500_000 }],
    [600_000, 700_000, { from: 500_000, to: 500_000 }],
  ])('from %j to %j a slider goes %j', (from, to, bounds) => expect(priceBounds(from, to)).toEqual(bounds))

  test.each([
    [{ from: 0, to: 9000 }, BOUNDS],
    [
      { from: 700.4, to: 4000.6 },
      { from: 700, to: 4001 },
    ],
    [
      { from: 4000, to: 700 },
      { from: 700, to: 4000 },
    ],
  ])('the choice %j is %j within the bounds', (choice, fit) => expect(fitPrices(choice, BOUNDS)).toEqual(fit))

  test.each([
    ['1200', 1200],
    ['1 200', 1200],
    ['1\u00a0200 ₽', 1200],
    ['1200,50', 1200.5],
    ['1200.5', 1200.5],
    ['1200,', 1200],
    ['0', 0],
  ])('«%s» is the price %d', (text, price) => expect(typedPrice(text)).toBe(price))

  test.each(['', ' ', '₽', 'дёшево', '12а', 'а12', '-5', ',5', '1,2,3', '1.2.3'])('«%s» is none', (text) =>
    expect(typedPrice(text)).toBeUndefined(),
  )
})

describe('price-scale', () => {
  test('close prices have a place for each rouble', () => {
    for (const bounds of [
      { from: 100, to: 1000 },
      { from: 300, to: 3000 },
      { from: 500, to: 5000 },
      { from: 1, to: 301 },
      { from: 990, to: 990 },
    ])
      expect(priceScale(bounds)).toMatchObject({ first: bounds.from, last: bounds.to })
    const scale = priceScale({ from: 300, to: 3000 })
    expect([scale.priceAt(317), scale.placeOf(317)]).toEqual([317, 317])
  })

  test('one dear product does not push the others into the beginning', () => {
    const { last, placeOf } = priceScale({ from: 20, to: 1200 })
    expect(placeOf(300)).toBeGreaterThan(last / 2)
  })

  test('far prices have equal ratios: the middle of 0 to 500 000 is some thousands, and each place has a price of its own', () => {
    const { first, last, priceAt, placeOf } = priceScale({ from: 0, to: 500_000 })
    const prices = Array.from({ length: last - first + 1 }, (_, place) => priceAt(place))
    expect([prices[0], prices.at(-1)]).toEqual([0, 500_000])
    expect(prices.length).toBeGreaterThan(100)
    expect(priceAt(Math.round(last / 2))).toBeGreaterThan(1000)
    expect(priceAt(Math.round(last / 2))).toBeLessThan(5000)
    expect(prices).toEqual([...new Set(prices)].sort((one, other) => one - other))
    // Two digits and zeros.
    expect(prices.slice(1, -1).filter((price) => !/^\d{1,2}0*$/.test(String(price)))).toEqual([])
    expect(placeOf(499_000)).toBe(last)
    expect(placeOf(1)).toBe(1)
  })

  test('a price stands at the place next to it, the bounds at the ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 101_000, max: 500_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, to, share) => {
          const { first, last, priceAt, placeOf } = priceScale({ from, to })
          expect([priceAt(first), priceAt(last), placeOf(from), placeOf(to)]).toEqual([from, to, first, last])
          const price = Math.round(from + (to - from) * share)
          const place = placeOf(price)
          const away = (at: number) => Math.abs(priceAt(Math.min(last, Math.max(first, at))) - price)
          expect(away(place)).toBeLessThanOrEqual(Math.min(away(place - 1), away(place + 1)))
          expect(placeOf(priceAt(place))).toBe(place)
        },
      ),
    )
  })
})

describe('quantity-rule', () => {
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
})
