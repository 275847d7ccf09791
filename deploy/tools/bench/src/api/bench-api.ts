import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import { startEmbeddedDatabase } from '@prilavok/embedded-postgres/start-embedded-database'
import { connect } from '@prilavok/supplier-api/platform/database/connection'
import { migrate } from '@prilavok/supplier-api/platform/database/migrate'
import { provisionCredentials } from '@prilavok/supplier-api/provision-credentials'
import type pg from 'pg'
import { freePort } from '../shop/free-port'
import { untilAnswered } from '../shop/until-answered'
import { type BenchClient, openClient } from './client'
import { fillCatalogue } from './fill-catalogue'
import { askToken, DOMAIN, loginOf } from './logins'

/** The shop that is measured: the first of the demonstration. */
export const SHOP_ID = 1

const TIMEOUT_MS = 60_000

/** The API in a process of its own, on its own embedded PostgreSQL, with one large shop. */
export interface BenchApi {
  /** The database itself, to look up what calls need. */
  pool: pg.Pool
  products: number
  /** Visitors with tokens of their own, numbered from 0. @param as clients may order, guests may not */
  clients(as: 'guest' | 'client', count: number): Promise<BenchClient[]>
  /** Address of a call with the token of a new visitor of a shop. */
  visitor(domain: string): Promise<(path: string) => string>
  stop(): Promise<void>
}

/**
 * Starts everything; the data of each size are kept in `.cache/bench`, so that only the first run loads them.
 * @param products in the measured shop
 */
export async function startBenchApi(products: number): Promise<BenchApi> {
  const dataDir = join(ROOT, '.cache', 'bench', `api-${products}`)
  const database = await startEmbeddedDatabase({ dataDir })
  let close = (): Promise<void> => Promise.resolve()
  try {
    await prepare(database.url, products)
    const connection = connect(database.url, 4)
    const { db, pool } = connection
    close = connection.close
    const shops = await provisionCredentials(db)
    const credentialsOf = (domain: string) => {
      const credentials = shops[domain]
      if (!credentials) throw new Error(`No shop has the domain ${domain}.`)
      return credentials
    }
    const { origin, end } = await startApi(database.url, dataDir)
    const openClients: BenchClient[] = []
    return {
      pool,
      products,
      clients: async (as, count) => {
        const opened: BenchClient[] = []
        for (let number = 0; number < count; number++) {
          const grant =
            as === 'guest' ? { grant_type: 'client_credentials' } : await loginOf(pool, SHOP_ID, number)
          opened.push(openClient(origin, number, await askToken(origin, credentialsOf(DOMAIN), grant)))
        }
        openClients.push(...opened)
        return opened
      },
      visitor: async (domain) => {
        const grant = { grant_type: 'client_credentials' }
        const token = await askToken(origin, credentialsOf(domain), grant, domain)
        return (path) => `${origin}${path}?access_token=${token}`
      },
      stop: async () => {
        for (const client of openClients) client.close()
        await end()
        // Thousands of measured orders write two each.
        await rm(join(dataDir, 'services', 'emails'), { recursive: true, force: true })
        await close()
        await database.stop()
      },
    }
  } catch (cause) {
    await close()
    await database.stop()
    throw cause
  }
}

async function prepare(databaseUrl: string, products: number): Promise<void> {
  const { pool, close } = connect(databaseUrl, 4)
  try {
    await migrate(pool)
    await fillCatalogue(pool, products)
  } finally {
    await close()
  }
}

/** The API as `npm run api` starts it. */
async function startApi(databaseUrl: string, dataDir: string) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'deploy/servers/supplier-api/src/main.ts')],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        API_PORT: String(port),
        API_HOST: '127.0.0.1',
        // One buyer asks here as often as a hundred do.
        RATE_OF_SESSION: '0',
        RATE_OF_ADDRESS: '0',
        API_DATA_DIR: join(dataDir, 'services'),
        LOG_LEVEL: 'error',
      },
    },
  )
  const end = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The API ended with code ${code}; the lines above say why.`)),
    )
  })
  const isOpen = async () => (await fetch(`${origin}/v3/api/utils/check/`)).status === 401
  try {
    await Promise.race([ended, untilAnswered(isOpen, TIMEOUT_MS)])
  } catch (cause) {
    await end()
    throw cause
  }
  return { origin, end }
}
