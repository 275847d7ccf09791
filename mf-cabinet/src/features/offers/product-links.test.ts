import { testProduct } from '@prilavok/shared-kernel/testing'
import { pictureOf, productPath } from './product-links'

test.each([
  ['/upload/small.svg', '/upload/large.svg', '/upload/small.svg'],
  [null, '/upload/large.svg', '/upload/large.svg'],
  [null, null, null],
])('of the pictures %s and %s %s is shown', (PREVIEW_PICTURE_PATH, DETAIL_PICTURE_PATH, expected) => {
  expect(pictureOf(testProduct({ PREVIEW_PICTURE_PATH, DETAIL_PICTURE_PATH }))).toBe(expected)
})

test('a product has its page', () => {
  expect(productPath(775)).toBe('/product/775')
})
