import { formatNumber } from './number'

test('very small and very large numbers are written without an exponent', () => {
  expect(formatNumber(1e21)).toBe('1\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000')
  expect(formatNumber(1.5e-7, 2)).toBe('0,00')
  expect(formatNumber(5e-7, 6)).toBe('0,000001')
})

test('a number that is none is rejected with a reason', () => {
  expect(() => formatNumber(Number.NaN)).toThrow('check the API answer')
})
