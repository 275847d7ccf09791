/** Every way in which the console's server rejects a call itself, with its status. Those of the registry come with their own code. */
const ERRORS = {
  LOGIN_REQUIRED: [401, 'There is no session, or it has ended. Log in again.'],
  LOGIN_WRONG: [401, 'Login or password are not right. Check both and try again.'],
  TOO_MANY_ATTEMPTS: [429, 'Too many wrong passwords. Wait and try again.'],
  PASSWORD_WRONG: [422, 'The present password is not right. Check it and try again.'],
  NOT_ALLOWED: [403, 'This operator may not do that for this supplier. Ask an operator of the platform.'],
  OTHER_ORIGIN: [403, 'The call comes from another site. Use the console itself.'],
  BAD_REQUEST: [400, 'The call is not valid. The reasons say where.'],
  NOT_FOUND: [404, 'There is no such address. See the routes of the console.'],
  REASON_MISSING: [
    422,
    'A rollback, a version that was taken back, and a candidate that fails need a reason: it is what others read in the log.',
  ],
  UNAVAILABLE: [503, 'The registry does not answer. What is in force stays; try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type ConsoleErrorCode = keyof typeof ERRORS

/** An error with a code and a status; its message says what happened, why and what to do. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError'
  readonly code: ConsoleErrorCode
  readonly status: number
  readonly reasons: readonly string[]
  /** Seconds to wait. */
  readonly retryAfter: number | undefined

  constructor(code: ConsoleErrorCode, options: { reasons?: readonly string[]; retryAfter?: number } = {}) {
    const [status, sentence] = ERRORS[code]
    super(sentence)
    this.code = code
    this.status = status
    this.reasons = options.reasons ?? []
    this.retryAfter = options.retryAfter
  }
}
