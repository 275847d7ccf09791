import { createAddressLimits } from './address-limits'

const HOUR = 3_600_000

test('a network adds so many of a thing within an hour, and as many in the next one', () => {
  let now = 0
  const limits = createAddressLimits(() => now)
  const takeThree = () => [1, 2, 3].map(() => limits.take('203.0.113.1', 'view', 2))
  expect(limits.isUsedUp('203.0.113.1', 'view', 2)).toBe(false)
  expect(takeThree()).toEqual([true, true, false])
  expect(limits.isUsedUp('203.0.113.1', 'view', 2)).toBe(true)
  now = HOUR - 1
  expect(takeThree()).toEqual([false, false, false])
  now = HOUR
  expect(limits.isUsedUp('203.0.113.1', 'view', 2)).toBe(false)
  expect(takeThree()).toEqual([true, true, false])
})

test('other networks, and other things, are counted apart', () => {
  const limits = createAddressLimits(() => 0)
  expect(limits.take('203.0.113.1', 'view', 1)).toBe(true)
  expect(limits.isUsedUp('203.0.113.2', 'view', 1)).toBe(false)
  expect(limits.take('203.0.113.2', 'view', 1)).toBe(true)
  expect(limits.take('203.0.113.1', 'failed', 1)).toBe(true)
})
