import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { ApiError, answerOf } from '@prilavok/shared-kernel/errors'

/** 001 §8. */
const LOGIN_FAILED = 'Неправильный логин или пароль'

export type TokenGrant =
  | { grant_type: 'client_credentials' }
  | { grant_type: 'password'; username: string; password: string }
  | { grant_type: 'refresh_token'; refresh_token: string }

/** The server refused the name and password of a login. Its message is for the buyer. */
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

const failure = (status: number, statusText: string, answered: boolean, data?: unknown) =>
  new ApiError({ status, statusText, answered, answer: answerOf(data), path: PATH })

const isWrongPassword = (grant: TokenGrant, status: number) =>
  grant.grant_type === 'password' && status >= 400 && status < 500 && status !== 429

/**
 * POST /v3/oauth/token/ (000 §7). The client's id and secret are added by the edge (AMB-17): the browser never holds them.
 * Plain fetch, not the API client: that one waits for the token which this call brings.
 * @throws LoginError when the name or the password is wrong, else ApiError
 */
export async function requestToken(
  apiOrigin: string,
  domain: string,
  grant: TokenGrant,
): Promise<TokenAnswer> {
  const response = await fetch(apiOrigin + PATH, {
    method: 'POST',
    body: new URLSearchParams({ domain, ...grant }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw failure(500, '', false)
  })
  const data: unknown = await response.json().catch(() => undefined)
  if (isWrongPassword(grant, response.status)) throw new LoginError(LOGIN_FAILED)
  if (!response.ok || !isTokenAnswer(data)) throw failure(response.status, response.statusText, true, data)
  return data
}
