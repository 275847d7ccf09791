import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { stackUnderTest } from './stack-under-test'

interface Answer {
  status: number
  text: string
  headers: IncomingHttpHeaders
  setCookies: string[]
}

/** A visitor of one shop without a browser: keeps its cookies and speaks HTTP with the edge. */
export class ShopClient {
  readonly cookies = new Map<string, string>()
  readonly #domain: string

  constructor(shop: { domain: string }) {
    this.#domain = shop.domain
  }

  /** Holds a cookie as if the shop had set it. */
  keep(name: string, value: string): this {
    this.cookies.set(name, value)
    return this
  }

  /** One call with nothing added but the cookies; what it sets is not kept. */
  send(method: string, path: string, body?: string | Record<string, string>): Promise<Answer> {
    return this.#ask(method, path, typeof body === 'object' ? new URLSearchParams(body).toString() : body)
  }

  /** The same with the token. */
  call(method: string, path: string, form?: Record<string, string>): Promise<Answer> {
    return this.send(method, this.#withToken(path), form)
  }

  async page(path: string): Promise<string> {
    const { text, setCookies } = await this.#ask('GET', path)
    for (const line of setCookies) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      this.cookies.set(name, value)
    }
    return text
  }

  async get<T>(path: string): Promise<T> {
    return JSON.parse((await this.call('GET', path)).text) as T
  }

  async post<T>(path: string, form: Record<string, string>): Promise<T> {
    return JSON.parse((await this.call('POST', path, form)).text) as T
  }

  #withToken(path: string): string {
    const url = new URL(path, 'http://shop')
    url.searchParams.set('access_token', decodeURIComponent(this.cookies.get('access_token') ?? ''))
    return url.pathname + url.search
  }

  #ask(method: string, path: string, body?: string): Promise<Answer> {
    const { port } = stackUnderTest()
    const headers: OutgoingHttpHeaders = {
      host: `${this.#domain}:${port}`,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    return new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(pieces).toString('utf8'),
            headers: answer.headers,
            setCookies: answer.headers['set-cookie'] ?? [],
          }),
        )
      })
      call.on('error', reject)
      call.end(body)
    })
  }
}
