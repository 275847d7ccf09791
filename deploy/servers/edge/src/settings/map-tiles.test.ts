import { readMapTiles, tileOrigin, tileTemplate } from './map-tiles'

const TILES = 'https://tile.example.com/{z}/{x}/{y}.png'

test('without an address there are no tiles', () => {
  expect(readMapTiles(tileTemplate(''), 'кто-то')).toBeUndefined()
  expect(readMapTiles(tileTemplate(TILES), '© карта')).toEqual({ url: TILES, attribution: '© карта' })
})

test.each([
  'tile.example.com/{z}/{x}/{y}',
  'http://tile.example.com/{z}/{x}/{y}',
  'https://tile.example.com/{z}/{x}',
  'https://a.example;img-src/{z}/{x}/{y}',
])('rejected: %s', (text) => {
  expect(() => tileTemplate(text)).toThrow(/must be a template/)
})

test('the policy of pages names the origin alone, with any subdomain where the template has one', () => {
  expect(tileOrigin(TILES)).toBe('https://tile.example.com')
  expect(tileOrigin('https://{s}.tile.example.com:8443/{z}/{x}/{y}.png')).toBe(
    'https://*.tile.example.com:8443',
  )
})
