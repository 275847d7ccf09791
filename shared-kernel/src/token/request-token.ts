import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { ApiError, answerOf, retryAfterOf } from '@prilavok/shared-kernel/errors'

/** 001 §8. */
const LOGIN_FAILED = 'Неправильный логин или пароль'

export type TokenGrant =
  | { grant_type: 'client_credentials' }
  | { grant_type: 'password'; username: string; password: string }
  | { grant_type: 'refresh_token' }

/** The server rejected the name and password of a login. Its message is for the buyer. */
export class LoginError extends Error {
  override readonly name = 'LoginError'
}

const TIMEOUT_MS = 30_000

const isTokenAnswer = (data: unknown): data is TokenAnswer =>
  typeof data === 'object' &&
  data !== null &&
  'access_token' in data &&
  typeof data.access_token === 'string' &&
  'expires_in' in data &&
  typeof data.expires_in === 'number'

const PATH = '/v3/oauth/token/'

const noAnswer = () => new ApiError({ kind: 'network', status: 500, statusText: '', answer: {}, path: PATH })

/** An answer of status 200 without a token is no token answer: a proxy's page. */
const failure = ({ ok, status, statusText, headers }: Response, data: unknown) =>
  new ApiError({
    kind: ok ? 'shape' : 'answer',
    status,
    statusText,
    answer: answerOf(data),
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterOf(headers.get('retry-after')),
    path: PATH,
  })

/** RFC 6749 §5.2. A limit, a shop that is not known or a form that is rejected has its own text. */
const isWrongPassword = (grant: TokenGrant, status: number, data: unknown) =>
  grant.grant_type === 'password' &&
  (status === 400 || status === 401) &&
  answerOf(data).error === 'invalid_grant'

/**
 * POST /v3/oauth/token/ (000 §7). The client's id and secret are added by the edge (AMB-17), and so is the refresh token, from its
 * cookie: no script ever holds them.
 * Plain fetch, not the API client: that one waits for the token which this call brings.
 * @throws LoginError when the name or the password is wrong, else ApiError
 */
export async function requestToken(
  apiOrigin: string,
  domain: string,
  grant: TokenGrant,
): Promise<TokenAnswer> {
  const body = new URLSearchParams({ domain, ...grant })
  const { response, data } = await post(apiOrigin + PATH, { body })
  if (isWrongPassword(grant, response.status, data)) throw new LoginError(LOGIN_FAILED)
  if (!response.ok || !isTokenAnswer(data)) throw failure(response, data)
  return data
}

/**
 * POST /v3/oauth/token/revoke/: ends the login on the server, so that none of its tokens is taken any more. An answer of any kind
 * has ended it in this browser: the edge takes its cookies away. It goes out even when the page is left.
 * @throws ApiError; with `answered` false nothing has happened
 */
export async function revokeToken(
  apiOrigin: string,
  accessToken: string | undefined,
  timeoutMs?: number,
): Promise<void> {
  const query = accessToken ? `?${new URLSearchParams({ access_token: accessToken })}` : ''
  const { response, data } = await post(`${apiOrigin}${PATH}revoke/${query}`, { keepalive: true }, timeoutMs)
  if (!response.ok) throw failure(response, data)
}

async function post(
  url: string,
  init: RequestInit,
  timeoutMs = TIMEOUT_MS,
): Promise<{ response: Response; data: unknown }> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { method: 'POST', signal, ...init }).catch(() => {
    throw noAnswer()
  })
  return { response, data: await response.json().catch(() => undefined) }
}
