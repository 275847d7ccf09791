import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import { type Readable, Transform } from 'node:stream'

/** Bodies above this are rejected before they reach the API: twice its largest upload (000 §9), with room for the form. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024

export interface ApiRequest {
  method: string
  origin: URL
  /** Path and query, exactly as they came. */
  target: string
  headers: OutgoingHttpHeaders
  /** undefined: a request without a body. */
  body: Readable | undefined
  /** Milliseconds of silence after which the API counts as away. */
  timeout: number
  signal: AbortSignal
}

/** Why a request got no answer. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly why: 'unreachable' | 'timeout' | 'too-large'

  constructor(why: NoAnswer['why'], cause: string) {
    super(`${why}: ${cause}`)
    this.why = why
  }
}

export interface ApiConnection {
  /** @throws NoAnswer */
  send(request: ApiRequest): Promise<IncomingMessage>
  close(): void
}

function limited(): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > MAX_BODY_BYTES) done(new NoAnswer('too-large', `${size} bytes`))
      else done(null, chunk)
    },
  })
}

/** Connections to supplier APIs, kept open between requests. */
export function createApiConnection(): ApiConnection {
  const options = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }

  const sendOnce = ({ origin, target, method, headers, body, timeout, signal }: ApiRequest) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const isSecure = origin.protocol === 'https:'
      const agent = isSecure ? agents['https:'] : agents['http:']
      const request = (isSecure ? https : http).request(origin, {
        path: target,
        method,
        headers,
        agent,
        timeout,
        signal,
      })
      request.once('response', resolve)
      request.once('timeout', () => request.destroy(new NoAnswer('timeout', `${timeout} ms`)))
      request.once('error', (error) => {
        if (error instanceof NoAnswer) return reject(error)
        reject(Object.assign(new NoAnswer('unreachable', error.message), { reused: request.reusedSocket }))
      })
      if (!body) return void request.end()
      const checked = body.pipe(limited())
      checked.once('error', (error) => request.destroy(error))
      body.once('error', (error) => request.destroy(error))
      checked.pipe(request)
    })

  return {
    async send(request) {
      try {
        return await sendOnce(request)
      } catch (error) {
        // A kept connection may be closed by the other side at the very moment it is used again.
        const again = error instanceof NoAnswer && 'reused' in error && error.reused && !request.body
        if (!again || request.signal.aborted) throw error
        return sendOnce(request)
      }
    },
    close() {
      agents['http:'].destroy()
      agents['https:'].destroy()
    },
  }
}
