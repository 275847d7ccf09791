import { createNotices } from '@prilavok/shared-kernel/notices'
import type { Move } from './basket-state'
import { type Change, createChanges } from './change'
import { createChangeNotice, type Step } from './change-notice'
import { createConflictNotice } from './conflict-notice'
import type { Conflict } from './conflicts'

describe('change-notice', () => {
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
})

describe('conflict-notice', () => {
  const conflict = (kind: Conflict['kind'], id = 1, changes: Partial<Conflict> = {}): Conflict => ({
    item: { ID: id, NAME: `Товар ${id}`, held: 0 },
    elsewhere: 7,
    now: 5,
    kind,
    ...(kind === 'left' || kind === 'overwritten' ? { own: 3, now: 7 } : {}),
    ...changes,
  })
  function told() {
    const [notices, changes, change] = [createNotices(), createChanges(), jest.fn()]
    const notice = createConflictNotice({ notices, change })
    const put = (id: number, target: number, state: Change['state'] = 'waiting') => {
      changes.put('main', [[id, { item: conflict('left', id).item, held: 0, target, state }]])
      notice.follow(changes)
    }
    const texts = () => notices.current().map(({ text }) => text.replaceAll('\u00a0', ' '))
    const action = (at = 0) => notices.current()[at]?.action
    return { notice, notices, changes, change, put, texts, action }
  }

  test.each<[Conflict['kind'], string, string | undefined]>([
    ['replaced', '«Товар 1»: в другом месте тем временем поставили 7, у вас теперь 5', 'Поставить 7'],
    ['added', '«Товар 1»: в другом месте уже добавили 7, теперь в корзине 5', undefined],
    [
      'left',
      '«Товар 1»: в другом месте тем временем поставили 7, ваше количество 3 не отправлено',
      'Поставить 3',
    ],
    ['overwritten', '«Товар 1»: в другой вкладке поставили 7 вместо ваших 3', 'Поставить 3'],
  ])('one that was %s is told with its way back', (kind, text, label) => {
    const { notice, notices, texts, action } = told()
    notice.tell('main', [conflict(kind)])
    expect(texts()).toEqual([text])
    expect(action()?.label.replaceAll('\u00a0', ' ')).toBe(label)
    expect(notices.current()[0]).toMatchObject({ saidBy: 'basket', lasting: label !== undefined })
  })

  test.each<[Conflict['kind'], RegExp, string]>([
    ['replaced', /^Вы заменили то, что тем временем изменили в другом месте: 2 позиции$/, 'Вернуть те'],
    [
      'left',
      /^Не отправлено, потому что корзину тем временем изменили в другом месте: 2 позиции$/,
      'Поставить мои',
    ],
    ['overwritten', /^В другой вкладке заменили ваши количества: 2 позиции$/, 'Поставить мои'],
  ])('several that were %s are one notice', (kind, text, label) => {
    const { notice, change, texts, action } = told()
    notice.tell('main', [conflict(kind, 1), conflict(kind, 2)])
    expect(texts()).toEqual([expect.stringMatching(text)])
    expect(action()?.label).toBe(label)
    action()?.run()
    const [basket, moves] = change.mock.calls[0] ?? []
    expect([basket, moves?.map(({ item }: Conflict) => item.ID)]).toEqual(['main', [1, 2]])
  })

  test.each<[string, Conflict['kind'], number, Change['state'], string | undefined]>([
    ['the buyer goes on typing', 'replaced', 6, 'waiting', 'у вас теперь 6'],
    ['the buyer types what the others have put there', 'replaced', 7, 'waiting', undefined],
    ['somebody else has changed it once more', 'replaced', 6, 'confirmed', undefined],
    ['the counts are as they were', 'replaced', 5, 'confirmed', 'у вас теперь 5'],
    ['the buyer decides anew', 'left', 4, 'waiting', undefined],
    ['the count of the others stands', 'left', 7, 'confirmed', 'количество 3 не отправлено'],
    ['this page has not read yet what replaced its count', 'overwritten', 3, 'confirmed', 'вместо ваших 3'],
    ['the buyer types his count again', 'overwritten', 3, 'waiting', undefined],
    ['the buyer types another one', 'overwritten', 4, 'confirmed', undefined],
  ])('when %s, one that was %s says of %i (%s): %s', (_what, kind, target, state, ending) => {
    const { notice, put, texts } = told()
    notice.tell('main', [conflict(kind)])
    put(1, target, state)
    expect(texts()).toEqual(ending === undefined ? [] : [expect.stringContaining(ending)])
  })

  test('a notice that the buyer has closed does not come back', () => {
    const { notice, notices, put, texts } = told()
    notice.tell('main', [conflict('replaced')])
    notices.close(notices.current()[0]?.id ?? 0)
    put(1, 6)
    put(1, 8)
    expect(texts()).toEqual([])
  })
})
