import { dayText } from './day-text'
import { taxOf } from './tax'

/** 20:30 in Moscow, the next year east of the Urals. */
const date = new Date('2025-12-31T20:30:00Z')

test('the rate of a shop that names none, and the date of its documents, are those of its own year', () => {
  const inZone = (timeZone: string | null) => [
    dayText(date, timeZone).replaceAll('\u00a0', ' '),
    taxOf('с НДС', 12_200, { date, timeZone }),
  ]
  expect(inZone(null)).toEqual(['31 декабря 2025 г.', { text: 'В\u00a0том числе НДС 20\u00a0%', sum: 2033 }])
  expect(inZone('Asia/Omsk')).toEqual([
    '1 января 2026 г.',
    { text: 'В\u00a0том числе НДС 22\u00a0%', sum: 2200 },
  ])
})

test('a rate that is named is the rate of every year; a shop without tax says so', () => {
  const taxed = (taxType: string) => taxOf(taxType, 11_000, { date, timeZone: null })
  expect(taxed('НДС 10 %')).toEqual({ text: 'В\u00a0том числе НДС 10\u00a0%', sum: 1000 })
  expect(taxed('НДС 0 %')).toEqual({ text: 'НДС 0\u00a0%', sum: 0 })
  for (const text of ['без НДС', 'Не облагается'])
    expect(taxed(text)).toEqual({ text: 'Без налога (НДС)', sum: null })
  expect(taxed('')).toBeNull()
})
