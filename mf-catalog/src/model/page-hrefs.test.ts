import { brandHref, markHref } from './page-hrefs'

test('a badge leads to its products, whatever its code', () => {
  expect(markHref({ CODE: 'hot' })).toBe('/catalog/marks/hot')
  expect(markHref({ CODE: 'a/b ё' })).toBe('/catalog/marks/a%2Fb%20%D1%91')
})

test('a brand leads to its page', () => {
  expect(brandHref({ ID: 5 })).toBe('/catalog/brand/5')
})
