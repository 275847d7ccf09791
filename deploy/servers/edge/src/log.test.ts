import { loggableError, loggableTarget, loggableText } from './log'

const SIGNATURE = 'aB3-_'.repeat(9)

test.each([
  ['/catalog/1', '/catalog/1'],
  ['/catalog/1?', '/catalog/1?'],
  ['/v3/api/basket/?access_token=abc&limit=20', '/v3/api/basket/?access_token=…&limit=20'],
  ['/search?text=bumaga&page=2&sort=price', '/search?text=…&page=2&sort=price'],
  ['/list?view=a%20b&x%20y=1', '/list?view=a%20b&x%20y=…'],
  ['/upload/files/ticket/price.xlsx', '/upload/files/…/price.xlsx'],
  ['//upload//files//ticket/price.xlsx', '//upload//files//…/price.xlsx'],
  ['/UPLOAD/files/ticket', '/UPLOAD/files/…'],
  ['/a/upload/files/ticket', '/a/upload/files/ticket'],
  [`/pay/x${SIGNATURE}/done`, '/pay/…/done'],
  [`/pay/${SIGNATURE.slice(0, 42)}/done`, `/pay/${SIGNATURE.slice(0, 42)}/done`],
])('the target %s is written down as %s', (target, written) => expect(loggableTarget(target)).toBe(written))

test.each([
  ['access_token=abc&x=1', 'access_token=…&x=1'],
  ['{"refresh_token": "abc", "a": 1}', '{"refresh_token": "…", "a": 1}'],
  ["client_secret: 'abc'", "client_secret: '…'"],
  ['Password=abc def', 'Password=… def'],
  ['user_checkword=K7QF;', 'user_checkword=…;'],
  ['tokens are short', 'tokens are short'],
])('the text «%s» is written down as «%s»', (text, written) => expect(loggableText(text)).toBe(written))

test('an error keeps its kind and its code, and no token', () => {
  const error = Object.assign(new TypeError('password=abc'), { code: 'E', stack: 'at access_token=abc' })
  expect(loggableError(error)).toEqual({
    type: 'TypeError',
    message: 'password=…',
    stack: 'at access_token=…',
    code: 'E',
  })
  const bare = Object.assign(new Error('x'), { stack: undefined as unknown as string })
  expect(loggableError(bare).stack).toBe('')
})
