import { testShop } from '@prilavok/shared-kernel/testing'
import { letterIcon, shopIcon } from './shop-icon'

const drawn = (svg: string) => ({
  corner: /rx="([\d.]+)"/.exec(svg)?.[1],
  size: /font-size="([\d.]+)"/.exec(svg)?.[1],
  baseline: / y="([\d.]+)"/.exec(svg)?.[1],
  letter: />([^<]+)<\/text>/.exec(svg)?.[1],
})

test.each([
  ['rounded', { corner: '7', size: '20', baseline: '23', letter: 'Б' }],
  ['full', { corner: '0', size: '16', baseline: '21.7', letter: 'Б' }],
] as const)('the letter of a %s icon stays where no platform cuts it', (shape, expected) => {
  expect(drawn(letterIcon(testShop({ NAME: 'бланк' }), shape))).toEqual(expected)
})

test.each([
  ['«Ёлка»', 'Ё'],
  ['  24 часа', '2'],
  ['№ <script>', 'S'],
  ['— & —', '•'],
  ['', '•'],
])('the icon of «%s» shows «%s»', (NAME, letter) => {
  expect(drawn(letterIcon(testShop({ NAME }), 'rounded')).letter).toBe(letter)
})

test('the tab has the logo of the shop, unless that is its name, too, and else its letter', () => {
  const letter = (changes: Parameters<typeof testShop>[0]) => {
    const icon = shopIcon(testShop({ NAME: 'Бланк', ...changes }))
    return icon.startsWith('data:image/svg+xml,') ? drawn(decodeURIComponent(icon)) : icon
  }
  expect(letter({ LOGO: 'upload/logo.svg' })).toBe('/upload/logo.svg')
  const own = { corner: '7', size: '20', baseline: '23', letter: 'Б' }
  expect(letter({ LOGO: 'upload/logo.svg', HEADER_NO_NAME: 'Y' })).toEqual(own)
  expect(letter({ LOGO: null })).toEqual(own)
})
