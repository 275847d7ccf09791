import type { Kernel, Platform } from '@prilavok/shared-kernel/kernel'
import { testKernel, testStore } from '@prilavok/shared-kernel/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

type Answer = Response | Promise<Response>

/** An API that gives tokens, `password-1` and so on, and ends sessions. */
export function tokenServer() {
  /** Calls for tokens, and of pages. */
  const calls: { what: string; fields: Record<string, string> }[] = []
  /** Access tokens whose session was ended. */
  const revoked: (string | null)[] = []
  const usual = (fields: Record<string, string>): Answer => {
    const access_token = `${fields.grant_type}-${calls.length}`
    const refresh = fields.grant_type === 'client_credentials' ? {} : { has_refresh_token: true }
    return HttpResponse.json({ access_token, expires_in: 3600, ...refresh })
  }
  const answers = { token: usual, revoke: (): Answer => HttpResponse.json({ SUCCESS: 'Y' }) }
  const { revoke } = answers
  const server = setupServer(
    http.post('http://localhost/v3/oauth/token/', async ({ request }) => {
      const fields = Object.fromEntries(new URLSearchParams(await request.text()))
      calls.push({ what: 'token', fields })
      return answers.token(fields)
    }),
    http.post('http://localhost/v3/oauth/token/revoke/', ({ request }) => {
      revoked.push(new URL(request.url).searchParams.get('access_token'))
      return answers.revoke()
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    calls.length = 0
    revoked.length = 0
    Object.assign(answers, { token: usual, revoke })
  })
  afterAll(() => server.close())
  const kernelAt = (clock: { now: number }, platform: Partial<Platform> = {}): Kernel =>
    testKernel({ platform: { cookies: testStore(), now: () => clock.now, ...platform } })
  return { calls, revoked, answers, kernelAt }
}
