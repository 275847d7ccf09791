import { customerCookies, testKernel, visitorCookies } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { checkSession } from './check-session'

const asked = jest.fn()
const server = setupServer(
  http.get('http://localhost/v3/api/utils/check/', () => {
    asked()
    return new HttpResponse(null, { status: 401 })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

test('[KERN-008] a session of a login that the server does not know any more is ended', async () => {
  const cookies = customerCookies()
  const reload = jest.fn()
  checkSession(testKernel({ platform: { cookies, reload } }))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(cookies.get('access_token')).toBeUndefined()
  expect(cookies.get('has_refresh_token')).toBeUndefined()
})

test('the token of a visitor without a login is not checked', () => {
  checkSession(testKernel({ platform: { cookies: visitorCookies() } }))
  expect(asked).not.toHaveBeenCalled()
})
