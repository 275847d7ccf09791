import { countNote } from './count-note'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [
    'less than is asked for',
    10,
    { count: 4, fit: 'capped' },
    0,
    'warning',
    'В наличии 4 из 10. Остальные 6 не войдут: их нет на складе',
  ],
  [
    'less on top of what is held',
    10,
    { count: 4, fit: 'capped' },
    3,
    'warning',
    'Войдут 4 из 10: 3 уже в корзине, больше на складе нет',
  ],
  [
    'one on top of what is held',
    10,
    { count: 1, fit: 'capped' },
    9,
    'warning',
    'Войдёт 1 из 10: 9 уже в корзине, больше на складе нет',
  ],
  ['more, by packages', 10, { count: 12, fit: 'rounded' }, 0, 'info', 'Округлили 10 до 12'],
  ['more, as much as there is', 5, { count: 6, fit: 'capped' }, 0, 'info', 'Округлили 5 до 6'],
  ['fewer, by packages', 10, { count: 8, fit: 'rounded' }, 2, 'info', 'Округлили 10 до 8'],
  [
    'as many, on top of what is held',
    10,
    { count: 10, fit: 'as-typed' },
    2,
    'info',
    'В корзине уже 2, добавим к ним',
  ],
  [
    'as many as there are, on top',
    10,
    { count: 10, fit: 'capped' },
    2,
    'info',
    'В корзине уже 2, добавим к ним',
  ],
  [
    'nothing asked, something held',
    undefined,
    { count: 1, fit: 'capped' },
    2,
    'info',
    'В корзине уже 2, добавим к ним',
  ],
  ['nothing known of the product', 10, undefined, 2, 'info', 'В корзине уже 2, добавим к ним'],
] as const)('%s is said', (_what, asked, addition, held, tone, text) => {
  const note = countNote({ asked, addition, held })
  expect(note && { ...note, text: plain(note.text) }).toEqual({ tone, icon: tone, text })
})

test.each([
  [10, { count: 10, fit: 'as-typed' }],
  [10, { count: 10, fit: 'capped' }],
  [undefined, { count: 1, fit: 'as-typed' }],
  [undefined, undefined],
] as const)('of %s asked for and %j nothing is said', (asked, addition) => {
  expect(countNote({ asked, addition, held: 0 })).toBeUndefined()
})
