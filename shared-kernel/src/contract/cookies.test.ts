import { isLoggedIn, parseCookies, serializeCookie } from './cookies'

test('cookies are read as they were written, the first of two counts', () => {
  expect(parseCookies('a=1; b=%D0%B0%3B; a=2;  c = d=e ; broken; =x; bad=%E0%A4%A')).toEqual({
    a: '1',
    b: 'а;',
    c: 'd=e',
    bad: '%E0%A4%A',
  })
  expect(parseCookies(undefined)).toEqual({})
  expect(parseCookies('__proto__=x').polluted).toBeUndefined()
})

test('[KERN-034] a cookie lives a year, for the whole site, Secure on https', () => {
  expect(serializeCookie('n', 'а;', false)).toBe('n=%D0%B0%3B; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(serializeCookie('n', '', true)).toBe('n=; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(serializeCookie('n', undefined, false)).toBe('n=; Path=/; Max-Age=0; SameSite=Lax')
})

test.each([
  ['nobody', {}, false],
  ['a customer', { has_refresh_token: 'Y', login_stamp: 'a', expires: '5' }, true],
  ['a user without a password', { login_stamp: 'a@5', expires: '5' }, true],
  ['a visitor after him', { login_stamp: 'a@5', expires: '9' }, false],
  ['a visitor whose token was rejected', { login_stamp: 'a@5' }, false],
  ['a visitor after a customer', { login_stamp: 'a', expires: '5' }, false],
])('the cookies tell that it is %s', (_who, cookies, told) => {
  expect(isLoggedIn(cookies)).toBe(told)
})
