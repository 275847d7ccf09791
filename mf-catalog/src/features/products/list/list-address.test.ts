import { listAddress } from './list-address'

const addressOf = (query: string) =>
  listAddress({ params: {}, path: '/catalog/12', search: new URLSearchParams(query) })

test.each([
  ['', '/catalog/12'],
  ['sort=PRICE&order=ASC&view=cards&limit=24&more=2', '/catalog/12'],
  ['page=1', '/catalog/12'],
  ['page=3&sort=PRICE', '/catalog/12?page=3'],
  ['filter=', '/catalog/12'],
])('search engines know the list at «%s» as %s', (query, canonical) => {
  expect(addressOf(query)).toEqual({ canonical })
})

test('a list under filters is not indexed', () => {
  expect(addressOf('filter=base:stock&page=2')).toEqual({ robots: 'noindex' })
})
