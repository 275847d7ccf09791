import { createNotices } from '@prilavok/shared-kernel/notices'
import type { Move } from './basket-state'
import { createChangeNotice, type Step } from './change-notice'

const move = (ID: number, from: number, to: number): Move => ({
  item: { ID, NAME: `Товар ${ID}`, held: from },
  from,
  to,
})
const step = (moves: Move[], changes: Partial<Step> = {}): Step => ({
  basket: 'main',
  moves,
  open: false,
  clear: false,
  ...changes,
})
function told() {
  const notices = createNotices()
  const undo = jest.fn()
  const [unsent, watched] = [new Set<string>(), new Set<string>()]
  const notice = createChangeNotice({
    notices,
    undo,
    isUnsent: (basket, id) => unsent.has(`${basket} ${id}`),
    isWatched: (basket, id) => watched.has(`${basket} ${id}`),
  })
  const texts = () => notices.current().map(({ text }) => text.replaceAll('\u00a0', ' '))
  const run = () => notices.current()[0]?.action?.run()
  return { notice, notices, undo, unsent, watched, texts, run }
}

test.each<[string, Step, string]>([
  ['a count', step([move(1, 2, 5)]), '«Товар 1» в корзине: 5'],
  ['a removal', step([move(1, 2, 0)]), 'Удалено из корзины: «Товар 1»'],
  ['several removals', step([move(1, 2, 0), move(2, 1, 0)]), 'Удалено из корзины: 2 позиции'],
  ['several additions', step([move(1, 0, 2), move(2, 0, 1)]), 'Добавлено в корзину: 2 позиции'],
  ['several counts', step([move(1, 0, 2), move(2, 1, 3)]), 'Изменено в корзине: 2 позиции'],
  ['counts and a removal', step([move(1, 2, 0), move(2, 1, 3)]), 'Изменено в корзине: 2 позиции'],
  ['an emptying', step([move(1, 2, 0)], { clear: true }), 'Корзина очищена'],
  ['words of its own', step([move(1, 0, 2)], { done: 'Заказ повторён' }), 'Заказ повторён'],
  ['the bonus basket', step([move(1, 0, 2)], { basket: 'loyalty' }), '«Товар 1» в бонусной корзине: 2'],
])('%s is said', (_what, one, text) => {
  const { notice, undo, texts, run } = told()
  notice.add(one)
  expect(texts()).toEqual([text])
  run()
  expect(undo).toHaveBeenCalledWith([one])
})

test.each<[string, Step, Step, boolean]>([
  ['counts', step([move(1, 0, 2)]), step([move(2, 0, 1)]), true],
  ['removals', step([move(1, 2, 0)]), step([move(2, 1, 0)]), true],
  ['a removal and a count', step([move(1, 2, 0)]), step([move(2, 0, 1)]), false],
  ['both baskets', step([move(1, 0, 2)]), step([move(2, 0, 1)], { basket: 'loyalty' }), false],
  ['an emptying', step([move(1, 2, 0)]), step([move(2, 1, 0)], { clear: true }), false],
  [
    'words of its own, which are those of one step',
    step([move(1, 0, 2)], { done: 'Повторён' }),
    step([move(2, 0, 1)]),
    true,
  ],
])('%s are counted together: %s', (_what, first, second, together) => {
  const { notice, notices, undo, texts, run } = told()
  notice.add(first)
  const id = notices.current()[0]?.id
  notice.add(second)
  expect(notices.current().map((one) => one.id)).toEqual([id])
  if (together) expect(texts()).toEqual([expect.stringMatching(/: 2 позиции$/)])
  run()
  expect(undo).toHaveBeenCalledWith(together ? [first, second] : [second])
})

test('a lost connection, and one that is found, are said in the notice that is there', () => {
  const { notice, notices, unsent, texts } = told()
  notice.follow()
  notice.add(step([move(1, 2, 0)]))
  notice.follow()
  expect(texts()).toEqual(['Удалено из корзины: «Товар 1»'])
  unsent.add('main 1')
  notice.follow()
  expect(texts()).toEqual(['Удалим из корзины: «Товар 1» — когда появится связь'])
  unsent.clear()
  notice.follow()
  expect(texts()).toEqual(['Удалено из корзины: «Товар 1»'])
  notices.close(notices.current()[0]?.id ?? 0)
  unsent.add('main 1')
  notice.follow()
  expect(texts()).toEqual([])
})

test.each<[string, Move[], string]>([
  ['a count', [move(1, 2, 5)], 'Отменено: «Товар 1», снова 2'],
  ['an addition', [move(1, 0, 5)], 'Отменено: «Товар 1» больше не в корзине'],
  ['several', [move(1, 0, 5), move(2, 1, 2)], 'Отменено: 2 позиции'],
  ['nothing any more', [], 'Отменено: 0 позиций'],
])('that %s was taken back is said in place of the change, with the way forward', (_what, moves, text) => {
  const { notice, notices, texts, run } = told()
  const redo = jest.fn()
  notice.add(step([move(1, 0, 5)]))
  notice.undone(moves, redo)
  expect(texts()).toEqual([text])
  expect(notices.current()[0]).toMatchObject({ saidBy: 'basket', action: { label: 'Вернуть' } })
  run()
  expect(redo).toHaveBeenCalledTimes(1)
})
