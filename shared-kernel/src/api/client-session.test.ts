import { customerCookies, testKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { answeringServer, failureOf } from './testing/answering-server'

const { answerError } = answeringServer()

test.each([
  [401, { meta: { errorDetail: 'token expired' } }],
  [403, { error: 'access_denied', error_description: 'Invalid token' }],
])('[KERN-007] a %i that calls the token bad clears it and reloads', async (status, body) => {
  const reload = jest.fn()
  const cookies = customerCookies()
  const { api } = testKernel({ platform: { reload, cookies } })
  answerError(status, body)
  await failureOf(api.get('/v3/api/a/'))
  expect(cookies.get('access_token')).toBeUndefined()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('an error for another reason keeps the session', async () => {
  const reload = jest.fn()
  const cookies = customerCookies()
  const { api } = testKernel({ platform: { reload, cookies } })
  answerError(403, { meta: { errorDetail: 'Войдите, чтобы продолжить' } })
  await failureOf(api.get('/v3/api/a/'))
  expect(cookies.get('access_token')).toBe('test-token')
  expect(reload).not.toHaveBeenCalled()
})

test('[KERN-008] a 401 of the token check ends the session, whatever it says', async () => {
  const reload = jest.fn()
  const cookies = customerCookies()
  const { api } = testKernel({ platform: { reload, cookies } })
  answerError(401, {})
  await failureOf(api.get('/v3/api/utils/check/'))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(cookies.get('access_token')).toBeUndefined()
  expect(cookies.get('has_refresh_token')).toBeUndefined()
})

test.each([
  ['a 403 of the token check', 403, {}, '/v3/api/utils/check/'],
  ['a 401 of another call that does not speak of the token', 401, {}, '/v3/api/a/'],
  ['a 400 that speaks of it', 400, { error: 'token expired' }, '/v3/api/a/'],
])('%s keeps the session', async (_what, status, body, path) => {
  const reload = jest.fn()
  const cookies = customerCookies()
  answerError(status, body)
  await failureOf(testKernel({ platform: { reload, cookies } }).api.get(path))
  expect(cookies.get('access_token')).toBe('test-token')
  expect(reload).not.toHaveBeenCalled()
})
