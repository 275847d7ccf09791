import { type AuthView, prefilledEmail, viewPath } from './auth-views'
import { canRegister } from './can-register'

test.each<[AuthView, string, string]>([
  ['login', '', '/login'],
  ['login', 'a@b.example', '/login?email=a%40b.example'],
  ['registration', 'a+b@b.example', '/registration?email=a%2Bb%40b.example'],
  ['recovery', 'a', '/recovery'],
  ['signUp', 'a@b', '/sign-up?email=a%40b'],
  ['firstPassword', '', '/login'],
])('the view %s with «%s» is the page %s', (view, email, path) => expect(viewPath(view, email)).toBe(path))

test('a view without an e-mail is a page, too', () => expect(viewPath('recovery')).toBe('/recovery'))

test.each([
  ['a@b', 'a@b'],
  ['a', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('«%s» of an address fills in «%s»', (email, value) => expect(prefilledEmail(email)).toBe(value))

test.each([
  ['Y', true],
  ['N', false],
] as const)('a shop with REGISTRATION %s registers: %s', (REGISTRATION, may) =>
  expect(canRegister({ REGISTRATION })).toBe(may),
)
