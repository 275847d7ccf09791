import { testDetail } from '@prilavok/shared-kernel/testing'
import { productData } from './product-data'

const of = (changes: Parameters<typeof testDetail>[0], photos: string[] = []) =>
  productData(testDetail({ ID: 77, ...changes }), photos, { NAME: 'Лавка' })

test('a product with its price', () => {
  expect(of({ NAME: 'Ручка', PRICE: 18.4, UP_MULTIPLICITY: { MIN: 12, STEP: 12 } }, ['/1.webp'])).toEqual({
    '@type': 'Product',
    name: 'Ручка',
    url: '/product/77',
    sku: '184302',
    image: ['/1.webp'],
    description: 'Автоматическая шариковая ручка.',
    category: 'Ручки',
    brand: { '@type': 'Brand', name: 'Литера' },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Торговая марка', value: 'Литера' },
      { '@type': 'PropertyValue', name: 'Страна', value: 'Россия' },
    ],
    offers: {
      '@type': 'Offer',
      url: '/product/77',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      price: 18.4,
      priceCurrency: 'RUB',
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 12 },
      seller: { '@type': 'Organization', name: 'Лавка' },
    },
  })
})

test('what is not known is left out', () => {
  const data = of({ DETAIL_TEXT: '', UP_TM: null, SECTION_PATH: [], PRICE: 0 })
  for (const name of ['description', 'brand', 'category', 'offers']) expect(data[name]).toBeUndefined()
})
