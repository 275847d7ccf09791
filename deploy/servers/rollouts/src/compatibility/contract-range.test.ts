import { fitsContract, fitsRange, isContractRange } from './contract-range'

test.each<[given: number, required: number | string, fits: boolean]>([
  [1, 1, true],
  [2, 1, false],
  [1, 2, false],
  [2, '1 || 2', true],
  [3, '1 || 2', false],
  [2, '>=1', true],
  [0, '>=1', false],
  [1, 'no range', false],
])('the contract %s fits %j: %s', (given, required, fits) => {
  expect(fitsContract(given, required)).toBe(fits)
})

test.each([
  ['1.4.0', '^1.2.0', true],
  ['1.1.0', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['1.5.0-rc.1', '^1.2.0', true],
  ['1.2.0-rc.1', '^1.2.0', false],
])('version %s fits %s: %s', (version, range, fits) => {
  expect(fitsRange(version, range)).toBe(fits)
})

test.each([
  [1, true],
  [0, true],
  ['1 || 2', true],
  ['>=1', true],
  [1.5, false],
  ['', false],
  ['newer', false],
  [Number.NaN, false],
  [null, false],
  [undefined, false],
  [['1'], false],
])('%j is a range of contracts: %s', (value, expected) => {
  expect(isContractRange(value)).toBe(expected)
})
