import { dateProblem, dateText, dayDigits, dayOfText, withWholeYear } from './date-text'

test.each([
  ['2024-03-05', '05.03.2024'],
  ['', ''],
  ['2024-3-5', ''],
  ['12024-03-05', ''],
  ['2024-03-055', ''],
  ['2024-13-05x', ''],
])('the day «%s» is written «%s»', (day, text) => {
  expect(dateText(day)).toBe(text)
})

test.each([
  ['05.03.2024', '2024-03-05'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2023', undefined],
  ['31.02.2024', undefined],
  ['32.01.2024', undefined],
  ['5.3.2024', undefined],
  ['05.03.20245', undefined],
  ['105.03.2024', undefined],
  ['', undefined],
])('«%s» is the day %s', (text, day) => {
  expect(dayOfText(text)).toBe(day)
})

test.each([
  ['1.9.26', '010926'],
  ['1.9.', '0109'],
  ['1', '1'],
  ['1.', '01'],
  ['11.9.', '1109'],
  ['11.', '11'],
  ['.', ''],
  ['01..', '01'],
  ['1.9.2.', '01092'],
])('the digits of «%s» are %s', (text, digits) => {
  expect(dayDigits(text)).toBe(digits)
})

test.each([
  ['01.09.26', '01.09.2026'],
  ['01.09.2026', '01.09.2026'],
  ['01.09.2', '01.09.2'],
  ['x01.09.26', 'x01.09.26'],
  ['01.09.', '01.09.'],
])('«%s» with its whole year is «%s»', (text, whole) => {
  expect(withWholeYear(text)).toBe(whole)
})

test.each([
  ['', undefined],
  ['05.03', 'Введите день как ДД.ММ.ГГГГ'],
  ['05.03.20', 'Введите день как ДД.ММ.ГГГГ'],
  ['05.03.20245', 'Введите день как ДД.ММ.ГГГГ'],
  ['105.03.2024', 'Введите день как ДД.ММ.ГГГГ'],
  ['31.02.2024', 'Такого дня нет'],
  ['04.03.2024', 'Не раньше 05.03.2024'],
  ['05.03.2024', undefined],
  ['10.03.2024', undefined],
  ['11.03.2024', 'Не позже 10.03.2024'],
])('of «%s» is said: %s', (text, problem) => {
  expect(dateProblem(text, '2024-03-05', '2024-03-10')).toBe(problem)
})
