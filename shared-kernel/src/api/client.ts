import { ApiError, answerOf } from '@prilavok/shared-kernel/errors'
import type { Platform } from '@prilavok/shared-kernel/kernel'
import type { TokenService } from '@prilavok/shared-kernel/token'
import { createTransport, type Transport } from './transport'

/** Values of a query or a body; objects and arrays become `name[key][i]` (000 §7). */
export type Params = Record<string, unknown>

interface CallOptions {
  /** Ends the call when the page that asked is left. */
  signal?: AbortSignal
}

/**
 * The one way to the supplier API (KERN-013). Paths begin with `/v…`. Every call waits for an access token and carries it
 * in the query; bodies are form-encoded, multipart when they hold files; a call is given up after 30 s.
 * All methods throw `ApiError`, or the abort of `signal`; what the buyer sees of it is decided elsewhere (`kernel.errors`).
 */
export interface ApiClient {
  get<Answer>(path: string, params?: Params, options?: CallOptions): Promise<Answer>
  post<Answer>(path: string, body?: Params, options?: CallOptions): Promise<Answer>
  put<Answer>(path: string, body?: Params, options?: CallOptions): Promise<Answer>
  patch<Answer>(path: string, body?: Params, options?: CallOptions): Promise<Answer>
  delete<Answer>(path: string, body?: Params, options?: CallOptions): Promise<Answer>
  /** Loads what calls need, ahead of the first one: when the buyer is about to act. Never throws. */
  warm(): void
}

export interface ApiClientInit {
  platform: Platform
  token: TokenService
}

const REFUSED_TOKEN = /expired|invalid/i

/** Token check of 001 §7: its 401 always ends the session (AMB-18). */
const CHECK = '/v3/api/utils/check/'

const refusesToken = ({ status, detail }: ApiError, path: string): boolean =>
  (status === 401 && path === CHECK) || ([401, 403].includes(status) && REFUSED_TOKEN.test(detail))

/** A change that is on its way arrives even when the buyer leaves the page at that moment. */
const OUTLIVES_THE_PAGE = { adapter: 'fetch' as const, fetchOptions: { keepalive: true } }

const hasFiles = (value: unknown): boolean => {
  if (typeof Blob !== 'undefined' && value instanceof Blob) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFiles)
}

const contentType = (body: Params) =>
  hasFiles(body) ? 'multipart/form-data' : 'application/x-www-form-urlencoded'

const apiErrorOf = (error: unknown, path: string, transport: Transport | undefined): ApiError => {
  if (transport?.isAxiosError(error) && error.response) {
    const { status, statusText, data, headers } = error.response
    const requestId: unknown = headers['x-request-id']
    return new ApiError({
      kind: 'answer',
      status,
      statusText,
      answer: answerOf(data),
      requestId: typeof requestId === 'string' ? requestId : undefined,
      path,
    })
  }
  return new ApiError({ kind: 'network', status: 500, statusText: '', answer: {}, path })
}

export function createApiClient({ platform, token }: ApiClientInit): ApiClient {
  const loadTransport = createTransport(platform)

  async function call<Answer>(
    method: string,
    path: string,
    params: Params,
    body: Params | undefined,
    options: CallOptions = {},
  ): Promise<Answer> {
    platform.ended?.throwIfAborted()
    const access_token = await token.get()
    platform.ended?.throwIfAborted()
    let transport: Transport | undefined
    try {
      transport = await loadTransport()
      const answer = await transport.http.request<Answer>({
        method,
        url: path,
        params: { ...params, access_token },
        ...(body ? { data: body, headers: { 'Content-Type': contentType(body) } } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(platform.kind === 'browser' && body && !hasFiles(body) ? OUTLIVES_THE_PAGE : {}),
      })
      return answer.data
    } catch (error) {
      if (transport?.isCancel(error)) throw error
      const failure = apiErrorOf(error, path, transport)
      if (refusesToken(failure, path)) token.refused(access_token)
      throw failure
    }
  }

  return {
    get: (path, params = {}, options) => call('get', path, params, undefined, options),
    post: (path, body = {}, options) => call('post', path, {}, body, options),
    put: (path, body = {}, options) => call('put', path, {}, body, options),
    patch: (path, body = {}, options) => call('patch', path, {}, body, options),
    delete: (path, body = {}, options) => call('delete', path, {}, body, options),
    warm: () => void loadTransport().catch(() => undefined),
  }
}
