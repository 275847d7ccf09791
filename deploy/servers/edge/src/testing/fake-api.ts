import { gzipSync } from 'node:zlib'
import type { Shop } from '@prilavok/shared-kernel/contract'
import Fastify, { type FastifyReply } from 'fastify'
import { SHOPS, secretOf } from './fake-shop'

/** A small supplier API: tokens that belong to a domain, shops, and calls that show what arrived. */
export interface FakeApi {
  origin: string
  /** By domain. */
  shops: Record<string, Shop>
  /** Forms of all token calls. */
  tokenCalls: Record<string, string>[]
  /** Cookie header of each token call. */
  tokenCookies: string[]
  /** X-Forwarded-For of each token call. */
  tokenAddresses: string[]
  /** X-Forwarded-Proto of each token call. */
  tokenProtos: string[]
  /** User-Agent of each token call. */
  tokenAgents: string[]
  /** Forms of all calls that end a session. */
  revokeCalls: Record<string, string>[]
  /** Status of those calls other than 200. */
  revokeStatus: number
  /** Token and shop calls that have begun. */
  begun: number
  /** Milliseconds that a shop call takes. */
  shopDelay: number
  /** Status of shop calls other than 200. */
  shopStatus: number
  /** Text that shop calls answer instead of data. */
  shopText: string | undefined
  /** Whether token calls are answered. */
  tokenStatus: number
  /** Text that token calls answer instead of a token. */
  tokenText: string | undefined
  /** Milliseconds that a token call takes. */
  tokenDelay: number
  /** Status of refreshes other than 200, while all other token calls are answered. */
  refreshStatus: number
  /** Milliseconds that the call /v3/api/slow/ takes. */
  slowness: number
  slowCalls: number
  /** What /v3/api/client/info/ says of the user of a token. */
  buyers: Map<string, { ID: number; INN: string }>
  buyerCalls: number
  /** Milliseconds that this call takes, and its status other than 200. */
  buyerDelay: number
  buyerStatus: number
  /** A token of a user. */
  issueUserToken(domain: string): string
  /** A refresh token that works once. */
  issueRefreshToken(domain: string): string
  /** How many forwarded calls were broken off by the caller. */
  aborted: number
  close(): Promise<void>
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref())

