import { isPartName, isVersion, releaseName } from './part-name'

test.each(['shell', 'mf-catalog', 'mf-order-bar', 'mf-2gis', 'mf-a-1-b'])('%s is a part', (name) => {
  expect(isPartName(name)).toBe(true)
})

test.each([
  ...[
    'shells',
    'a-shell',
    'catalog',
    'mf-',
    'mf-A',
    'mf-a-',
    'mf--a',
    'mf-a--b',
    'mf-a_b',
    'mf-a/b',
    ' mf-a',
  ],
  ...['mf-a\n', '', 5, null, undefined, ['shell']],
])('%j is no part', (name) => {
  expect(isPartName(name)).toBe(false)
})

test.each([
  ['1.4.0', true],
  ['1.5.0-rc.1', true],
  ['v1.4.0', false],
  ['1.4', false],
  ['1.4.0+5', false],
  [' 1.4.0', false],
  ['../1.4.0', false],
  ['', false],
  [14, false],
  [null, false],
])('%j is a version: %s', (value, expected) => {
  expect(isVersion(value)).toBe(expected)
})

test('a release is named by its part and version', () => {
  expect(releaseName({ name: 'mf-catalog', version: '1.4.0' })).toBe('mf-catalog@1.4.0')
})
