import type { TokenAnswer } from '@prilavok/shared-kernel/contract'

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

/**
 * POST /v3/oauth/token/ (000 §7). The client's id and secret are added by the edge (AMB-17): the browser never holds them.
 * Plain fetch, not the API client: that one waits for the token which this call brings.
 */
export async function requestToken(
  apiOrigin: string,
  domain: string,
  grant: TokenGrant,
): Promise<TokenAnswer> {
  const answer = await fetch(`${apiOrigin}/v3/oauth/token/`, {
    method: 'POST',
    body: new URLSearchParams({ domain, ...grant }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) {
    if (
      grant.grant_type === 'password' &&
      answer.status >= 400 &&
      answer.status < 500 &&
      answer.status !== 429
    )
      throw new LoginError(LOGIN_FAILED)
    throw new Error(`The token service answered ${answer.status}`)
  }
  const data: unknown = await answer.json()
  if (!isTokenAnswer(data)) throw new Error('The token service answered without access_token or expires_in')
  return data
}
