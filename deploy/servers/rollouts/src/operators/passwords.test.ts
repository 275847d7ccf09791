import { hashPassword, isPassword } from './passwords'

test('a password is right against its own hash alone', async () => {
  const stored = await hashPassword('a long password')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(stored).not.toBe(await hashPassword('a long password'))
  expect(await isPassword(stored, 'a long password')).toBe(true)
  expect(await isPassword(stored, 'a long passwor')).toBe(false)
})

test('nothing is right for a login that does not exist', async () => {
  expect(await isPassword(undefined, 'a long password')).toBe(false)
  expect(await isPassword(undefined, 'unknown')).toBe(false)
})
