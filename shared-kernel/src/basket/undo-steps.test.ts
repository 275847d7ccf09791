import type { BasketType } from '@prilavok/shared-kernel/contract'
import { createNotices } from '@prilavok/shared-kernel/notices'
import type { Move } from './basket-state'
import { createChanges } from './change'
import { createUndo } from './undo'

const move = (ID: number, from: number, to: number): Move => ({
  item: { ID, NAME: `Товар ${ID}`, held: from },
  from,
  to,
})
function started() {
  const [notices, changes] = [createNotices(), createChanges()]
  /** Counts that were set, as `basket: product from→to`. */
  const set: string[] = []
  const undo = createUndo({
    notices,
    changes,
    setCounts: (basket, moves) =>
      void set.push(`${basket}: ${moves.map(({ item, from, to }) => `${item.ID} ${from}→${to}`).join(', ')}`),
    isWatched: () => false,
  })
  const soon = (one: Move, basket: BasketType = 'main') => undo.record(basket, [one], { when: 'soon' })
  const now = (...moves: Move[]) => undo.record('main', moves, { when: 'now' })
  const texts = () => notices.current().map(({ text }) => text.replaceAll('\u00a0', ' '))
  const press = () => notices.current().at(-1)?.action?.run()
  /** Takes everything back, one step after the other. */
  const all = () => {
    set.length = 0
    while (undo.last());
    return set
  }
  return { undo, changes, set, soon, now, texts, press, all }
}

test('each step is taken back by itself, the last one first', () => {
  const { undo, set, now } = started()
  now(move(1, 0, 2))
  now(move(1, 2, 5), move(2, 3, 0))
  expect(undo.last()).toBe(true)
  expect(set).toEqual(['main: 1 5→2, 2 0→3'])
  expect(undo.last()).toBe(true)
  expect(set.at(-1)).toBe('main: 1 2→0')
  expect(undo.last()).toBe(false)
  expect(set).toHaveLength(2)
})

test('quick changes of one count are one step, from the first to the last', () => {
  const { soon, all, texts } = started()
  for (const [from, to] of [
    [1, 2],
    [2, 3],
    [3, 4],
  ] as const)
    soon(move(1, from, to))
  expect(texts()).toEqual(['«Товар 1» в корзине: 4'])
  expect(all()).toEqual(['main: 1 4→1'])
})

test.each<[string, (page: ReturnType<typeof started>) => void, string[]]>([
  ['of another product', ({ soon }) => soon(move(2, 0, 1)), ['main: 2 1→0', 'main: 1 2→1']],
  ['of the other basket', ({ soon }) => soon(move(1, 2, 3), 'loyalty'), ['loyalty: 1 3→2', 'main: 1 2→1']],
  [
    'together with another',
    ({ now }) => now(move(1, 2, 3), move(2, 0, 1)),
    ['main: 1 3→2, 2 1→0', 'main: 1 2→1'],
  ],
  [
    'after the step was closed',
    ({ undo, soon }) => {
      undo.close()
      soon(move(1, 2, 3))
    },
    ['main: 1 3→2', 'main: 1 2→1'],
  ],
])('a change %s is a step of its own', (_what, act, steps) => {
  const page = started()
  page.soon(move(1, 1, 2))
  act(page)
  expect(page.all()).toEqual(steps)
})

test('a count that is back where it was leaves no step and no notice, and another change is a new one', () => {
  const { soon, all, texts, undo } = started()
  soon(move(1, 1, 2))
  soon(move(1, 2, 1))
  expect([texts(), undo.last()]).toEqual([[], false])
  soon(move(1, 1, 5))
  expect(all()).toEqual(['main: 1 5→1'])
})

test('the last fifty steps can be taken back', () => {
  const { now, all } = started()
  for (let id = 1; id <= 52; id++) now(move(id, 0, 1))
  const steps = all()
  expect([steps.length, steps[0], steps.at(-1)]).toEqual([50, 'main: 52 1→0', 'main: 3 1→0'])
})

describe('a change that was not made', () => {
  test('leaves the last step that has it, and the notice with what it says of it', () => {
    const { undo, all, texts } = started()
    undo.record('main', [move(1, 0, 1)], { when: 'now' })
    undo.record('main', [move(1, 1, 2), move(2, 0, 3)], { when: 'now', done: 'Заказ повторён' })
    undo.drop('main', 1)
    expect(texts()).toEqual(['Добавлено в корзину: 2 позиции'])
    expect(all()).toEqual(['main: 2 3→0', 'main: 1 1→0'])
  })
})

test('what others have replaced is not said to stand, but can be brought back', () => {
  const { undo, now, texts, all } = started()
  now(move(1, 0, 2))
  undo.overtaken('main', new Set([1]))
  expect(texts()).toEqual([])
  expect(all()).toEqual(['main: 1 2→0'])
})
