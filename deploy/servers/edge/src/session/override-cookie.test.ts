import { overrideCookie } from './override-cookie'

test('versions that a developer tries stay in his browser until their end, or until he gives them up', () => {
  expect(overrideCookie({ token: 't', seconds: 60 }, true)).toBe(
    'release_override=t; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  )
  expect(overrideCookie(undefined, false)).toBe(
    'release_override=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  )
})
