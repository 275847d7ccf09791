import { moreUrl, pageUrl, readPages, urlWith } from './list-url'

const search = (text: string) => new URLSearchParams(text)

test.each([
  ['', { page: 1, more: 0 }],
  ['page=1', { page: 1, more: 0 }],
  ['page=2', { page: 2, more: 0 }],
  ['page=0', { page: 1, more: 0 }],
  ['page=-1', { page: 1, more: 0 }],
  ['page=1.5', { page: 1, more: 0 }],
  ['page=99999999999999999999', { page: 1, more: 0 }],
  ['page=Infinity', { page: 1, more: 0 }],
  ['more=1', { page: 1, more: 1 }],
  ['more=4', { page: 1, more: 4 }],
  ['more=5', { page: 1, more: 4 }],
  ['more=x', { page: 1, more: 0 }],
  ['more=-2', { page: 1, more: 0 }],
])('«%s» is %j', (text, pages) => {
  expect(readPages(search(text))).toEqual(pages)
})

test('parameters are set in place of what they were, null takes them away, the others stay', () => {
  const before = search('sort=PRICE&page=2')
  expect(urlWith('/catalog/12', before, { page: 3 })).toBe('/catalog/12?sort=PRICE&page=3')
  expect(urlWith('/catalog/12', before, { page: null })).toBe('/catalog/12?sort=PRICE')
  expect(urlWith('/catalog/12', before, { view: 'cards', page: null })).toBe(
    '/catalog/12?sort=PRICE&view=cards',
  )
  expect(urlWith('/catalog/12', search('page=2'), { page: null })).toBe('/catalog/12')
  expect(before.toString()).toBe('sort=PRICE&page=2')
})

test('the first page has no number in its address, and no page below it', () => {
  expect(pageUrl('/catalog/12', search('page=2&more=1'), 1)).toBe('/catalog/12')
  expect(pageUrl('/catalog/12', search('more=1'), 2)).toBe('/catalog/12?page=2')
})

test.each([
  ['', 1, null],
  ['', 2, '?more=1'],
  ['more=1', 2, null],
  ['more=1', 3, '?more=2'],
  ['page=2', 2, null],
  ['page=2', 3, '?page=2&more=1'],
  ['page=2&more=1', 3, null],
  ['more=3', 9, '?more=4'],
  ['more=4', 9, null],
])('after «%s» of %i pages one more stands at %s', (text, pageCount, url) => {
  expect(moreUrl('/catalog/12', search(text), pageCount)).toBe(url && `/catalog/12${url}`)
})
