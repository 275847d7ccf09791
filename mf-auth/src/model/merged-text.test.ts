import { mergedText } from './merged-text'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const NOTHING = { BASKET: 0, FAVORITE: 0, VIEWED: 0 }

test.each([
  [{ ...NOTHING, BASKET: 1 }, 'Добавили то, что вы выбрали до входа: в корзину — 1 товар'],
  [{ ...NOTHING, FAVORITE: 2 }, 'Добавили то, что вы выбрали до входа: в избранное — 2 товара'],
  [{ ...NOTHING, VIEWED: 5 }, 'Добавили то, что вы выбрали до входа: в просмотренное — 5 товаров'],
  [
    { BASKET: 21, FAVORITE: 0, VIEWED: 11 },
    'Добавили то, что вы выбрали до входа: в корзину — 21 товар, в просмотренное — 11 товаров',
  ],
  [NOTHING, undefined],
  [undefined, undefined],
])('%j is told in one sentence, or not at all', (merged, text) =>
  expect(plain(mergedText(merged, false))).toBe(text),
)

test('what is limited is said with it, or alone', () => {
  expect(plain(mergedText({ ...NOTHING, BASKET: 1 }, true))).toBe(
    'Добавили то, что вы выбрали до входа: в корзину — 1 товар; количество некоторых ограничено наличием',
  )
  const alone = 'Количество некоторых товаров в корзине ограничено наличием'
  expect([mergedText(NOTHING, true), mergedText(undefined, true)]).toEqual([alone, alone])
})
