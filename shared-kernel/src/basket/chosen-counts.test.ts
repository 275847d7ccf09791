import { createChosenCounts } from './chosen-counts'

test('a chosen count belongs to a product of one basket', () => {
  const counts = createChosenCounts()
  counts.choose('main', 1, 5)
  counts.choose('loyalty', 1, 7)
  expect([counts.of('main', 1), counts.of('loyalty', 1), counts.of('main', 2)]).toEqual([5, 7, undefined])
  counts.choose('main', 1, 6)
  expect(counts.of('main', 1)).toBe(6)
})

test('a choice can be taken back, one or all', () => {
  const counts = createChosenCounts()
  counts.choose('main', 1, 5)
  counts.choose('main', 2, 6)
  counts.choose('main', 1, undefined)
  expect([...counts.current().values()]).toEqual([6])
  counts.clear()
  expect(counts.current().size).toBe(0)
})

test('who watches hears of another count alone, and keeps what was there before', () => {
  const counts = createChosenCounts()
  const heard = jest.fn()
  const end = counts.subscribe(heard)
  counts.choose('main', 1, 5)
  const before = counts.current()
  counts.choose('main', 1, 5)
  counts.choose('main', 2, undefined)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(counts.current()).toBe(before)
  counts.choose('main', 1, 6)
  expect(heard).toHaveBeenCalledTimes(2)
  expect([...before.values()]).toEqual([5])
  end()
  counts.clear()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(counts.initial().size).toBe(0)
})
