import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demonstration } from '@prilavok/demo-shops/demonstration'
import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'
import { connect, type Database } from '../platform/database/connection'
import { provisionCredentials, type ShopCredentials } from '../provision-credentials'
import { type ApiOptions, createApi } from '../server'
import { servicesOf } from '../settings'
import { type DemoSize, testDatabase } from './test-database'

export const GREEN = 'demo-green.localhost'
export const BLUE = 'demo-blue.localhost'
export const RED = 'demo-red.localhost'

/** The real API on a real database with a small catalogue, and a client's way of calling it. */
export interface TestApi {
  app: FastifyInstance
  db: Database
  pool: Pool
  /** Address of the database, for further processes or connections. */
  databaseUrl: string
  credentials: ShopCredentials
  /** POST /v3/oauth/token/ as the edge sends it. */
  token(domain: string, grant: Record<string, string>, cookie?: string): Promise<LightMyRequestResponse>
  /** An anonymous token; each call is another visitor. */
  visitor(domain?: string): Promise<string>
  /** Tokens of a demonstration account. */
  login(email: string, domain?: string): Promise<TokenAnswer>
  get(token: string, path: string): Promise<LightMyRequestResponse>
  /** @param form names as the client flattens them, `products[15]` */
  post(token: string, path: string, form: Record<string, string | number>): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/**
 * A database of its own on the server that all tests of a run share (`TEST_DATABASE_URL`, else an embedded one). Nothing
 * is done in the background unless the options say so: what a test compares stays as it is.
 * @param options of the API that a test is about
 */
export async function startTestApi(
  options: Partial<ApiOptions> = {},
  size: DemoSize = 'small',
): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prilavok api '))
  const database = await testDatabase(size)
  const { db, pool, close } = connect(database.url, 4)
  const credentials = await provisionCredentials(db)
  const app = await createApi({
    databaseUrl: database.url,
    services: servicesOf({}, dataDir),
    logLevel: 'silent',
    background: false,
    demonstration,
    ...options,
  })

  const send = (
    method: 'GET' | 'POST',
    url: string,
    form?: Record<string, string | number>,
    cookie?: string,
  ) =>
    app.inject({
      method,
      url,
      headers: {
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(cookie && { cookie }),
      },
      ...(form && { payload: new URLSearchParams(mapValues(form)).toString() }),
    })
  const withToken = (path: string, token: string) =>
    `${path}${path.includes('?') ? '&' : '?'}access_token=${token}`
  const token: TestApi['token'] = (domain, grant, cookie) =>
    send('POST', '/v3/oauth/token/', { domain, ...credentials[domain], ...grant }, cookie)

  return {
    app,
    db,
    pool,
    databaseUrl: database.url,
    credentials,
    token,
    visitor: async (domain = GREEN) =>
      (await token(domain, { grant_type: 'client_credentials' })).json<TokenAnswer>().access_token,
    login: async (email, domain = GREEN) =>
      (
        await token(domain, { grant_type: 'password', username: email, password: DEMO_PASSWORD })
      ).json<TokenAnswer>(),
    get: (accessToken, path) => send('GET', withToken(path, accessToken)),
    post: (accessToken, path, form) => send('POST', withToken(path, accessToken), form),
    close: async () => {
      await app.close()
      await close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const mapValues = (form: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))
