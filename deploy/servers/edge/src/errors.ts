/** What can go wrong at the edge, by code. Visitors never see these texts: they are for logs and operators. */
const SENTENCES = {
  SETTINGS_INVALID: (violations: string) => `The edge cannot start with these settings:\n${violations}`,
  PORT_TAKEN: (port: string) =>
    `Port ${port} is in use. Stop what listens there, or choose another with PORT.`,
  PORT_FORBIDDEN: (port: string) =>
    `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`,
  API_UNREACHABLE: (what: string) => `The supplier API cannot be reached: ${what}`,
  API_CLOSED: (what: string) => `The supplier API is closed for maintenance: ${what}`,
  API_REJECTED: (what: string) => `The supplier API rejected: ${what}`,
  DOMAIN_UNKNOWN: (domain: string) => `No shop owns ${domain}: add it to the shop credentials.`,
  MODULE_FORBIDDEN: (what: string) => `The server build may not use ${what}`,
  MODULE_BROKEN: (what: string) => `The server build cannot be used: ${what}`,
  RENDER_FAILED: (what: string) => `The page could not be rendered: ${what}`,
  RENDER_KILLED: (what: string) => `The render worker was stopped: ${what}`,
  RENDER_LATE: (what: string) => `The page was late: ${what}`,
  RENDER_BUSY: (what: string) => `There is no render worker: ${what}`,
  OVERLOADED: (what: string) => `Too much is asked for at once: ${what}`,
  RENDER_ABORTED: (what: string) => `Nobody waits for the page any more: ${what}`,
} as const

export type EdgeErrorCode = keyof typeof SENTENCES

/** A failure with a code; the message says what happened and, where there is something to do, what. */
export class EdgeError extends Error {
  override readonly name = 'EdgeError'
  readonly code: EdgeErrorCode

  constructor(code: EdgeErrorCode, subject: string) {
    super(SENTENCES[code](subject))
    this.code = code
  }
}

export const isEdgeError = (thrown: unknown, ...codes: EdgeErrorCode[]): thrown is EdgeError =>
  thrown instanceof EdgeError && (codes.length === 0 || codes.includes(thrown.code))

/** The text of whatever was thrown. */
export const reasonOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown
    ? String(thrown.message)
    : String(thrown)
