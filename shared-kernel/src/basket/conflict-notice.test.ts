import { createNotices } from '@prilavok/shared-kernel/notices'
import { type Change, createChanges } from './change'
import { createConflictNotice } from './conflict-notice'
import type { Conflict } from './conflicts'

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
