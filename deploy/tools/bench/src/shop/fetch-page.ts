import http from 'node:http'

export interface FetchedPage {
  status: number
  headers: http.IncomingHttpHeaders
  /** As it came over the wire. */
  body: Buffer
  milliseconds: number
}

/** One GET without a browser. Shops on `*.localhost` are reached whether or not the system knows such names. */
export function fetchPage(url: string, headers: Record<string, string> = {}): Promise<FetchedPage> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const options = {
      hostname: hostname.endsWith('.localhost') ? 'localhost' : hostname,
      port,
      path: pathname + search,
      headers: { host, ...headers },
      agent: false,
    }
    const request = http.get(options, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(pieces),
          milliseconds: performance.now() - startedAt,
        }),
      )
    })
    request.once('error', reject)
  })
}
