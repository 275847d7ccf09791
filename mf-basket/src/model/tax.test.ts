import { taxNote, taxPercent } from './tax'

test.each([
  ['с НДС', 'Цены с НДС'],
  ['С НДС', 'Цены с НДС'],
  ['со скидкой', 'Цены со скидкой'],
  [' Без НДС ', 'Цены без НДС'],
  ['НДС без льгот', 'Налог: НДС без льгот'],
  ['УСН', 'Налог: УСН'],
  ['НДС 20 %', ''],
  ['', ''],
  ['  ', ''],
])('[BAS-018] the tax «%s» reads «%s»', (tax, text) => {
  expect(taxNote(tax)).toBe(text)
})

test.each([
  ['НДС 20 %', 20],
  ['НДС 10%', 10],
  ['НДС 5,25 %', 5.25],
  ['НДС 5.5\u00a0 %', 5.5],
  ['НДС 20', 0],
  ['Без НДС', 0],
])('[BAS-018] the tax «%s» has %d percent', (tax, percent) => {
  expect(taxPercent(tax)).toBe(percent)
})
