import { shopAddress } from './shop-address'

test.each([
  [{}, 'demo-green.localhost', 'http://demo-green.localhost:8080'],
  [{ PORT: '9000' }, 'localhost', 'http://localhost:9000'],
  [{ PORT: '' }, 'localhost', 'http://localhost:8080'],
  [{ PORT: '9000' }, 'shop.example', 'https://shop.example'],
  [{ SHOP_ADDRESS: 'https://{domain}/preview' }, 'localhost', 'https://localhost/preview'],
  [{ SHOP_ADDRESS: '' }, 'localhost.example', 'https://localhost.example'],
])('with %j the pages of %s are at %s', (env, shop, address) => {
  expect(shopAddress(env, shop)).toBe(address)
})
