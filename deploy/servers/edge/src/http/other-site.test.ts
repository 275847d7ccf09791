import { CHANGING_METHODS, isOfOtherSite } from './other-site'

test.each([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'https://shop.example' }, false],
  [{ origin: 'https://shop.example:443' }, false],
  [{ origin: 'http://shop.example' }, false],
  [{ origin: 'https://shop.example:8443' }, true],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'null' }, true],
])('%j is of another site: %s', (headers, isOther) =>
  expect(isOfOtherSite({ headers, host: 'shop.example' })).toBe(isOther),
)

test.each([
  ['shop.example:443', 'https://shop.example', false],
  ['shop.example:443', 'http://shop.example', true],
  ['Shop.Example', 'https://shop.example', false],
  ['', 'https://shop.example', true],
])('the host «%s» is asked from %s: of another site %s', (host, origin, isOther) =>
  expect(isOfOtherSite({ headers: { origin }, host })).toBe(isOther),
)

test('what changes something is no reading', () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'POSTS', 'XPUT']
  expect(methods.filter((method) => CHANGING_METHODS.test(method))).toEqual([
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
  ])
})
