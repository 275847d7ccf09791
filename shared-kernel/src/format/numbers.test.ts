import { formatFileSize } from './file-size'
import { currencySign, formatMoney, formatShortMoney, formatSum } from './money'
import { formatNumber } from './number'
import { type PluralForms, pluralize } from './plural'
import { formatProducts, unitOf } from './product-count'
import { formatCountdown, formatWait } from './wait'

describe('file-size', () => {
  test.each([
    [0, '0\u00a0Б'],
    [1023, '1\u00a0023\u00a0Б'],
    [1024, '1\u00a0КБ'],
    [1536, '1,5\u00a0КБ'],
    [1024 * 1024 - 1, '1\u00a0МБ'],
    [5_242_880, '5\u00a0МБ'],
    [3 * 1024 ** 3, '3\u00a0ГБ'],
    [5000 * 1024 ** 3, '5\u00a0000\u00a0ГБ'],
  ])('[KERN-033] %i bytes are «%s»', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })
})

describe('money', () => {
  test('[KERN-027] PRICE_TYPE 26 gives no fraction digits, 27 one, any other or none two', () => {
    expect(formatSum(1984.5, 26)).toBe('1\u00a0985')
    expect(formatSum(1984.5, 27)).toBe('1\u00a0984,5')
    expect(formatSum(1984.5, 28)).toBe('1\u00a0984,50')
    expect(formatSum(1984.5, 0)).toBe('1\u00a0984,50')
    expect(formatSum(1984.5, null)).toBe('1\u00a0984,50')
    expect(formatSum(1984.5)).toBe('1\u00a0984,50')
  })

  test('[KERN-028] thousands and the sign are set off by no-break spaces, decimals by a comma', () => {
    expect(formatSum(1234567.5, 26)).toBe('1\u00a0234\u00a0568')
    expect(formatSum(1234567.5, 27)).toBe('1\u00a0234\u00a0567,5')
    expect(formatSum(1234567.5)).toBe('1\u00a0234\u00a0567,50')
    expect(formatMoney(1984.5)).toBe('1\u00a0984,50\u00a0₽')
    expect(formatMoney(999)).toBe('999,00\u00a0₽')
    expect(formatMoney(1000)).toBe('1\u00a0000,00\u00a0₽')
  })

  test('[KERN-028] rounding is half up on what is written, not on the binary fraction', () => {
    expect(formatSum(1.005)).toBe('1,01')
    expect(formatSum(0.285)).toBe('0,29')
    expect(formatSum(8.345)).toBe('8,35')
    expect(formatSum(1.45, 27)).toBe('1,5')
    expect(formatSum(2.5, 26)).toBe('3')
    expect(formatSum(0.1 + 0.2)).toBe('0,30')
    expect(formatSum(999.995)).toBe('1\u00a0000,00')
    expect(formatSum(-1.005)).toBe('\u22121,01')
    expect(formatSum(-0.001)).toBe('0,00')
  })

  test('[KERN-029] the currency is RUB by default and RUB is ₽', () => {
    expect(currencySign()).toBe('₽')
    expect(currencySign('')).toBe('₽')
    expect(currencySign('RUB')).toBe('₽')
    expect(formatMoney(10, { currency: 'RUB' })).toBe('10,00\u00a0₽')
    expect(formatMoney(10, { currency: 'KZT' })).toBe('10,00\u00a0KZT')
  })

  test('[KERN-030] points are Б and RATE is %, with the digits they have', () => {
    expect(formatMoney(1285, { currency: 'BONUS', priceType: 27 })).toBe('1\u00a0285\u00a0Б')
    expect(formatMoney(285.5, { currency: 'BONUS' })).toBe('285,5\u00a0Б')
    expect(formatMoney(1, { currency: 'RATE' })).toBe('1\u00a0%')
    expect(formatMoney(100, { currency: 'RATE' })).toBe('100\u00a0%')
    expect(formatMoney(0.25, { currency: 'RATE' })).toBe('0,25\u00a0%')
  })

  test('a sum that somebody has set has no zeros behind a whole number, in a shop of any precision', () => {
    for (const priceType of [26, 27, 28, null])
      expect(formatShortMoney(5000, { priceType })).toBe('5\u00a0000\u00a0₽')
    expect(formatShortMoney(390.5, { priceType: 28 })).toBe('390,50\u00a0₽')
    expect(formatShortMoney(390.5, { priceType: 27 })).toBe('390,5\u00a0₽')
    expect(formatShortMoney(3, { currency: 'RATE' })).toBe('3\u00a0%')
  })
})

