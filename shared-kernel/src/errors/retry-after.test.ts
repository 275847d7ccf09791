import { retryAfterOf } from './retry-after'

test.each([
  ['42', 42],
  ['0.4', 1],
  ['0', undefined],
  ['-5', undefined],
  ['', undefined],
  ['Infinity', undefined],
  ['Fri, 31 Dec 1999 23:59:59 GMT', undefined],
  [null, undefined],
  [undefined, undefined],
])('Retry-After %s is %s seconds', (header, seconds) => {
  expect(retryAfterOf(header)).toBe(seconds)
})
