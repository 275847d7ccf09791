import { formatTax } from './tax'

test.each([
  ['НДС 20 %', 'с НДС 20 %'],
  ['С НДС', 'с НДС'],
  ['с НДС', 'с НДС'],
  ['Без НДС', 'без НДС'],
  ['Сбор', 'с Сбор'],
  ['УСН без НДС', 'с УСН без НДС'],
  ['  НДС ', 'с НДС'],
  ['  ', ''],
])('prices with «%s» are «%s»', (tax, text) => expect(formatTax(tax)).toBe(text))
