import { pagesShown } from './pagination'

test.each([
  [1, 1, [1]],
  [1, 12, [1, 2, 3, 4, 'gap', 12]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [12, 12, [1, 'gap', 9, 10, 11, 12]],
])('page %i of %i shows %j', (page, count, shown) => {
  expect(pagesShown(page, count)).toEqual(shown)
})
