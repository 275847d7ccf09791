import { formatNumber } from './number'

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
