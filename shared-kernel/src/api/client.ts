import { ApiError, answerOf, retryAfterOf } from '@prilavok/shared-kernel/errors'
import type { ApiAnswer, Platform } from '@prilavok/shared-kernel/kernel'
import type { TokenService } from '@prilavok/shared-kernel/token'
import type { AxiosResponse } from 'axios'
import type { Shape } from './shape'
import { createTransport, TIMEOUT_MS, type Transport } from './transport'

/** Values of a query or a body; objects and arrays become `name[key][i]` (000 §7). */
export type Params = Record<string, unknown>

interface CallOptions {
  /** Ends the call when the page that asked is left. */
  signal?: AbortSignal
  /** Told how much of the body has gone out, from 0 to 1. Bodies with files only. */
  onProgress?: (sent: number) => void
  /** Milliseconds after which the call is given up. @default 30 000 (000 §9); with files 5 minutes */
  timeoutMs?: number
}

interface ReadOptions<Answer> extends CallOptions {
  /** What the answer must be like to be read; another one is an `ApiError` of the kind `shape`. */
  shape: Shape<Answer>
}

interface Call {
  <Answer>(path: string, params: Params, options: ReadOptions<Answer>): Promise<Answer>
  /** For answers that nobody reads. */
  (path: string, params?: Params, options?: CallOptions): Promise<unknown>
}

/**
 * The one way to the supplier API (KERN-013). Paths begin with `/v…`. Every call waits for an access token and carries it
 * in the query; bodies are form-encoded, multipart when they hold files; a call is given up after its time.
 * All methods throw `ApiError`, or the abort of `signal`, also when the user has changed meanwhile; what the buyer sees of it is decided elsewhere (`kernel.errors`).
 */
export interface ApiClient {
  get: Call
  post: Call
  put: Call
  patch: Call
  delete: Call
  /** Loads what calls need, ahead of the first one: when the buyer is about to act. Never throws. */
  warm(): void
}

export interface ApiClientInit {
  platform: Platform
  token: TokenService
  /** Returns a function that throws an abort when the page, or the session of the cookies, has become somebody else's since. */
  userGuard: () => () => void
}

/** Token check of 001 §7: its 401 always ends the session (AMB-18). */
const CHECK = '/v3/api/utils/check/'

const endsSession = (error: ApiError, path: string): boolean => error.status === 401 && path === CHECK

/** An upload is given up after this time: five megabytes at 140 kbit/s. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000

const uploadOptions = ({ onProgress }: CallOptions) => ({
  timeout: UPLOAD_TIMEOUT_MS,
  ...(onProgress
    ? { onUploadProgress: ({ progress }: { progress?: number }) => onProgress(progress ?? 0) }
    : {}),
})

/** A change that is on its way arrives even when the buyer leaves the page at that moment. */
const OUTLIVES_THE_PAGE = { adapter: 'fetch' as const, fetchOptions: { keepalive: true } }
/** Browsers reject requests that outlive their page when the bodies of all together exceed 64 KiB. */
const MAX_OUTLIVING = 30_000
const outlivesThePage = (body: Params) => encodeURIComponent(JSON.stringify(body)).length <= MAX_OUTLIVING

const hasFiles = (value: unknown): boolean => {
  if (typeof Blob !== 'undefined' && value instanceof Blob) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFiles)
}

const contentType = (body: Params) =>
  hasFiles(body) ? 'multipart/form-data' : 'application/x-www-form-urlencoded'

const requestIdOf = (headers: AxiosResponse['headers']): string | undefined => {
  const id: unknown = headers['x-request-id']
  return typeof id === 'string' ? id : undefined
}

/** The body is a text where an object is expected (KERN-042). */
const isText = (data: unknown): boolean => typeof data === 'string' && data !== ''

const isSuccess = (status: number): boolean => status >= 200 && status < 300

const answered = ({ status, statusText, data, headers }: AxiosResponse<unknown>): ApiAnswer => ({
  status,
  statusText,
  data,
  requestId: requestIdOf(headers),
  retryAfter: retryAfterOf(headers['retry-after']),
})

