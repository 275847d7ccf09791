import { formatProductName } from './product-name'

/** A space that holds is written `_`. */
const shown = (name: string) => formatProductName(name).replaceAll('\u00a0', '_')

test.each([
  ['Мешки для мусора 60 л, 20 шт', 'Мешки для мусора 60_л, 20_шт'],
  ['Бумага А4, 500 листов, 80 г/м²', 'Бумага А4, 500_листов, 80_г/м²'],
  ['Тетрадь 48 листа', 'Тетрадь 48_листа'],
  ['Альбом 40 лист', 'Альбом 40_лист'],
  ['Лампа 10 Вт', 'Лампа 10_Вт'],
  ['Батарейка 9 В', 'Батарейка 9_В'],
  ['Плёнка 25 мкм, 500 мм', 'Плёнка 25_мкм, 500_мм'],
  ['Флешка 64 ГБ', 'Флешка 64_ГБ'],
  ['Картон 300 г/кв. м', 'Картон 300_г/кв. м'],
])('«%s»: numbers keep their units', (name, expected) => {
  expect(shown(name)).toBe(expected)
})

test.each(['Папка на 2 кольца', 'Стол на 4 места', 'Ручка №5 синяя', 'Набор 2 литра'])(
  '«%s»: a word that only begins like a unit stays apart',
  (name) => {
    expect(shown(name)).toBe(name)
  },
)

test.each([
  ['Карандаши 16 цв.', 'Карандаши 16_цв.'],
  ['Лоток 4 отд.', 'Лоток 4_отд.'],
  ['Салфетки 100 листов.', 'Салфетки 100_листов.'],
  ['Набор 12 предметов.', 'Набор 12 предметов.'],
])('«%s»: a short word with a full stop is a unit', (name, expected) => {
  expect(shown(name)).toBe(expected)
})

test.each([
  ['Стол 120 × 60 см', 'Стол 120_×_60_см'],
  ['Стикеры 76x76 мм', 'Стикеры 76x76_мм'],
  ['Короб 30 х 20 х 10', 'Короб 30_х_20_х_10'],
  ['Короб 30 x20', 'Короб 30_x_20'],
  ['Короб 30 × высокий', 'Короб 30 × высокий'],
])('«%s»: sizes stay in one line', (name, expected) => {
  expect(shown(name)).toBe(expected)
})
