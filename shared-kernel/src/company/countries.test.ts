import type { Country } from '@prilavok/shared-kernel/contract'
import { countryOf, innError, plainInn, RUSSIA } from './countries'

const BELARUS: Country = { ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' }
const OTHER: Country = { ID: 5, NAME: 'Другая', MOK_CODE: '999', INN_COUNT: [], INN_NAME: 'Налоговый номер' }
const COUNTRIES = [BELARUS, { ...RUSSIA, NAME: 'Российская Федерация' }, OTHER]

test('Russia is known without asking', () => {
  expect(RUSSIA).toEqual({
    ID: 643,
    NAME: 'Россия',
    MOK_CODE: '643',
    INN_COUNT: [10, 12],
    INN_NAME: 'ИНН',
  })
})

test('a country is found by its code; an unknown one, or any without a list, is Russia', () => {
  expect(countryOf(COUNTRIES, '112')).toBe(BELARUS)
  expect(countryOf(COUNTRIES, '999')).toBe(OTHER)
  expect(countryOf(COUNTRIES, '643')).toBe(COUNTRIES[1])
  for (const code of ['', '64', '0112']) expect(countryOf(COUNTRIES, code)).toBe(RUSSIA)
  expect(countryOf([BELARUS], '643')).toBe(RUSSIA)
  expect(countryOf([], '112')).toBe(RUSSIA)
  expect(countryOf(undefined, '112')).toBe(RUSSIA)
})

test.each([
  ['ИНН', 'Вы не указали ИНН'],
  ['УНП', 'Вы не указали УНП'],
  ['Налоговый номер', 'Вы не указали налоговый номер'],
  ['Tax ID', 'Вы не указали tax ID'],
  ['номер ИНН', 'Вы не указали номер ИНН'],
  ['нОМЕР', 'Вы не указали нОМЕР'],
  ['Код НП', 'Вы не указали код НП'],
  ['И', 'Вы не указали и'],
])('where a number is missing, «%s» stands inside the sentence: %s', (INN_NAME, error) => {
  expect(innError('', { ...RUSSIA, INN_NAME })).toBe(error)
  expect(innError('', { ...OTHER, INN_NAME })).toBe(error)
})

const LENGTHS = 'Количество символов должно быть: 10, 12'

test.each([
  [1, LENGTHS],
  [9, LENGTHS],
  [10, undefined],
  [11, LENGTHS],
  [12, undefined],
  [13, LENGTHS],
])('a Russian number of %d digits: %s', (length, error) => {
  expect(innError('7'.repeat(length), RUSSIA)).toBe(error)
})

test.each([
  [BELARUS, 8, 'Количество символов должно быть: 9'],
  [BELARUS, 9, undefined],
  [BELARUS, 10, 'Количество символов должно быть: 9'],
  [{ ...BELARUS, INN_COUNT: [20] }, 20, undefined],
  [OTHER, 1, undefined],
  [OTHER, 14, undefined],
  [OTHER, 15, undefined],
  [OTHER, 16, 'Количество символов не больше: 15'],
])('by the rule of its country $NAME a number of %d signs: %s', (country, length, error) => {
  expect(innError('A'.repeat(length), country)).toBe(error)
})

test.each([
  ['7701234567', '7701234567'],
  [' 77 01-234567\u00a0', '7701234567'],
  ['ИНН: 7701234567', '7701234567'],
  ['абв', ''],
])('of «%s» digits alone can be a Russian number', (text, inn) => {
  expect(plainInn(text, RUSSIA)).toBe(inn)
})

test.each([
  ['100 345\u00a0678', '100345678'],
  ['BE-0123.456.789', 'BE-0123456789'],
  ['АБ_12/3', 'АБ123'],
  ['ñ9', 'ñ9'],
  ['№ (5)', '5'],
])('of «%s» letters, digits and hyphens can be a foreign number', (text, inn) => {
  expect(plainInn(text, BELARUS)).toBe(inn)
  expect(plainInn(text, OTHER)).toBe(inn)
})