describe('number', () => {
  test('very small and very large numbers are written without an exponent', () => {
    expect(formatNumber(1e21)).toBe('1\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000')
    expect(formatNumber(1.5e-7, 2)).toBe('0,00')
    expect(formatNumber(5e-7, 6)).toBe('0,000001')
  })

  test('a number that is none is rejected with a reason', () => {
    expect(() => formatNumber(Number.NaN)).toThrow('check the API answer')
  })

  test.each([
    [5e-7, 7, '0,0000005'],
    [1.5e-7, 8, '0,00000015'],
    [1.25e-8, 9, '0,000000013'],
    [-5e-7, 7, '\u22120,0000005'],
  ])('%d with %i digits is %s', (value, digits, text) => expect(formatNumber(value, digits)).toBe(text))

  test.each([
    [0, 0, '0'],
    [0, 2, '0,00'],
    [0.5, 0, '1'],
    [0.4, 0, '0'],
    [0.05, 1, '0,1'],
    [99.95, 1, '100,0'],
    [-0.4, 0, '0'],
    [-0.5, 0, '\u22121'],
    [999, 0, '999'],
    [1000, 0, '1\u00a0000'],
    [123456.789, 4, '123\u00a0456,7890'],
  ])('%d with %i digits after the comma is %s', (value, digits, text) =>
    expect(formatNumber(value, digits)).toBe(text),
  )
})

describe('plural', () => {
  const goods: PluralForms = ['товар', 'товара', 'товаров']
  const roubles: PluralForms = ['рубль', 'рубля', 'рублей']

  test.each([
    [1, 'товар'],
    [21, 'товар'],
    [101, 'товар'],
    [2, 'товара'],
    [34, 'товара'],
    [0, 'товаров'],
    [5, 'товаров'],
    [11, 'товаров'],
    [12, 'товаров'],
    [14, 'товаров'],
    [112, 'товаров'],
  ])('[KERN-031] %i goes with «%s»', (count, form) => {
    expect(pluralize(count, goods)).toBe(form)
  })

  test('[KERN-031] the forms of рубль', () => {
    expect([1, 3, 11, 25].map((count) => pluralize(count, roubles))).toEqual([
      'рубль',
      'рубля',
      'рублей',
      'рублей',
    ])
  })
})

describe('product-count', () => {
  test.each([
    [1, '1\u00a0товар'],
    [22, '22\u00a0товара'],
    [1864, '1\u00a0864\u00a0товара'],
  ])('%i products are counted with a no-break space', (count, text) => {
    expect(formatProducts(count)).toBe(text)
  })

  test('a product is counted in packs or in pieces', () => {
    expect(unitOf({ PACK: 'Y' })).toBe('уп.')
    expect(unitOf({ PACK: 'N' })).toBe('шт.')
  })
})

describe('wait', () => {
  test.each([
    [0.2, '1 секунду'],
    [1, '1 секунду'],
    [2, '2 секунды'],
    [59, '59 секунд'],
    [60, '1 минуту'],
    [61, '2 минуты'],
    [280, '5 минут'],
    [3599, '60 минут'],
    [3600, '1 час'],
    [3601, '2 часа'],
  ])('a wait of %d s is told as «%s»', (seconds, text) => {
    expect(formatWait(seconds)).toBe(text.replace(' ', '\u00a0'))
  })

  test.each([
    [119, '1:59'],
    [60, '1:00'],
    [5, '0:05'],
    [0, '0:00'],
  ])('%d s are left: %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text)
  })
})
