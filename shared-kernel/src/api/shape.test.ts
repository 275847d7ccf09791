import { isBasketMethodResponse, isProduct, isV4 } from './answer-shapes'
import { isListOf, isNullOr, isNumber, isObjectWith, isText } from './shape'

const isList = isObjectWith<{ ITEMS: { ID: number }[]; NAV: { CNT: number } | null }>({
  ITEMS: isListOf(isObjectWith<{ ID: number }>({ ID: isNumber })),
  NAV: isNullOr(isObjectWith<{ CNT: number }>({ CNT: isNumber })),
})

test('an answer fits when the named fields do, whatever else it holds', () => {
  expect(isList({ ITEMS: [{ ID: 1, NAME: 'Ручка' }], NAV: { CNT: 1 }, MORE: true })).toBe(true)
  expect(isList({ ITEMS: [], NAV: null })).toBe(true)
})

test.each([
  ['null', null],
  ['nothing', undefined],
  ['the HTML of a proxy', '<html>502</html>'],
  ['a list', []],
  ['no list', { NAV: null }],
  ['null for a list', { ITEMS: null, NAV: null }],
  ['an object for a list, as PHP writes lists with gaps', { ITEMS: { 1: { ID: 1 } }, NAV: null }],
  ['null in a list', { ITEMS: [null], NAV: null }],
  ['a text for a number', { ITEMS: [{ ID: '1' }], NAV: null }],
  ['a missing object', { ITEMS: [] }],
])('%s does not fit', (_what, answer) => {
  expect(isList(answer)).toBe(false)
})

test('texts of every value fit, nothing else', () => {
  expect([isText(''), isText('Y'), isText(null), isText(5)]).toEqual([true, true, false, false])
})

test('what parts share: products, changes of baskets, v4 answers', () => {
  const product = { ID: 1, NAME: 'Ручка', MARKS: [], PROPERTIES: [] }
  expect(isProduct(product)).toBe(true)
  for (const missing of Object.keys(product))
    expect(isProduct({ ...product, [missing]: undefined })).toBe(false)
  const change = { METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 1, SUM: 18.4, CHECK: [] }
  expect(isBasketMethodResponse(change)).toBe(true)
  for (const missing of Object.keys(change))
    expect(isBasketMethodResponse({ ...change, [missing]: undefined })).toBe(false)
  expect(isV4(isBasketMethodResponse)({ response: change })).toBe(true)
  expect(isV4(isBasketMethodResponse)(change)).toBe(false)
})
