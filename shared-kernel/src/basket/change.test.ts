import { type Change, createChanges, isOpen, isUnconfirmed, seenCount, shownCount } from './change'
import { createChosenCounts } from './chosen-counts'

const item = { ID: 1, NAME: 'Ручка', held: 3 }
const change = (state: Change['state'], changes: Partial<Change> = {}): Change => ({
  item,
  held: 3,
  target: 5,
  state,
  ...changes,
})

test.each<[Change['state'], boolean, boolean, number]>([
  ['waiting', true, true, 5],
  ['sending', true, true, 5],
  ['unsent', true, true, 5],
  ['confirmed', true, false, 5],
  ['rejected', false, false, 3],
])('a change that is %s: open %s, unconfirmed %s, shown as %i', (state, open, unconfirmed, shown) => {
  expect([isOpen(change(state)), isUnconfirmed(change(state)), shownCount(change(state), 9)]).toEqual([
    open,
    unconfirmed,
    shown,
  ])
})

test('without a change, or after one that is out of date, the list knows the count', () => {
  expect([isOpen(undefined), isUnconfirmed(undefined), shownCount(undefined, 9)]).toEqual([false, false, 9])
  expect(shownCount(change('rejected', { superseded: true }), 9)).toBe(9)
})

test.each<[string, number | undefined, Change | undefined, number | undefined]>([
  ['what he saw when he began to type', 2, undefined, 2],
  ['nothing else where nothing was typed', undefined, undefined, undefined],
  ['what he saw at his earlier change', 2, change('waiting', { seen: 1 }), 1],
  ['what he saw, also while an earlier change runs', 2, change('waiting'), 2],
  ['nothing else after an own rejection', 2, change('rejected'), undefined],
  ['what he saw where another count stands since the rejection', 2, change('rejected', { held: 4 }), 2],
])('a buyer saw %s', (_what, seen, known, expected) => {
  expect(seenCount({ ...item, seen }, known)).toBe(expected)
})

test('changes are written and ended by product, each basket for itself, in a new map', () => {
  const changes = createChanges()
  const before = changes.of('main')
  changes.put('main', [
    [1, change('waiting')],
    [2, change('sending')],
  ])
  expect([...changes.of('main').keys()]).toEqual([1, 2])
  expect([before.size, changes.of('loyalty').size]).toEqual([0, 0])
  changes.put('main', [[1, undefined]])
  expect(changes.current()).toEqual({ main: new Map([[2, change('sending')]]), loyalty: new Map() })
})

test('what is chosen is told once, and can be taken back', () => {
  const chosen = createChosenCounts()
  const told = jest.fn()
  chosen.subscribe(told)
  chosen.choose('main', 1, 5)
  chosen.choose('main', 1, 5)
  expect(told).toHaveBeenCalledTimes(1)
  expect([chosen.of('main', 1), chosen.of('loyalty', 1), chosen.of('main', 2)]).toEqual([
    5,
    undefined,
    undefined,
  ])
  chosen.choose('main', 1, undefined)
  expect(chosen.current().size).toBe(0)
  chosen.choose('loyalty', 1, 5)
  chosen.clear()
  expect(chosen.of('loyalty', 1)).toBeUndefined()
})