export async function startFakeApi(): Promise<FakeApi> {
  const app = Fastify({
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
    bodyLimit: 8 * 1024 * 1024,
  })
  const tokens = new Map<string, string>()
  const refreshTokens = new Map<string, string>()
  let issued = 0
  const api: FakeApi = {
    origin: '',
    shops: { ...SHOPS },
    tokenCalls: [],
    tokenCookies: [],
    tokenAddresses: [],
    tokenProtos: [],
    tokenAgents: [],
    revokeCalls: [],
    revokeStatus: 200,
    begun: 0,
    shopDelay: 0,
    shopStatus: 200,
    shopText: undefined,
    tokenStatus: 200,
    tokenText: undefined,
    tokenDelay: 0,
    refreshStatus: 200,
    slowness: 0,
    slowCalls: 0,
    aborted: 0,
    buyers: new Map(),
    buyerCalls: 0,
    buyerDelay: 0,
    buyerStatus: 200,
    issueUserToken: (domain) => issue(domain, 'user').access_token,
    issueRefreshToken(domain) {
      const token = `refresh-${++issued}`
      refreshTokens.set(token, domain)
      return token
    },
    close: () => app.close(),
  }
  const issue = (domain: string, kind: string) => {
    const access_token = `${kind}-${SHOPS[domain]?.ID}-${++issued}`
    tokens.set(access_token, domain)
    return { access_token, expires_in: 3600 }
  }
  const grant = (form: Record<string, string>, reply: FastifyReply) => {
    const { domain = '', grant_type } = form
    const known = form.client_id === `id-${domain}` && form.client_secret === secretOf(domain)
    if (!known || !SHOPS[domain]) return reply.code(401).send({ error: 'invalid_client' })
    if (grant_type === 'refresh_token') {
      if (api.refreshStatus !== 200) return reply.code(api.refreshStatus).send({})
      const { refresh_token = '' } = form
      if (refreshTokens.get(refresh_token) !== domain || !refreshTokens.delete(refresh_token))
        return reply.code(400).send({ error: 'invalid_grant' })
      return { ...issue(domain, 'user'), refresh_token: api.issueRefreshToken(domain) }
    }
    if (grant_type === 'password')
      return { ...issue(domain, 'user'), refresh_token: api.issueRefreshToken(domain) }
    return issue(domain, 'visitor')
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post('/v3/oauth/token/', async (request, reply) => {
    api.begun++
    await later(api.tokenDelay)
    const form = Object.fromEntries(new URLSearchParams(String(request.body)))
    api.tokenCalls.push(form)
    api.tokenCookies.push(request.headers.cookie ?? '')
    api.tokenAddresses.push(String(request.headers['x-forwarded-for'] ?? ''))
    api.tokenProtos.push(String(request.headers['x-forwarded-proto'] ?? ''))
    api.tokenAgents.push(String(request.headers['user-agent'] ?? ''))
    if (api.tokenStatus !== 200) return reply.code(api.tokenStatus).header('retry-after', '42').send({})
    if (api.tokenText !== undefined) return reply.type('application/json').send(api.tokenText)
    return reply.header('set-cookie', 'PHPSESSID=from-api; Path=/').send(grant(form, reply))
  })
  app.post('/v3/oauth/token/revoke/', (request, reply) => {
    api.revokeCalls.push(Object.fromEntries(new URLSearchParams(String(request.body))))
    return reply
      .code(api.revokeStatus)
      .header('set-cookie', 'PHPSESSID=; Path=/; Max-Age=0')
      .send({ SUCCESS: 'Y' })
  })
  /** A first password brings a session; a registration says how it went. */
  app.post('/v3/api/auth/register/', (request) => {
    const form = Object.fromEntries(new URLSearchParams(String(request.body)))
    const tokens = { ...issue('demo-green.localhost', 'user'), refresh_token: 'of-a-first-password' }
    return { SUCCESS: 'Y', ...(form.type === 'change_password' && tokens) }
  })
  /** The code of an e-mail brings a session, too. It says what the answer looks like. */
  app.put('/v1/login/confirm/', (request, reply) => {
    const { code } = Object.fromEntries(new URLSearchParams(String(request.body)))
    const text = JSON.stringify({
      SUCCESS: 'Y',
      ...issue('demo-green.localhost', 'user'),
      refresh_token: 'of-a-confirmation',
    })
    if (code === 'byte order mark') return reply.type('application/json').send(`\uFEFF${text}`)
    if (code === 'compressed')
      return reply.header('content-encoding', 'gzip').type('application/json').send(gzipSync(text))
    if (code === 'no JSON') return reply.type('text/html').send(`<p>${text}`)
    if (code === 'failure') return reply.code(500).type('text/html').send('<p>away')
    return reply.type('application/json').send(text)
  })
  app.get<{ Querystring: Record<string, string> }>('/v3/api/client/shop/', async (request, reply) => {
    api.begun++
    await later(api.shopDelay)
    const { domain_name = '', access_token = '' } = request.query
    if (api.shopStatus !== 200) return reply.code(api.shopStatus).send({})
    if (api.shopText !== undefined) return reply.type('application/json').send(api.shopText)
    const owner = tokens.get(access_token)
    if (!owner) return reply.code(401).send({ meta: { errorDetail: 'token invalid' } })
    if (SHOPS[owner] !== SHOPS[domain_name]) return reply.code(403).send({ CODE: 'other_shop' })
    return { ITEM: api.shops[domain_name] }
  })
  app.get<{ Querystring: Record<string, string> }>('/v3/api/client/info/', async (request, reply) => {
    api.buyerCalls++
    const { buyerDelay, buyerStatus } = api
    await later(buyerDelay)
    const ITEM = api.buyers.get(request.query.access_token ?? '')
    if (buyerStatus !== 200) return reply.code(buyerStatus).send({})
    return ITEM ? { ITEM } : reply.code(401).send({ CODE: 'login_required' })
  })
  app.get<{ Querystring: Record<string, string> }>('/v3/api/whoami/', (request) => {
    const token = request.query.access_token ?? ''
    return { token, shop: SHOPS[tokens.get(token) ?? '']?.NAME }
  })
  app.get('/v3/api/slow/', async (_request, reply) => {
    api.slowCalls++
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) api.aborted++
    })
    await later(api.slowness)
    return { late: true }
  })
  app.all('/v3/api/echo/', (request, reply) =>
    reply
      .header('set-cookie', ['PHPSESSID=1; Path=/', 'two=2; Path=/'])
      .header('connection', 'keep-alive, x-hop')
      .header('x-hop', 'of this connection')
      .header('cache-control', 'public, max-age=60')
      .send({
        method: request.method,
        url: request.url,
        headers: request.headers,
        bytes: Buffer.isBuffer(request.body) ? request.body.length : 0,
      }),
  )
  app.get('/v3/api/docs/', () => 'documentation')
  app.get('/upload/a.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=60').send('<svg/>'),
  )
  api.origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return api
}
