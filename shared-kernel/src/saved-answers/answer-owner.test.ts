import { customerCookies, visitorCookies } from '@prilavok/shared-kernel/testing'
import { answerOwner } from './answer-owner'

test('visitors of a browser share one name', () => expect(answerOwner(visitorCookies())).toBe('visitor'))

test('a user has the name of his login', () => {
  const cookies = customerCookies()
  cookies.set('login_stamp', 'anna')
  expect(answerOwner(cookies)).toBe('user anna')
})

test('a login without a stamp cannot be told from the next one: it has none', () => {
  const cookies = customerCookies()
  cookies.remove('login_stamp')
  expect(answerOwner(cookies)).toBeUndefined()
})