/** What axios throws for an error status is an answer, too. */
async function answerOfAxios(
  { isAxiosError }: Transport,
  sent: Promise<AxiosResponse<unknown>>,
): Promise<ApiAnswer> {
  try {
    return answered(await sent)
  } catch (error) {
    if (isAxiosError(error) && error.response) return answered(error.response)
    throw error
  }
}

const noAnswer = (path: string) =>
  new ApiError({ kind: 'network', status: 500, statusText: '', answer: {}, path })

export function createApiClient({ platform, token, userGuard }: ApiClientInit): ApiClient {
  const loadTransport = createTransport(platform)

  async function send(
    method: string,
    path: string,
    params: Params,
    body: Params | undefined,
    options: CallOptions,
  ): Promise<ApiAnswer> {
    const { signal, timeoutMs } = options
    if (platform.read && method === 'get')
      return platform.read(path, params, { timeoutMs: timeoutMs ?? TIMEOUT_MS, ...(signal && { signal }) })
    const transport = await loadTransport()
    const sent = transport.http.request<unknown>({
      method,
      url: path,
      params,
      ...(body ? { data: body, headers: { 'Content-Type': contentType(body) } } : {}),
      ...(body && hasFiles(body) ? uploadOptions(options) : {}),
      ...(signal ? { signal } : {}),
      ...(timeoutMs ? { timeout: timeoutMs } : {}),
      ...(platform.kind === 'browser' && body && !hasFiles(body) && outlivesThePage(body)
        ? OUTLIVES_THE_PAGE
        : {}),
    })
    return answerOfAxios(transport, sent)
  }

  async function request(
    method: string,
    path: string,
    params: Params,
    body: Params | undefined,
    {
      throwIfReplaced,
      isRepeat = false,
      ...options
    }: CallOptions & { throwIfReplaced: () => void; isRepeat?: boolean },
  ): Promise<ApiAnswer> {
    platform.ended?.throwIfAborted()
    const access_token = await token.get()
    platform.ended?.throwIfAborted()
    // The wait was for another tab, too: what one user has asked for never goes out with the token of the next.
    throwIfReplaced()
    const answer = await send(method, path, { ...params, access_token }, body, options).catch((error) => {
      throw options.signal?.aborted ? error : noAnswer(path)
    })
    if (isSuccess(answer.status)) return answer
    const { data, ...rest } = answer
    const failure = new ApiError({
      kind: 'answer',
      ...rest,
      answer: answerOf(data),
      isText: isText(data),
      path,
    })
    const isSessionOver = endsSession(failure, path)
    const isReplaced = (isSessionOver || failure.rejectsToken) && token.rejected(access_token, isSessionOver)
    // Another tab has done away with the token; nothing was done with this call (KERN-007).
    if (isReplaced && !isSessionOver && !isRepeat)
      return request(method, path, params, body, { ...options, throwIfReplaced, isRepeat: true })
    throw failure
  }

  async function call<Answer>(
    method: string,
    path: string,
    params: Params,
    body: Params | undefined,
    { shape, ...options }: Partial<ReadOptions<Answer>> = {},
  ): Promise<Answer> {
    const throwIfReplaced = userGuard()
    const sent = request(method, path, params, body, { ...options, throwIfReplaced })
    const { data, ...rest } = await sent.finally(throwIfReplaced)
    if (shape && !shape(data))
      throw new ApiError({ kind: 'shape', ...rest, answer: {}, isText: isText(data), path })
    return data as Answer
  }
  /** `Answer` is what `shape` has found; without one it is unknown. */
  const withBody =
    (method: string): Call =>
    <Answer>(path: string, body: Params = {}, options?: Partial<ReadOptions<Answer>>) =>
      call(method, path, {}, body, options)

  return {
    get: <Answer>(path: string, params: Params = {}, options?: Partial<ReadOptions<Answer>>) =>
      call('get', path, params, undefined, options),
    post: withBody('post'),
    put: withBody('put'),
    patch: withBody('patch'),
    delete: withBody('delete'),
    warm: () => void loadTransport().catch(() => undefined),
  }
}
