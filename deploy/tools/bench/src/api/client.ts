import http from 'node:http'

/** One call of the supplier API, as a browser makes it. */
export interface Call {
  /** With query, without the token: `/v3/api/catalog/list/?limit=36`. */
  path: string
  /** Fields of a POST; a call without them is a GET. */
  form?: Record<string, string | number>
}

/** One visitor with one connection that stays open. */
export interface BenchClient {
  /** 0, 1, 2 …: what must not be shared between clients is told apart by it. */
  readonly number: number
  /** @throws when the status is not 200 */
  send(call: Call): Promise<string>
  close(): void
}

/** A visitor of the API at `origin` who holds a token. */
export function openClient(origin: string, number: number, token: string): BenchClient {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const send = ({ path, form }: Call) =>
    new Promise<string>((resolve, reject) => {
      const body =
        form && new URLSearchParams(Object.entries(form).map(([name, value]) => [name, `${value}`]))
      const url = `${origin}${path}${path.includes('?') ? '&' : '?'}access_token=${token}`
      const request = http.request(url, {
        agent,
        method: body ? 'POST' : 'GET',
        ...(body && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      })
      request.once('error', reject)
      request.once('response', (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.once('error', reject)
        answer.once('end', () => {
          const text = Buffer.concat(pieces).toString()
          if (answer.statusCode === 200) resolve(text)
          else reject(new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`))
        })
      })
      request.end(body?.toString())
    })
  return { number, send, close: () => agent.destroy() }
}
