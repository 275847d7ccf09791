import { withoutToken } from './log'
import { requestIdOf } from './request-id'

test.each([
  ['/v3/x/?access_token=1.secret&limit=5', '/v3/x/?access_token=*&limit=5'],
  ['/v3/x/?limit=5&ACCESS_TOKEN=1.secret', '/v3/x/?limit=5&ACCESS_TOKEN=*'],
  ['/v3/x/?access%5Ftoken=1.secret', '/v3/x/?access.5Ftoken=*'],
  ['/v3/x/?access_token[]=1.secret?more', '/v3/x/?access_token..=*'],
  ['/v3/confirm/?user_checkword=abc&email=anna@example.com', '/v3/confirm/?user_checkword=*&email=*'],
  [
    '/upload/files/ticket-of-a-file/%D0%A1%D1%87%D1%91%D1%82.pdf',
    '/upload/files/*/%D0%A1%D1%87%D1%91%D1%82.pdf',
  ],
  [`//upload//files/1.2.3.${'a'.repeat(43)}/x.pdf`, '//upload//files/*/x.pdf'],
  [`/%75pload/files/1.2.3.${'a'.repeat(43)}/x.pdf`, '/%75pload/files/*/x.pdf'],
])('secrets of %s are not logged', (url, logged) => {
  expect(withoutToken(url)).toBe(logged)
})

test('the id of the edge is kept when it is well-formed', () => {
  expect(requestIdOf({ headers: { 'x-request-id': 'edge-0123.AB_c' } })).toBe('edge-0123.AB_c')
  for (const bad of ['short', 'a b c d e f g h', 'x'.repeat(101), 'line\nbreak-12345', ''])
    expect(requestIdOf({ headers: { 'x-request-id': bad } })).toMatch(/^[0-9a-f-]{36}$/)
})
