import { shownPrice } from '../../catalogue/product/product-terms'
import { fc } from '../../testing/property'
import { fittedLines, type OrderLine, sumOf } from '../basket/lines'
import { confirmCode } from './confirmation'
import { changesOf, seenSum } from './take-basket'

const count = fc.integer({ min: 1, max: 50 })

const line: fc.Arbitrary<OrderLine> = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  name: fc.string(),
  code1c: fc.constant('000001'),
  picture: fc.constant(null),
  preview: fc.constant(null),
  assortment: fc.boolean(),
  price: fc.integer({ min: 0, max: 1_000_000 }),
  loyalty_price: fc.option(fc.integer({ min: 1, max: 5000 })),
  remain: fc.integer({ min: 0, max: 60 }),
  to_order: fc.boolean(),
  pack: fc.boolean(),
  min_quantity: fc.constant(1),
  step_quantity: fc.constant(1),
  delivery_exclude: fc.boolean(),
  quantity: count,
  seen_price: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  seen_quantity: fc.option(count),
})
const lines = fc.uniqueArray(line, { selector: ({ id }) => id, minLength: 1, maxLength: 12 })
const basket = fc.constantFrom('main' as const, 'loyalty' as const)

test('a basket that is as it was shown has no changes, and its sum is the one shown', () => {
  fc.assert(
    fc.property(lines, basket, (all, kind) => {
      const seen = all
        .map((row) => ({ ...row, quantity: Math.min(row.quantity, row.remain || row.quantity) }))
        .map((row) => ({ ...row, seen_price: shownPrice(row, kind), seen_quantity: row.quantity }))
      const fitted = fittedLines(seen, kind)
      expect(changesOf(seen, fitted, kind)).toEqual([])
      expect(seenSum(seen, kind)).toBe(sumOf(fitted, kind))
    }),
  )
})

test('whenever the sum is not the one that was shown, something is told', () => {
  fc.assert(
    fc.property(lines, basket, (all, kind) => {
      const known = all.map((row) => ({
        ...row,
        seen_price: row.seen_price ?? shownPrice(row, kind),
        seen_quantity: row.seen_quantity ?? row.quantity,
      }))
      const fitted = fittedLines(known, kind)
      const isOther = seenSum(known, kind) !== sumOf(fitted, kind)
      if (isOther) expect(changesOf(known, fitted, kind)).not.toEqual([])
    }),
  )
})

test('a confirmation fits no other count, price, delivery or basket', () => {
  fc.assert(
    fc.property(lines, fc.nat(), fc.nat(), (all, delivery, at) => {
      const fitted = all.map((row) => ({ ...row, price: row.price + 1 }))
      const code = confirmCode(fitted, delivery, 'main')
      expect(confirmCode([...fitted], delivery, 'main')).toBe(code)
      const place = at % fitted.length
      const changed = (change: (row: OrderLine) => OrderLine) =>
        fitted.map((row, index) => (index === place ? change(row) : row))
      const others = [
        confirmCode(
          changed((row) => ({ ...row, quantity: row.quantity + 1 })),
          delivery,
          'main',
        ),
        confirmCode(
          changed((row) => ({ ...row, price: row.price + 1 })),
          delivery,
          'main',
        ),
        confirmCode(fitted.slice(1), delivery, 'main'),
        confirmCode(fitted, delivery + 1, 'main'),
        confirmCode(fitted, null, 'main'),
        confirmCode(fitted, delivery, 'loyalty'),
      ]
      expect(others).not.toContain(code)
    }),
  )
})
