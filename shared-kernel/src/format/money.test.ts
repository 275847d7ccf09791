import { currencySign, formatMoney, formatShortMoney, formatSum } from './money'

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
