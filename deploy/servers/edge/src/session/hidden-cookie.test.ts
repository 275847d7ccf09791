import { hiddenCookie } from './hidden-cookie'

test.each([
  [
    { value: 'a=b c', age: 10, secure: true },
    'k=a%3Db%20c; Path=/; Max-Age=10; HttpOnly; SameSite=Lax; Secure',
  ],
  [{ value: 'a', path: '/v3', age: 10, secure: false }, 'k=a; Path=/v3; Max-Age=10; HttpOnly; SameSite=Lax'],
  [{ value: '', age: 10, secure: false }, 'k=; Path=/; Max-Age=10; HttpOnly; SameSite=Lax'],
  [{ value: undefined, age: 10, secure: false }, 'k=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'],
])('%j is a cookie that no script reads', (given, line) => expect(hiddenCookie('k', given)).toBe(line))
