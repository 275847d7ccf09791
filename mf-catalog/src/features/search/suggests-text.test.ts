import type { SearchOption } from './search-option'
import { suggestsText } from './suggests-text'
import type { SuggestsState } from './use-suggests'

const OPTIONS: SearchOption[] = [{ kind: 'recent', title: 'ручка' }, { kind: 'clear' }]

test.each<[SuggestsState, string]>([
  ['idle', ''],
  ['waiting', 'Ищем…'],
  ['ready', 'Подсказок: 1'],
  ['none', 'Подсказок нет. Нажмите Enter, чтобы искать.'],
  ['failed', 'Подсказки не загрузились. Нажмите Enter, чтобы искать без них.'],
  ['unknownCode', 'Товара с кодом 999999 нет в каталоге. Проверьте цифры или ищите по названию.'],
])('of suggestions that are %s it is said: «%s»', (state, text) => {
  expect(suggestsText({ q: '999999', state, options: OPTIONS }).replaceAll('\u00a0', ' ')).toBe(text)
})
