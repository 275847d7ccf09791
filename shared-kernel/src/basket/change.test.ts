import { type Change, isOpen, isUnconfirmed, seenCount, shownCount } from './change'

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
