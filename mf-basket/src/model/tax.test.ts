import { taxNote } from './tax'

test.each([
  ['с НДС', 'Цены с НДС'],
  ['Без НДС', 'Цены без НДС'],
  ['УСН', 'Налог: УСН'],
  ['НДС 20 %', ''],
  ['', ''],
])('[BAS-018] the tax «%s» reads «%s»', (tax, text) => {
  expect(taxNote(tax)).toBe(text)
})
