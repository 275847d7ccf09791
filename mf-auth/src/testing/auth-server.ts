import type { Personal } from '@prilavok/shared-kernel/contract'
import { testCustomer, testVisitor } from '@prilavok/shared-kernel/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

export const PASSWORD = 'prilavok-demo'

/** What the calls of a login were given, in order. */
export interface AuthCall {
  path: string
  fields: Record<string, string>
}

/**
 * The calls that a login makes, at the network. `client@example.com` with PASSWORD is let in; who the personal info says it
 * is follows the token.
 */
export function authServer() {
  const calls: AuthCall[] = []
  const state: { merge: () => Response; client: Personal } = {
    merge: () =>
      HttpResponse.json({ response: { METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 8, SUM: 100, CHECK: [] } }),
    client: testCustomer(),
  }
  const fieldsOf = async (request: Request) => Object.fromEntries(new URLSearchParams(await request.text()))
  const server = setupServer(
    http.post('http://localhost/v3/oauth/token/', async ({ request }) => {
      const fields = await fieldsOf(request)
      calls.push({ path: 'token', fields })
      if (fields.grant_type === 'client_credentials')
        return HttpResponse.json({ access_token: 'anonymous', expires_in: 3600 })
      if (fields.username !== 'client@example.com' || fields.password !== PASSWORD)
        return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })
      return HttpResponse.json({ access_token: 'client', expires_in: 3600, refresh_token: 'refresh' })
    }),
    http.get('http://localhost/v3/api/personal/info/', ({ request }) => {
      const isClient = new URL(request.url).searchParams.get('access_token') === 'client'
      return HttpResponse.json({ ITEM: isClient ? state.client : testVisitor() })
    }),
    http.post('http://localhost/v4/api/client/basket/main/merge/', async ({ request }) => {
      const token = new URL(request.url).searchParams.get('access_token') ?? ''
      calls.push({ path: 'merge', fields: { ...(await fieldsOf(request)), token } })
      return state.merge()
    }),
    http.get('http://localhost/v2/basket/catalog/', () => {
      calls.push({ path: 'counts', fields: {} })
      return HttpResponse.json({ CNT: 8, SUM: 100, LOYALTY: { CNT: 0, SUM: 0 } })
    }),
  )
  return { server, calls, state }
}
