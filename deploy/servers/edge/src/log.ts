import type { FastifyBaseLogger } from 'fastify'

export type Log = FastifyBaseLogger

/** Query parameters whose values tell what was asked for and nothing about who asked. All others are logged by name alone. */
const TELLING = new Set([
  'limit',
  'offset',
  'sort',
  'order',
  'page',
  'view',
  'depth',
  'mode',
  'new',
  'action',
])

/** Parts of paths that open something by themselves: the ticket of a file, anything as long as a signature. */
const TICKET = /^(\/+upload\/+files\/+)[^/]+/i
const SIGNATURE = /[^/]*[\w-]{43}[^/]*/g

const loggablePath = (path: string) => path.replace(TICKET, '$1…').replace(SIGNATURE, '…')

/**
 * A request target as it may be written down: no value that could be a token, a password or personal data (EDGE-008).
 * The access token travels in the query (AMB-78).
 */
export function loggableTarget(target: string): string {
  const at = target.indexOf('?')
  if (at < 0) return loggablePath(target)
  const query = [...new URLSearchParams(target.slice(at + 1))].map(([name, value]) =>
    TELLING.has(name) ? `${name}=${encodeURIComponent(value)}` : `${encodeURIComponent(name)}=…`,
  )
  return `${loggablePath(target.slice(0, at))}?${query.join('&')}`
}

const SECRET =
  /((?:access|refresh)_token|client_secret|password|user_checkword)(["']?\s*[=:]\s*["']?)[^&\s"',;}]+/gi

/** A free text (a message, a stack) without the values of tokens and passwords. */
export const loggableText = (text: string): string => text.replace(SECRET, '$1$2…')

/** Errors as the log keeps them. */
export type LoggedError = {
  type: string
  message: string
  stack: string
  code: unknown
}

/** An error without the values of tokens and passwords. */
export function loggableError(error: Error & { code?: unknown }): LoggedError {
  const { name, message, stack = '', code } = error
  return { type: name, message: loggableText(message), stack: loggableText(stack), code }
}
