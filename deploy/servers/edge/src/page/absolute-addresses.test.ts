import { absoluteAddresses } from './absolute-addresses'

test('paths become addresses where an address belongs, and nowhere else', () => {
  expect(
    absoluteAddresses(
      {
        name: '/not-an-address',
        url: '/catalog',
        image: ['/a.png', 'https://pictures.example/b.png', '//pictures.example/c.png', 'd.png'],
        logo: '/logo.svg',
        itemListElement: [{ item: '/section', position: 1 }],
        offers: { url: '/product/1', price: 5, seller: null },
      },
      'https://shop.example',
    ),
  ).toEqual({
    name: '/not-an-address',
    url: 'https://shop.example/catalog',
    image: [
      'https://shop.example/a.png',
      'https://pictures.example/b.png',
      '//pictures.example/c.png',
      'd.png',
    ],
    logo: 'https://shop.example/logo.svg',
    itemListElement: [{ item: 'https://shop.example/section', position: 1 }],
    offers: { url: 'https://shop.example/product/1', price: 5, seller: null },
  })
})
