import { orderTrackState } from './order-track-state'

test('below the minimum order the difference to it is missing; reaching is enough', () => {
  expect(orderTrackState({ sum: 3760, minOrder: 5000, freeFrom: 30000 })).toMatchObject({
    stage: 'below-minimum',
    rest: 1240,
  })
  expect(orderTrackState({ sum: 5000, minOrder: 5000, freeFrom: 30000 })?.stage).toBe('paid-delivery')
})

test('free delivery is counted by DELIVERY_SUM where it is given', () => {
  expect(orderTrackState({ sum: 31000, deliverySum: 29000, minOrder: 5000, freeFrom: 30000 })).toMatchObject({
    stage: 'paid-delivery',
    rest: 1000,
  })
  expect(orderTrackState({ sum: 30000, minOrder: 5000, freeFrom: 30000 })?.stage).toBe('free-delivery')
})

test('thresholds stand on one line that ends at the larger', () => {
  expect(orderTrackState({ sum: 15000, minOrder: 5000, freeFrom: 20000 })).toMatchObject({
    filled: 0.75,
    marks: [
      { at: 0.25, sum: 5000 },
      { at: 1, sum: 20000 },
    ],
  })
  expect(orderTrackState({ sum: 100, minOrder: 5000, freeFrom: 5000 })?.marks).toHaveLength(1)
})

test('a shop with one threshold or none', () => {
  expect(orderTrackState({ sum: 100 })).toBeNull()
  expect(orderTrackState({ sum: 100, minOrder: 0, freeFrom: null })).toBeNull()
  expect(orderTrackState({ sum: 6000, minOrder: 5000 })).toMatchObject({ stage: 'enough', filled: 1 })
})

test('nothing is missing any more where delivery is free, or the minimum the only threshold', () => {
  expect(orderTrackState({ sum: 25000, minOrder: 5000, freeFrom: 20000 })).toMatchObject({
    rest: 0,
    filled: 1,
  })
  expect(orderTrackState({ sum: 5000, minOrder: 5000 })).toMatchObject({ stage: 'enough', rest: 0 })
})

test.each([
  [30000, 1],
  [-5, 0],
])(
  'a line of %i below its minimum of other sums is filled to %i at most and at least',
  (deliverySum, filled) => {
    expect(orderTrackState({ sum: 6000, deliverySum, minOrder: 5000, freeFrom: 20000 })?.filled).toBe(filled)
  },
)
