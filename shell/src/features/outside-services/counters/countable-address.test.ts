import { countableAddress } from './countable-address'

const told = (address: string) => countableAddress(new URL(address, 'https://shop.example'))

test.each([
  ['/', 'https://shop.example/'],
  ['/search?q=бумага А4', 'https://shop.example/search?q=%D0%B1%D1%83%D0%BC%D0%B0%D0%B3%D0%B0+%D0%904'],
  [
    '/catalog/7?utm_source=mail&utm_campaign=may',
    'https://shop.example/catalog/7?utm_source=mail&utm_campaign=may',
  ],
  ['/?gclid=1&yclid=2&ymclid=3', 'https://shop.example/?gclid=1&yclid=2&ymclid=3'],
  ['/catalog/7?sort=price&page=2', 'https://shop.example/catalog/7'],
  ['/catalog/7?sort=price&q=a', 'https://shop.example/catalog/7?q=a'],
  // Names that only look like those that are known, or that are kept private.
  ['/?xq=1&qx=2&utm_=3&utm_X1=4&xgclid=5', 'https://shop.example/'],
  ['/?codes=1&my_email=a', 'https://shop.example/'],
])('of %s a counter is told %s', (address, expected) => {
  expect(told(address)).toBe(expected)
})

test.each(['/confirm?code=1', '/confirm?utm_source=mail&email=a@b.ru', '/recovery?user_checkword=x'])(
  '%s is told to nobody',
  (address) => {
    expect(told(address)).toBeUndefined()
  },
)
