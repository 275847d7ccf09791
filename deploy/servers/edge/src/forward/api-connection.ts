import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { ReceivedBody } from '../body/receive-body'
import type { FairShare } from '../load/fair-share'

export interface ApiRequest {
  method: string
  origin: URL
  /** Path and query, exactly as they came. */
  target: string
  headers: OutgoingHttpHeaders
  /** undefined: a request without a body. */
  body: ReceivedBody | undefined
  /** Whom the connection counts for, see `FairShare`. */
  groups: readonly string[]
  /** Milliseconds of silence after which the API counts as away. */
  timeout: number
  signal: AbortSignal
}

/** Why a request got no answer. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly why: 'unreachable' | 'timeout'

  constructor(why: NoAnswer['why'], cause: string) {
    super(`${why}: ${cause}`)
    this.why = why
  }
}

export interface ApiConnection {
  /** @throws NoAnswer; EdgeError OVERLOADED */
  send(request: ApiRequest): Promise<IncomingMessage>
  close(): void
}

/**
 * Connections to supplier APIs, kept open between requests.
 * @param share who may use how many of them at once
 * @param sockets the most connections
 */
export function createApiConnection(share: FairShare, sockets: number): ApiConnection {
  const options = { keepAlive: true, maxSockets: sockets, maxFreeSockets: 64 }
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }

  const sendOnce = ({ origin, target, method, headers, body, timeout, signal }: ApiRequest) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const isSecure = origin.protocol === 'https:'
      const agent = isSecure ? agents['https:'] : agents['http:']
      const length = body && { 'content-length': body.bytes }
      const request = (isSecure ? https : http).request(origin, {
        path: target,
        method,
        headers: { ...headers, ...length },
        agent,
        timeout,
        signal,
      })
      request.once('response', (answer) => {
        // Whoever answers early may never read the rest.
        answer.once('close', () => !request.writableFinished && request.destroy())
        resolve(answer)
      })
      request.once('timeout', () => request.destroy(new NoAnswer('timeout', `${timeout} ms`)))
      request.once('error', (error) => {
        if (error instanceof NoAnswer) return reject(error)
        reject(Object.assign(new NoAnswer('unreachable', error.message), { reused: request.reusedSocket }))
      })
      if (!body) return void request.end()
      const stored = body.read()
      stored.once('error', (error) => request.destroy(error))
      // `pipe` leaves its source open when the other end closes: a file would stay open for ever.
      request.once('close', () => stored.destroy())
      stored.pipe(request)
    })
  const sendAgain = async (request: ApiRequest) => {
    try {
      return await sendOnce(request)
    } catch (error) {
      // An open connection may be closed by the other side at the very moment it is used again.
      const again = error instanceof NoAnswer && 'reused' in error && error.reused && !request.body
      if (!again || request.signal.aborted) throw error
      return sendOnce(request)
    }
  }

  return {
    async send(request) {
      const release = await share.enter(request.groups, request.signal)
      try {
        const answer = await sendAgain(request)
        answer.once('close', release)
        return answer
      } catch (error) {
        release()
        throw error
      }
    },
    close() {
      agents['http:'].destroy()
      agents['https:'].destroy()
    },
  }
}
