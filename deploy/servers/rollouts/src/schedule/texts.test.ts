import { scheduleTexts } from './texts'

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

test.each([
  ['failures', 'Просмотры со сбоем чаще, чем у стабильной версии: 12,35 % против 0 %'],
  [
    'mismatches',
    'Страницу чаще, чем у стабильной версии, приходится строить в браузере заново: 12,35 % против 0 %',
  ],
  ['baskets', 'Посещений без товара в корзине больше, чем у стабильной версии: 12,35 % против 0 %'],
  ['paints', 'Медленных страниц больше, чем у стабильной версии: 12,35 % против 0 %'],
] as const)('a candidate that is worse by its %s is told of with both figures', (measure, text) => {
  expect(plain(scheduleTexts.failed(measure, 12.345678, 0))).toBe(text)
})

test('a step and what it waits for are told in figures', () => {
  expect(plain(scheduleTexts.step(5, 12.5))).toBe('Шаг по расписанию: 5 → 12,5 %')
  expect(plain(scheduleTexts.tooFewViews(12_000, 20_000))).toBe(
    'Мало просмотров для следующего шага: 12 000 из 20 000',
  )
})

test('a candidate that fails in several shops is told of with one of them', () => {
  expect(scheduleTexts.failedInSeveral(['a', 'b'], 'a: плохо')).toBe(
    'Отозвана у нескольких поставщиков (a, b). a: плохо',
  )
})
