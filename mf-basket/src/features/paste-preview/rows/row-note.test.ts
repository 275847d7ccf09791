import type { RowView } from '../model/view-rows'
import { noteOf } from './row-note'

type Given = Partial<Omit<RowView, 'row'>> & { row?: Partial<RowView['row']> }
const note = ({ row, ...view }: Given) =>
  noteOf({
    ...{ state: 'ready', held: 0, price: 0, sum: 0, options: [] },
    ...view,
    row: { line: { number: 1, text: '' }, ...row },
  })
const RULE = { min: 1, step: 1, limit: 99 }
const line = { number: 1, text: '', quantity: 7 }

test.each<[string, Given, string]>([
  ['what the server said', { state: 'failed', row: { rejection: 'Снят с продажи' } }, 'Снят с продажи'],
  [
    'that there was no answer',
    { state: 'failed', reason: 'Нет' },
    'Не удалось проверить: нет ответа сервера',
  ],
  [
    'that it has no analogs',
    { state: 'unavailable', reason: 'Нет', row: { analogs: [] } },
    'Аналогов нет. Уберите строку или найдите замену в\u00a0каталоге.',
  ],
  ['why it cannot be ordered', { state: 'unavailable', reason: 'Нет в наличии' }, 'Нет в наличии'],
  [
    'which count is none',
    { state: 'uncounted', row: { line: { ...line, unreadCount: 'abc' } } },
    'Количество «abc» не\u00a0понятно: укажите число',
  ],
  ['that a count is none', { state: 'uncounted' }, 'Количество «» не\u00a0понятно: укажите число'],
])('a row in trouble says %s', (_, given, text) => {
  expect(note(given)).toEqual({ tone: 'danger', icon: 'alert', text })
})

test('a row that is ready says what became of its pasted count', () => {
  expect(note({ row: { line }, addition: { count: 12, fit: 'rounded', rule: RULE } })).toEqual({
    ...{ tone: 'info', icon: 'info', text: 'Округлили 7 до\u00a012' },
  })
})
test.each<[string, Given]>([
  [
    'whose count was typed',
    { row: { line, count: 12 }, addition: { count: 12, fit: 'rounded', rule: RULE } },
  ],
  [
    'that is not ready',
    { state: 'missing', row: { line }, addition: { count: 12, fit: 'rounded', rule: RULE }, held: 3 },
  ],
  ['with analogs', { row: { analogs: [{ ID: 1 } as never] } }],
])('a row %s says nothing of it', (_, given) => {
  expect(note(given)).toBeUndefined()
})
