import type { CustomerSession, Personal } from '@prilavok/shared-kernel/contract'
import {
  type ApiAnswer,
  type ApiCall,
  type TestApi,
  testApi,
  testCustomer,
  testVisitor,
} from '@prilavok/shared-kernel/testing'
import { HttpResponse } from 'msw'

export const TOKEN = '/v3/oauth/token/'
export const REVOKE = '/v3/oauth/token/revoke/'
export const MERGE = '/v4/api/client/basket/main/merge/'
export const COUNTS = '/v2/basket/catalog/'
export const REGISTER = '/v3/api/auth/register/'
export const CUSTOMER = { email: 'client@example.com', password: 'prilavok-demo' }
/** Cookies of a user without a password: nothing renews his session, it lasts until the token is over. */
export const WITHOUT_PASSWORD = { login_stamp: 'one@4102444800000', expires: '4102444800000' }
/** Of somebody who has logged in with the password of CUSTOMER. */
const CUSTOMER_TOKEN = 'customer-token'

/** What the API of a test knows; change it before or while a test runs. */
interface AuthData {
  customer: Personal
  merged: ApiAnswer
  /** Answers of registration, recovery and passwords by `type`. */
  register: Record<string, ApiAnswer>
  /** Answer of the confirmation of an e-mail. */
  confirmation: ApiAnswer
  sessions: CustomerSession[]
  /** The answer of a merge waits for it. */
  gate: Promise<unknown> | undefined
  /** The answer of a login waits for it. */
  tokenGate: Promise<unknown> | undefined
}

const noData = (): AuthData => ({
  customer: testCustomer(),
  merged: { response: { METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 8, SUM: 100, CHECK: [] } },
  register: {},
  confirmation: undefined,
  sessions: [],
  gate: undefined,
  tokenGate: undefined,
})

const SESSIONS = '/v3/api/client/sessions/'

function sessionsAnswer(method: string, path: string, data: AuthData): ApiAnswer {
  if (method === 'GET') return { ITEMS: data.sessions }
  const id = path.slice(SESSIONS.length).replace('/', '')
  data.sessions = id ? data.sessions.filter(({ ID }) => ID !== id) : []
  return { SUCCESS: 'Y' }
}

const ACCEPTED = { SUCCESS: 'Y', MESSAGE: 'Готово' }

/** A form that the server rejects; the first text is the one for the whole of it. */
export const rejection = (errors: Record<string, string>): ApiAnswer => ({
  SUCCESS: 'N',
  errors: { query_error: Object.values(errors)[0] ?? '', ...errors },
})

function tokenAnswer(body: URLSearchParams): ApiAnswer {
  if (body.get('grant_type') === 'client_credentials') return { access_token: 'anonymous', expires_in: 3600 }
  const isRight = body.get('username') === CUSTOMER.email && body.get('password') === CUSTOMER.password
  if (!isRight) return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })
  return { access_token: CUSTOMER_TOKEN, expires_in: 3600, has_refresh_token: true }
}

async function answer({ method, path, query, body, token }: ApiCall, data: AuthData): Promise<ApiAnswer> {
  if (path === TOKEN) {
    await data.tokenGate
    return tokenAnswer(body)
  }
  if (path === REVOKE) return { SUCCESS: 'Y' }
  if (path === '/v3/api/personal/info/')
    return { ITEM: token === CUSTOMER_TOKEN ? data.customer : testVisitor() }
  if (path === COUNTS) return { CNT: 8, SUM: 100, LOYALTY: { CNT: 0, SUM: 0 } }
  if (path === REGISTER) return data.register[query.get('type') ?? body.get('type') ?? ''] ?? ACCEPTED
  if (path === '/v1/login/confirm/') return data.confirmation
  if (path.startsWith(SESSIONS)) return sessionsAnswer(method, path, data)
  if (path !== MERGE) return undefined
  await data.gate
  return data.merged
}

/** The calls of a login behind the network boundary; CUSTOMER is let in, and whom the personal info names follows the token. */
export function authApi(): TestApi<AuthData> & { grants(): (string | null)[] } {
  const api = testApi(noData, answer)
  return {
    ...api,
    /** Grant types of the tokens that were asked for, in order. */
    grants: () => api.requests.filter(({ path }) => path === TOKEN).map(({ body }) => body.get('grant_type')),
  }
}
