import type { ErrorAnswer } from '@prilavok/shared-kernel/contract'

/**
 * `network`: there was no answer at all, counted as status 500 (AMB-04). `answer`: the server answered with an error.
 * `shape`: the answer cannot be read: a proxy's HTML, `null`, a list that is missing.
 */
export type ApiErrorKind = 'network' | 'answer' | 'shape'

interface Failure {
  kind: ApiErrorKind
  status: number
  statusText: string
  answer: ErrorAnswer
  /** The body was a text, not an object. @default false */
  isText?: boolean
  /** Of the log of the edge and the API. */
  requestId?: string | undefined
  /** Of the header Retry-After, in seconds. */
  retryAfter?: number | undefined
  path: string
}

const REJECTED_TOKEN = /expired|invalid/i
/** Said by the edge, a proxy or a limit, not by the shop's rules. 500 is not among them: the same call would fail again. */
const TEMPORARY = [408, 429, 502, 503, 504]

const messageOf = ({ kind, status, path }: Failure) =>
  ({ network: `${path}: no answer`, answer: `${path}: ${status}`, shape: `${path}: unreadable answer` })[kind]

/** A call of the supplier API that failed, with everything that the answer said. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly statusText: string
  readonly answer: ErrorAnswer
  /** The body of the answer was a text, not an object (KERN-042). */
  readonly isText: boolean
  readonly requestId: string | undefined
  /** Seconds for which the server wants no further call of this kind; undefined when it has not said. */
  readonly retryAfter: number | undefined

  constructor(failure: Failure) {
    super(messageOf(failure))
    this.kind = failure.kind
    this.status = failure.status
    this.statusText = failure.statusText
    this.answer = failure.answer
    this.isText = failure.isText ?? false
    this.requestId = failure.requestId
    this.retryAfter = failure.retryAfter
  }

  /** Whether the server answered; without an answer, or with an unreadable one, nobody knows whether a change was made. */
  get answered(): boolean {
    return this.kind === 'answer'
  }

  /** The access token is not good any more: nothing was done, and the same call with another token may be. */
  get rejectsToken(): boolean {
    return [401, 403].includes(this.status) && REJECTED_TOKEN.test(this.detail)
  }

  /**
   * Whether the call may be made once more as it is: there was no answer, or one that says nothing about what was asked (an
   * overloaded or restarting server, an expired token). After such an end nobody knows whether a change was made.
   */
  get isTemporary(): boolean {
    return !this.answered || TEMPORARY.includes(this.status) || this.rejectsToken
  }

  /**
   * Names the error, whatever its text, when the server gave a code. A look-up by code gives it among its fields (000 §8), the
   * token call as `error` (RFC 6749 §5.2).
   */
  get code(): string | undefined {
    return this.answer.errors?.CODE ?? this.answer.CODE ?? this.answer.error
  }

  /** The text for each wrong field, by its name as it was sent: `phone`, `contact[name]`. */
  get fieldErrors(): Readonly<Record<string, string>> {
    const { CODE: _code, query_error: _first, ...fields } = this.answer.errors ?? {}
    return fields as Record<string, string>
  }

  /** Everything that the server said about the reason; '' when nothing. */
  get detail(): string {
    const { error, error_description, meta } = this.answer
    return [error, error_description, meta?.errorDetail].filter(Boolean).join(' ')
  }
}

/** Whether a thrown value is a failed call; survives two copies of the class in one page. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'
