import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { hideRefreshToken } from '../session/hide-refresh-token'
import { NoAnswer } from './api-connection'

/** Calls besides the token call whose answers may bring a session: a first password, the code of an e-mail (001 §7). */
const BRINGS_SESSION = /^\/+(v3\/+api\/+auth\/+register|v1\/+login\/+confirm)\/*$/i
/** They are a handful of fields. */
const MAX_BYTES = 64 * 1024

/** As servers read it: signs may be written as `%xx`. */
function decodedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export const bringsSession = ({ method, url }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && BRINGS_SESSION.test(decodedPath(url))

/** Such an answer is read here, so it comes as it is. */
export const readable = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => ({
  ...headers,
  'accept-encoding': 'identity',
})

async function receive(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > MAX_BYTES) throw new NoAnswer('unreachable', 'the answer of a form is too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

interface SessionAnswer {
  body: string | Buffer
  setCookies: string[]
}

const isSuccess = ({ statusCode = 0 }: IncomingMessage) => statusCode >= 200 && statusCode < 300

/** @returns undefined when the text is no JSON of an object */
function fieldsIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/**
 * The answer without the refresh token that it may bring. @throws NoAnswer when it is too long, breaks off or succeeds with what is no JSON
 */
export async function sessionAnswer(answer: IncomingMessage, secure: boolean): Promise<SessionAnswer> {
  const received = await receive(answer)
  const text = new TextDecoder().decode(received)
  const fields = fieldsIn(text)
  if (!fields) {
    if (received.length > 0 && isSuccess(answer))
      throw new NoAnswer(
        'unreachable',
        'the answer of a form is no JSON: a refresh token in it could not be hidden',
      )
    return { body: received, setCookies: [] }
  }
  if (fields.access_token === undefined && fields.refresh_token === undefined)
    return { body: received, setCookies: [] }
  const hidden = hideRefreshToken(text, secure)
  // Without one the page decides whether it takes the session at all.
  return { body: hidden.text, setCookies: hidden.hasRefreshToken ? hidden.setCookies : [] }
}
