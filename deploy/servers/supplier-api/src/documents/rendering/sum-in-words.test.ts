import { fc } from '../../testing/property'
import { numberInWords, sumInWords } from './sum-in-words'

const plain = (text: string): string => text.replace(/\u00a0/g, ' ')

test.each([
  [0, 'Ноль рублей 00 копеек'],
  [1, 'Ноль рублей 01 копейка'],
  [100, 'Один рубль 00 копеек'],
  [202, 'Два рубля 02 копейки'],
  [1111, 'Одиннадцать рублей 11 копеек'],
  [2121, 'Двадцать один рубль 21 копейка'],
  [100_000, 'Одна тысяча рублей 00 копеек'],
  [200_250, 'Две тысячи два рубля 50 копеек'],
  [1_200_050, 'Двенадцать тысяч рублей 50 копеек'],
  [2_112_214, 'Двадцать одна тысяча сто двадцать два рубля 14 копеек'],
  [100_000_000, 'Один миллион рублей 00 копеек'],
  [
    99_999_999_999,
    'Девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять рублей 99 копеек',
  ],
  [300_100_400_100, 'Три миллиарда один миллион четыре тысячи один рубль 00 копеек'],
])('%d kopecks', (sum, text) => expect(plain(sumInWords(sum))).toBe(text))

const WORDS: Record<string, number> = {
  ноль: 0,
  один: 1,
  одна: 1,
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  одиннадцать: 11,
  двенадцать: 12,
  тринадцать: 13,
  четырнадцать: 14,
  пятнадцать: 15,
  шестнадцать: 16,
  семнадцать: 17,
  восемнадцать: 18,
  девятнадцать: 19,
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемьдесят: 80,
  девяносто: 90,
  сто: 100,
  двести: 200,
  триста: 300,
  четыреста: 400,
  пятьсот: 500,
  шестьсот: 600,
  семьсот: 700,
  восемьсот: 800,
  девятьсот: 900,
}
const SCALES: [RegExp, number][] = [
  [/^тысяч[аи]?$/, 1e3],
  [/^миллион(а|ов)?$/, 1e6],
  [/^миллиард(а|ов)?$/, 1e9],
  [/^триллион(а|ов)?$/, 1e12],
]

/** Reads words back: nothing of the code under test is used. */
function numberOf(text: string): number {
  let sum = 0
  let part = 0
  for (const word of text.split(' ')) {
    const scale = SCALES.find(([form]) => form.test(word))?.[1]
    if (scale) {
      sum += part * scale
      part = 0
    } else part += WORDS[word] ?? Number.NaN
  }
  return sum + part
}

/** The form of a counted word, by the rule of the grammar as school books have it. */
function formOf(count: number, [one, few, many]: [string, string, string]): string {
  const text = String(count)
  if (/1[1-9]$/.test(text) || /[05-9]$/.test(text)) return many
  return text.endsWith('1') ? one : few
}

test('words read back as the number, with the right forms, up to hundreds of billions', () => {
  const sums = fc.oneof(
    fc.integer({ min: 0, max: 200_000 }),
    fc.maxSafeInteger().map((n) => Math.abs(n) % 1e14),
  )
  fc.assert(
    fc.property(sums, (sum) => {
      const whole = Math.floor(sum / 100)
      const [, words = '', rouble, rest = '', kopeck] =
        /^(.+) (рубл\S+) (\d\d) (копе\S+)$/.exec(plain(sumInWords(sum)).toLowerCase()) ?? []
      expect(numberOf(words)).toBe(whole)
      expect(Number(rest)).toBe(sum % 100)
      expect(rouble).toBe(formOf(whole, ['рубль', 'рубля', 'рублей']))
      expect(kopeck).toBe(formOf(Number(rest), ['копейка', 'копейки', 'копеек']))
      expect(words).not.toMatch(/(один|два) тысяч/)
      expect(words.replace(/(одна|две) тысяч\S/, '')).not.toMatch(/одна|две(?!сти|на)/)
    }),
    { numRuns: 500 },
  )
})

test('feminine things are counted in their gender', () => {
  expect(numberInWords(1002, true)).toBe('одна тысяча две')
})
